import { Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type TextKey, useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";

type CardSectionProps = { titleKey: TextKey; cards: readonly { key: string; content: ReactNode }[] };

/** Cards about the contract under one heading; nothing where there are none. One that breaks takes no other along (F62). */
export function CardSection({ titleKey, cards }: CardSectionProps) {
  const { t } = useTexts();
  const headingId = titleKey.replaceAll(".", "-");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} mb="3">
        {t(titleKey)}
      </Heading>
      <Stack gap="3">
        {cards.map(({ key, content }) => (
          <CardBoundary key={key}>{content}</CardBoundary>
        ))}
      </Stack>
    </section>
  );
}
