import { chakra, Flex, Text } from "@chakra-ui/react";
import { type TextKey, useTexts } from "../i18n";

const CHOICES = ["light", "dark", "system"] as const;
type Choice = (typeof CHOICES)[number];

const TEXTS = { light: "theme.light", dark: "theme.dark", system: "theme.system" } as const satisfies Record<Choice, TextKey>;

/** Ljust, Mörkt or Följ systemet: radio buttons of the browser, so that arrows and readers know them. */
export function ThemeChoice({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const { t } = useTexts();
  return (
    <fieldset>
      <Text as="legend" fontWeight={600} mb="2">
        {t("theme.label")}
      </Text>
      <Flex wrap="wrap" bg="surfaceContainerHigh" borderRadius="26px" p="1" gap="1">
        {CHOICES.map((one) => (
          <Segment key={one}>
            <Radio type="radio" name="theme" value={one} checked={one === choice} onChange={() => onChoose(one)} />
            {t(TEXTS[one])}
          </Segment>
        ))}
      </Flex>
    </fieldset>
  );
}

/** Laid over its whole segment, unseen: the segment shows its state. */
const Radio = chakra("input", { base: { position: "absolute", inset: 0, opacity: 0, cursor: "pointer", m: 0 } });

const Segment = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "1 1 auto",
    minH: "44px",
    px: "2",
    borderRadius: "full",
    textAlign: "center",
    fontSize: "0.9375rem",
    lineHeight: 1.2,
    fontWeight: 560,
    color: "onSurfaceVariant",
    transition: "background-color 200ms, color 200ms",
    "&:has(:checked)": { bg: "card", color: "onSurface", boxShadow: "card", fontWeight: 650 },
    "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "primary", outlineOffset: "2px" },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid" } },
  },
});
