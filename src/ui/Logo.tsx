import { Flex, Text } from "@chakra-ui/react";
import { PRODUCT_NAME } from "./product";

/** The product's mark and name. `size` is the height of the mark in px. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap={size > 40 ? "3" : "2"}>
      <LogoMark size={size} />
      <Text as="span" fontWeight={700} letterSpacing="-0.025em" fontSize={`${size * 0.66}px`} lineHeight={1}>
        {PRODUCT_NAME}
      </Text>
    </Flex>
  );
}

/** The mark alone: a home whose door is a signed paper. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="48" height="48" rx="14" fill="var(--chakra-colors-primary)" />
      <path d="M10.5 23.5 24 12l13.5 11.5" stroke="var(--chakra-colors-on-primary)" strokeWidth="4" />
      <path
        d="M15 25v9.5a2.5 2.5 0 0 0 2.5 2.5h13a2.5 2.5 0 0 0 2.5-2.5V25"
        stroke="var(--chakra-colors-on-primary)"
        strokeWidth="4"
      />
      <path d="m20 28.5 3 3 5.5-6" stroke="var(--chakra-colors-primary-container)" strokeWidth="3.5" />
    </svg>
  );
}
