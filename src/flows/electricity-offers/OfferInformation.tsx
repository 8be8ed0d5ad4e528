import { Box, Stack } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { ElectricityOffer, Information, ProviderLinks } from "../../domain/electricityOffers";
import { type TextKey, useTexts } from "../../i18n";
import { MoreInformation } from "../../ui/cards/MoreInformation";
import { ExternalLink } from "../../ui/ExternalLink";
import { TitledCard } from "./OfferDetails";

type OfferInformationProps = { offer: ElectricityOffer; links: ProviderLinks };

/** About the provider and the change, folded away, and what the provider wants to have been read (EL-06, EL-07, EL-22). */
export function OfferInformation({ offer: { providerInformation, contractChangeInformation }, links }: OfferInformationProps) {
  const { t } = useTexts();
  const unfolded = [
    foldable(providerInformation, "electricityOffer.aboutProvider"),
    foldable(contractChangeInformation, "electricityOffer.aboutChange"),
  ].filter((one) => one !== null);
  const documents = [
    { textKey: "electricityOffer.terms", href: links.termsAndConditionsLink },
    { textKey: "electricityOffer.privacy", href: links.privacyPolicyLink },
  ] as const;
  const named = documents.filter(({ href }) => href !== null);
  if (unfolded.length === 0 && named.length === 0) return null;
  return (
    <TitledCard titleKey="electricityOffer.information">
      {unfolded.map(({ titleKey, title, body }) => (
        <Box key={titleKey} css={{ "& > details": { mb: 0 } }}>
          <MoreInformation information={{ title: title ?? t(titleKey), body }} />
        </Box>
      ))}
      {named.length > 0 && (
        <Stack as="ul" role="list" gap="0" mb="-2" pt="2" {...(unfolded.length > 0 && APART)}>
          {named.map(({ textKey, href }) => (
            <Box as="li" key={textKey} display="flex" alignItems="center" minH="target" minW="0" overflowWrap="anywhere">
              <Box minW="0">
                <ExternalLink href={href} hasHost>
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

/** Null where there is nothing to read. */
function foldable(information: Information | null, titleKey: TextKey) {
  const title = cleanName(information?.title);
  const body = information?.description?.trim() || null;
  return title === null && body === null ? null : { titleKey, title, body };
}
