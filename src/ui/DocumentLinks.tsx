import { Flex, Link } from "@chakra-ui/react";
import { useTexts } from "../i18n";
import { InternalLink } from "./InternalLink";

const DOCUMENTS = {
  powerOfAttorney: { to: "/power-of-attorney", textKey: "document.powerOfAttorney" },
  terms: { to: "/terms-and-conditions", textKey: "document.terms" },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** Where one reads what one is asked to sign or accept. */
export function DocumentLinks({ has }: { has: readonly DocumentName[] }) {
  const { t } = useTexts();
  return (
    <Flex wrap="wrap" columnGap="5">
      {has.map((name) => (
        <Link asChild key={name} display="inline-flex" alignItems="center" minH="target">
          <InternalLink to={DOCUMENTS[name].to}>{t(DOCUMENTS[name].textKey)}</InternalLink>
        </Link>
      ))}
    </Flex>
  );
}
