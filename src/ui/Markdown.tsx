import { Skeleton, Stack } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { cleanText } from "../domain/cleanText";
import { ErrorBoundary } from "./ErrorBoundary";
import type { MarkdownUse } from "./MarkdownBlocks";
import { PlainText } from "./PlainText";

const MarkdownBlocks = lazy(() => import("./MarkdownBlocks"));

const MAX_LENGTH = 200_000;

type MarkdownProps = {
  text: string;
  /** A `card` knows no headings, quotes or code: only paragraphs, lists, emphasis and links. */
  use?: MarkdownUse;
};

/**
 * Text with markup from a server. No HTML, no images, links only out by https; headings start at `h2`. What draws it is
 * loaded only for texts that have markup; what is too long or can't be drawn is shown as plain text. Hostile A37 to A45.
 */
export function Markdown({ text, use = "page" }: MarkdownProps) {
  const clean = cleanText(text);
  if (clean.length > MAX_LENGTH || !hasMarkup(clean)) return <PlainText text={clean} />;
  return (
    <ErrorBoundary key={clean} fallback={() => <PlainText text={clean} />}>
      <Suspense fallback={<Lines />}>
        <MarkdownBlocks text={clean} use={use} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Any sign that markdown could read as more than words. */
export const hasMarkup = (text: string): boolean => /[*_`#<>[\]\\~]|&[#\w]+;|^\s*(?:[-+=]|\d+[.)])/m.test(text);

function Lines() {
  return (
    <Stack gap="2" aria-hidden>
      <Skeleton h="4" />
      <Skeleton h="4" />
      <Skeleton h="4" w="60%" />
    </Stack>
  );
}
