import { Box, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** More to read, folded away below its title: the browser's own disclosure. */
export const Disclosure = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Details>
    <chakra.summary>
      <Flex align="center" justify="space-between" gap="3" minH="target" minW="0" overflowWrap="anywhere">
        {title}
        <ChevronDown size={20} strokeWidth={1.8} aria-hidden />
      </Flex>
    </chakra.summary>
    <Box pt="1" pb="2" color="onSurfaceVariant">
      {children}
    </Box>
  </Details>
);

const Details = chakra("details", {
  base: {
    borderTopWidth: "1px",
    borderColor: "outlineVariant",
    "&:last-child": { mb: "-2" },
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
