import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { type ElectricityOffer, yesTo } from "../../domain/electricityOffers";
import { keyed } from "../../domain/keyed";
import { agreedIn, sellingPointsOf } from "../../domain/offerLines";
import { type TextKey, useTexts } from "../../i18n";
import { AttributeLines } from "../../ui/attributes/AttributeLines";
import { Card } from "../../ui/Card";
import { CardText } from "../../ui/cards/CardText";

type AboutOffer = { offer: ElectricityOffer };

/** A card under its own heading. */
export function TitledCard({ titleKey, children }: { titleKey: TextKey; children: ReactNode }) {
  const { t } = useTexts();
  const headingId = titleKey.replaceAll(".", "-");
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Heading as="h2" id={headingId} textStyle="body" fontSize="min(1rem, 8vw)" fontWeight={650} mb="2.5">
          {t(titleKey)}
        </Heading>
        {children}
      </section>
    </Card>
  );
}

/** What it is about, in the provider's own words. */
export function DescriptionSection({ offer: { offerDescription } }: AboutOffer) {
  if (!offerDescription?.trim()) return null;
  return (
    <TitledCard titleKey="electricityOffer.about">
      <CardText text={offerDescription} />
    </TitledCard>
  );
}

/** What the provider says for it (EL-10). */
export function SellingPoints({ offer }: AboutOffer) {
  const points = keyed(sellingPointsOf(offer), ({ title, value }) => `${title} ${value}`);
  if (points.length === 0) return null;
  return (
    <TitledCard titleKey="electricityOffer.included">
      <Stack as="ul" role="list" gap="2.5">
        {points.map(({ key, item: { title, value } }) => (
          <Flex as="li" key={key} gap="2.5" css={{ "& svg": { flexShrink: 0, mt: "0.5" } }} color="primary">
            <Check size={20} strokeWidth={2.2} aria-hidden />
            <Text color="onSurface" minW="0" overflowWrap="anywhere">
              {title && (
                <>
                  <bdi>{title}</bdi>:{" "}
                </>
              )}
              <bdi>{value}</bdi>
            </Text>
          </Flex>
        ))}
      </Stack>
    </TitledCard>
  );
}

/** What one would agree on (EL-10). Something off the present agreement is none of its own: its name stands above. */
export function AgreementSection({ offer }: AboutOffer) {
  const isDiscount = yesTo(offer) === "acknowledge";
  const lines = agreedIn(offer).filter(({ labelKey }) => !isDiscount || labelKey !== "contract.attribute.name");
  if (lines.length === 0) return null;
  return (
    <TitledCard titleKey={isDiscount ? "electricityOffer.discount" : "electricityOffer.agreement"}>
      <AttributeLines lines={lines} />
    </TitledCard>
  );
}
