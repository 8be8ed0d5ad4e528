import { Box } from "@chakra-ui/react";

type PriceProps = {
  /** The number as people write it (src/domain/numbers). */
  value: string;
  /** `kr/mån`; null when there is none to show. */
  unit: string | null;
  size?: "sm" | "md" | "lg" | "xl";
};

const SIZES = {
  sm: { value: "1.0625rem", unit: "0.8125rem" },
  md: { value: "1.25rem", unit: "0.875rem" },
  lg: { value: "min(1.75rem, 13vw)", unit: "min(1rem, 9vw)" },
  // A large sum stays on the screen where letters are large too.
  xl: { value: "min(2.125rem, 13vw)", unit: "min(1.125rem, 9vw)" },
} as const;

/** An amount: the number large, its unit smaller beside it. Only where they don't fit on a line does the unit take the next. */
export function Price({ value, unit, size = "lg" }: PriceProps) {
  return (
    <Box as="span" className="tabular" fontWeight={670} letterSpacing="-0.02em" lineHeight={1.15} fontSize={SIZES[size].value}>
      <Box as="span" whiteSpace="nowrap">
        {value}
      </Box>
      {unit && (
        <>
          <wbr />
          <Box as="span" whiteSpace="nowrap" fontSize={SIZES[size].unit} fontWeight={600} letterSpacing="-0.01em">
            {`\u00a0${unit}`}
          </Box>
        </>
      )}
    </Box>
  );
}
