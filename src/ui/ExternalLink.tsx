import { Box, Link } from "@chakra-ui/react";
import { ExternalLink as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { externalUrlOf } from "../domain/externalUrl";
import { useTexts } from "../i18n";

type ExternalLinkProps = {
  /** As it came: what isn't an absolute https address without user-info is shown as text only. */
  href: string | null | undefined;
  children: ReactNode;
  /** Says where it leads, for links whose words somebody else chose. */
  hasHost?: boolean;
  /** Not within a sentence: as high as a finger needs. */
  isAlone?: boolean;
};

/** In a new tab, and the other side is given nothing. */
export const OUTWARD = { target: "_blank", rel: "noopener noreferrer", referrerPolicy: "no-referrer" } as const;

/** A link out of the app, in a new tab, that gives the other side nothing (R3). */
export function ExternalLink({ href, children, hasHost = false, isAlone = false }: ExternalLinkProps) {
  const url = externalUrlOf(href);
  if (!url) return <>{children}</>;
  return (
    <Link href={url.href} py={isAlone ? "3.5" : "0"} {...OUTWARD}>
      {children}
      {hasHost && (
        <Box as="span" fontWeight={400}>
          {` (${url.host})`}
        </Box>
      )}
      <LeadsOut />
    </Link>
  );
}

/** Says behind a link's words that it leads out of the app. */
export function LeadsOut() {
  const { t } = useTexts();
  return (
    <>
      <Box as={Icon} display="inline" aria-hidden boxSize="0.9em" ml="1" verticalAlign="-0.1em" />
      <Box as="span" srOnly>
        {` (${t("app.opensInNewTab")})`}
      </Box>
    </>
  );
}
