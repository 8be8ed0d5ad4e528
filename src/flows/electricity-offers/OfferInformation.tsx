import { Box, Stack } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { ElectricityOffer, Information, ProviderLinks } from "../../domain/electricityOffers";
import { type TextKey, useTexts } from "../../i18n";
import { Disclosure } from "../../ui/Disclosure";
import { ExternalLink } from "../../ui/ExternalLink";
import { Markdown } from "../../ui/Markdown";
import { documentsOf } from "./documents";
import { TitledCard } from "./OfferDetails";

type OfferInformationProps = { offer: ElectricityOffer; links: ProviderLinks };

/** About the provider and the change, folded away, and what the provider wants to have been read (EL-06, EL-07, EL-22). */
export function OfferInformation({ offer: { providerInformation, contractChangeInformation }, links }: OfferInformationProps) {
  const { t } = useTexts();
  const folded = [
    foldable(providerInformation, "electricityOffer.aboutProvider"),
    foldable(contractChangeInformation, "electricityOffer.aboutChange"),
  ].filter((one) => one !== null);
  const named = documentsOf(links).filter(({ href }) => href !== null);
  if (folded.length === 0 && named.length === 0) return null;
  return (
    <TitledCard titleKey="electricityOffer.information">
      {folded.map(({ titleKey, title, body }) => (
        <Disclosure key={titleKey} title={<bdi>{title ?? t(titleKey)}</bdi>}>
          <Box fontSize="0.9375rem" overflowWrap="anywhere">
            <Markdown text={body} />
          </Box>
        </Disclosure>
      ))}
      {named.length > 0 && (
        <Stack as="ul" role="list" gap="0" mb="-2" pt="3" {...(folded.length > 0 && APART)}>
          {named.map(({ textKey, href }) => (
            <Box as="li" key={textKey} display="flex" alignItems="center" minH="target" minW="0" overflowWrap="anywhere">
              <Box minW="0">
                <ExternalLink href={href} hasHost isAlone>
                  {t(textKey)}
                </ExternalLink>
              </Box>
            </Box>
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}

const APART = { borderTopWidth: "1px", borderColor: "outlineVariant" };

/** Null where there is nothing to read but a title. */
function foldable(information: Information | null, titleKey: TextKey) {
  const body = information?.description?.trim();
  return body ? { titleKey, title: cleanName(information?.title), body } : null;
}
