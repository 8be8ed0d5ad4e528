import { Flex, Stack, Text } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import type { BackgroundProcess } from "../../domain/cards";
import { type TextKey, useTexts } from "../../i18n";
import { ProgressLine } from "./ProgressLine";

type Look = { textKey: TextKey; color: string; textColor: string; icon: LucideIcon | null };

const LOOKS: Record<"COMPLETED" | "FAILED", Look> = {
  COMPLETED: { textKey: "card.process.completed", color: "primary", textColor: "onSurface", icon: CircleCheck },
  FAILED: { textKey: "card.process.failed", color: "error", textColor: "error", icon: CircleAlert },
};

/** A status that we don't know yet is still under way, as far as one can tell. */
const UNDER_WAY: Look = { textKey: "card.process.processing", color: "primary", textColor: "onSurfaceVariant", icon: null };

/** What works in the background for a card, and how far it has come. */
export function ProcessStatus({ process }: { process: BackgroundProcess | null }) {
  const { serverText } = useTexts();
  if (!process) return null;
  const { textKey, color, textColor, icon: Icon } = lookOf(process.status);
  const text = serverText(process.statusDescriptionKey, textKey);
  if (!Icon) {
    return (
      <Stack gap="2">
        <Text textStyle="small" color={textColor}>
          {text}
        </Text>
        <ProgressLine />
      </Stack>
    );
  }
  return (
    <Flex gap="2" css={{ "& svg": { flexShrink: 0 } }} color={color} textStyle="small" fontWeight={560}>
      <Icon size={20} strokeWidth={1.8} aria-hidden />
      <Text color={textColor} minW="0" overflowWrap="anywhere">
        {text}
      </Text>
    </Flex>
  );
}

const lookOf = (status: string): Look => (status === "COMPLETED" || status === "FAILED" ? LOOKS[status] : UNDER_WAY);
