import { Box, Flex, Text } from "@chakra-ui/react";
import { cleanName, isolated } from "../../domain/cleanText";
import type { ElectricityOffer, ProviderLinks } from "../../domain/electricityOffers";
import { externalUrlOf } from "../../domain/externalUrl";
import { useTexts } from "../../i18n";
import { ExternalLink } from "../../ui/ExternalLink";
import { documentsOf } from "./documents";

/** Toasts stand above all of it, with one button or two. */
const toastsAbove = (rem: number) => ({ "--toast-bottom": `min(calc(${rem}rem + env(safe-area-inset-bottom)), 50dvh)` });

const TOASTS = {
  "html:has(&)": toastsAbove(12.25),
  "html:has(& ~ button ~ button)": toastsAbove(16),
};

type TermsOfYesProps = { offer: ElectricityOffer; links: ProviderLinks };

/** What a yes means, where it is given: the terms that it accepts, and what there is to read before (EL-07). */
export function TermsOfYes({ offer, links }: TermsOfYesProps) {
  const { t } = useTexts();
  const name = cleanName(offer.provider?.name);
  const readable = documentsOf(links).filter(({ href }) => externalUrlOf(href) !== null);
  if (readable.length === 0) return null;
  return (
    <Box textAlign="center" css={TOASTS}>
      {externalUrlOf(links.termsAndConditionsLink) !== null && (
        <Text textStyle="small" overflowWrap="anywhere" textWrap="balance">
          {name === null
            ? t("electricityOffer.terms.accepted")
            : t("electricityOffer.terms.accepted.of", { name: isolated(name) })}
        </Text>
      )}
      <Flex wrap="wrap" justify="center" columnGap="5">
        {readable.map(({ textKey, href }) => (
          <Flex key={textKey} align="center" minH="target" textStyle="small">
            <ExternalLink href={href} isAlone>
              {t(textKey)}
            </ExternalLink>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
