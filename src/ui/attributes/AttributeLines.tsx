import { chakra } from "@chakra-ui/react";
import type { Attribute } from "../../domain/attributes";
import { type TextKey, useTexts } from "../../i18n";
import { useAttributeTexts } from "./useAttributeTexts";

/** One line each: what it is, what it says. Where they don't fit side by side, what it says takes the next; so does a note. */
export function AttributeLines({ lines }: { lines: readonly Attribute<TextKey>[] }) {
  const { t } = useTexts();
  const { valueText, laterText } = useAttributeTexts();
  if (lines.length === 0) return null;
  return (
    <Lines>
      {lines.map(({ labelKey, value, paths }) => {
        const later = value.kind === "price" ? laterText(value.price) : null;
        return (
          <div key={paths[0]}>
            <dt>{t(labelKey)}</dt>
            <dd className="tabular">
              <bdi>{valueText(value)}</bdi>
            </dd>
            {later && <dd className="tabular note">{later}</dd>}
          </div>
        );
      })}
    </Lines>
  );
}

const Lines = chakra("dl", {
  base: {
    mb: "-2.5",
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: "2",
      py: "2.5",
      borderTopWidth: "1px",
      borderColor: "outlineVariant",
    },
    "& dt": { color: "onSurfaceVariant", fontSize: "min(1rem, 8vw)", overflowWrap: "anywhere", hyphens: "auto", minW: 0 },
    "& dd": {
      flex: "1 1 auto",
      textAlign: "end",
      fontSize: "min(1rem, 8vw)",
      fontWeight: 560,
      overflowWrap: "anywhere",
      minW: 0,
    },
    "& dd.note": { flexBasis: "100%", textStyle: "small", color: "onSurfaceVariant", fontWeight: 400, textWrap: "balance" },
  },
});
