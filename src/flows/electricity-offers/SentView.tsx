import { Box, Text } from "@chakra-ui/react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Paper } from "../../ui/drawings/Paper";
import { StateView } from "../../ui/StateView";
import { isSent, type OffersSnapshot } from "./flow";
import { type Leaving, WayToContract } from "./WayToContract";

const NOT_KNOWN = { cutOff: "electricityOffer.unknown.cutOff", lost: "electricityOffer.unknown.body" } as const;

type SentViewProps = Leaving & {
  snapshot: OffersSnapshot;
  onLook: () => void;
};

/** The answer has arrived and can't be seen yet, or nobody knows whether it arrived: nothing more can be answered until then. */
export function SentView({ snapshot, onLook, ...leaving }: SentViewProps) {
  const { t } = useTexts();
  const hasArrived = isSent(snapshot);
  const isLooking = snapshot.matches({ offer: { waiting: "looking" } });
  const unchanged = snapshot.matches({ offer: { waiting: "unchanged" } })
    ? t(hasArrived ? "electricityOffer.sent.unchanged" : "electricityOffer.unknown.unchanged")
    : null;
  return (
    <StateView
      drawing={<Paper />}
      title={t(hasArrived ? "electricityOffer.sent.title" : "electricityOffer.unknown.title")}
      body={t(
        hasArrived ? "electricityOffer.sent.body" : NOT_KNOWN[snapshot.context.answered?.sent === "cutOff" ? "cutOff" : "lost"],
      )}
    >
      <Button aria-disabled={isLooking} aria-busy={isLooking} onClick={onLook}>
        {t(isLooking ? "electricityOffer.looking" : "electricityOffer.look")}
      </Button>
      <WayToContract {...leaving} variant="text" />
      <Text role="status" color="onSurfaceVariant" minH="1lh">
        {isLooking ? (
          <Box as="span" srOnly>
            {t("electricityOffer.looking")}
          </Box>
        ) : (
          unchanged
        )}
      </Text>
    </StateView>
  );
}
