import { Box, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ContextualInformation } from "../../domain/cards";
import { cleanName } from "../../domain/cleanText";
import { useTexts } from "../../i18n";
import { CardText } from "./CardText";

/** What a card has to say besides, folded away: the browser's own disclosure. */
export function MoreInformation({ information }: { information: ContextualInformation | null }) {
  const { t } = useTexts();
  const title = cleanName(information?.title);
  if (!information?.body) return title && <CardText text={title} />;
  return (
    <Disclosure>
      <chakra.summary>
        <Flex align="center" justify="space-between" gap="3" minH="target">
          {title ?? t("card.moreInformation")}
          <ChevronDown size={20} strokeWidth={1.8} aria-hidden />
        </Flex>
      </chakra.summary>
      <Box pb="2" color="onSurfaceVariant">
        <CardText text={information.body} />
      </Box>
    </Disclosure>
  );
}

const Disclosure = chakra("details", {
  base: {
    borderTopWidth: "1px",
    borderColor: "outlineVariant",
    mb: "-2",
    "& summary": {
      cursor: "pointer",
      listStyle: "none",
      fontSize: "0.9375rem",
      fontWeight: 560,
      color: "primary",
      borderRadius: "sm",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "& summary svg": { flexShrink: 0, transition: "transform 200ms" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
  },
});
