import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import type { Provider } from "../../domain/cards";
import { cleanName } from "../../domain/cleanText";
import { keyed } from "../../domain/keyed";
import { ProviderLogos } from "./ProviderLogos";

type CardHeadProps = {
  /** Of what tells this card from others: what can be done about it points here. */
  id: string;
  title: string;
  /** Whom it is about: their logos, and their names below the title. */
  providers: readonly Provider[];
  /** What else tells this card from others like it: an address, a plate. */
  source?: string | null;
};

/** The head of a card: logos, what it is, whose it is. */
export function CardHead({ id, title, providers, source }: CardHeadProps) {
  const names = [...new Set([...providers.map(({ name }) => cleanName(name)), cleanName(source)])].filter(
    (name) => name !== null,
  );
  return (
    <Flex columnGap="3" rowGap="2" wrap="wrap">
      <ProviderLogos providers={providers} />
      <Stack id={id} gap="0.5" flex={providers.length > 2 ? "1 1 100%" : "1 1 9rem"} minW="0" justify="center">
        <Heading as="h3" textStyle="body" fontWeight={650} lineHeight={1.35} overflowWrap="anywhere">
          {title}
        </Heading>
        {names.length > 0 && (
          <Text textStyle="small" color="onSurfaceVariant" overflowWrap="anywhere">
            {keyed(names, (name) => name).map(({ key, item }, place) => (
              <Fragment key={key}>
                {place > 0 && " · "}
                <bdi>{item}</bdi>
              </Fragment>
            ))}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
