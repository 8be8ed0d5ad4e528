import { Box, Flex, Text } from "@chakra-ui/react";
import type { Provider } from "../../domain/cards";
import { keyed } from "../../domain/keyed";
import { ProviderLogo } from "../ProviderLogo";

const MAX_LOGOS = 3;

/** Up to three logos, the later ones tucked beneath, and how many more there are. Decoration: the names stand beside them. */
export function ProviderLogos({ providers }: { providers: readonly Provider[] }) {
  const shown = keyed(providers.slice(0, MAX_LOGOS), ({ id, name }) => id ?? name);
  const rest = providers.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <Flex aria-hidden align="center" flexShrink={0}>
      {shown.map(({ key, item }, place) => (
        <Box key={key} ml={place === 0 ? "0" : "-2"} position="relative" zIndex={MAX_LOGOS - place} css={RIM}>
          <ProviderLogo {...item} />
        </Box>
      ))}
      {rest > 0 && (
        <Text ml="1.5" textStyle="small" color="onSurfaceVariant" className="tabular">
          +{rest}
        </Text>
      )}
    </Flex>
  );
}

/** Keeps neighbours apart where they overlap. */
const RIM = { "& > span": { boxShadow: "0 0 0 2px var(--chakra-colors-card)" } };
