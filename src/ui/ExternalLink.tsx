import { Box, Link } from "@chakra-ui/react";
import { ExternalLink as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import { externalUrlOf } from "../domain/externalUrl";

type ExternalLinkProps = {
  /** As it came: what isn't an absolute https address without user-info is shown as text only. */
  href: string | null | undefined;
  children: ReactNode;
  /** Says where it leads, for links whose words somebody else chose. */
  hasHost?: boolean;
};

/** A link out of the app, in a new tab, that gives the other side nothing (R3). */
export function ExternalLink({ href, children, hasHost = false }: ExternalLinkProps) {
  const { t } = useTexts();
  const url = externalUrlOf(href);
  if (!url) return <>{children}</>;
  return (
    <Link href={url.href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
      {hasHost && (
        <Box as="span" fontWeight={400}>
          {` (${url.host})`}
        </Box>
      )}
      <Box as={Icon} display="inline" aria-hidden boxSize="0.9em" ml="1" verticalAlign="-0.1em" />
      <Box as="span" srOnly>
        {` (${t("app.opensInNewTab")})`}
      </Box>
    </Link>
  );
}
