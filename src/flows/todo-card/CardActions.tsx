import { Box, Flex, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { Upload as UploadIcon } from "lucide-react";
import { type CardWay, subFlowWay } from "../../domain/cardActions";
import type { OngoingCard, SubFlow } from "../../domain/cards";
import { keyed } from "../../domain/keyed";
import { type TextKey, useTexts } from "../../i18n";
import { type Card, isSending } from "./useCard";
import { type ButtonLook, WayButton } from "./WayButton";

type Action = { way: CardWay; subFlow: SubFlow };

export const actionsOf = (
  card: Pick<OngoingCard, "contractId" | "contractType" | "providers">,
  subFlows: readonly SubFlow[],
): Action[] => subFlows.map((subFlow) => ({ way: subFlowWay(card, subFlow), subFlow }));

const LOOKS = new Map<string, ButtonLook>([
  ["Secondary", { variant: "text" }],
  ["Upload", { variant: "tonal", icon: <UploadIcon size={20} strokeWidth={1.8} aria-hidden /> }],
]);
const PRIMARY: ButtonLook = { variant: "tonal" };

/** For a button whose name nobody has written. */
const NAMES = {
  external: "card.button.external",
  text: "card.button.page",
  page: "card.button.page",
  acknowledge: "card.button.acknowledge",
  collect: "card.button.collect",
  unknown: "card.button.page",
  broken: "card.button.page",
} satisfies Record<CardWay["kind"], TextKey>;

type CardActionsProps = {
  card: Card;
  actions: readonly Action[];
  /** The head of the card that they stand on. */
  headId: string;
};

/** The buttons of a card, and how it goes. Nothing where there are none. */
export function CardActions({ card, actions, headId }: CardActionsProps) {
  const { serverText } = useTexts();
  if (actions.length === 0) return null;
  return (
    <Box>
      <Flex wrap="wrap" align="center" gap="2">
        {keyed(actions, ({ subFlow }) => subFlow.action).map(({ key, item: { way, subFlow } }) => (
          <WayButton key={key} card={card} way={way} describedBy={headId} look={LOOKS.get(subFlow.type) ?? PRIMARY}>
            {serverText(subFlow.buttonNameKey, NAMES[way.kind])}
          </WayButton>
        ))}
      </Flex>
      <HowItGoes card={card} />
    </Box>
  );
}

/** Always there, so that a reader hears what it says next. */
function HowItGoes({ card }: { card: Card }) {
  const { t } = useTexts();
  const isUnable = useSelector(card, (snapshot) => snapshot.matches({ resting: "unable" }));
  const isBusy = useSelector(card, isSending);
  return (
    <Box role="status">
      {isUnable && (
        <Text mt="2" textStyle="small" color="onSurfaceVariant">
          {t("card.unable")}
        </Text>
      )}
      {isBusy && <Text srOnly>{t("card.busy")}</Text>}
    </Box>
  );
}
