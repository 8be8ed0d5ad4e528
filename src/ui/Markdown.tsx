import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { cleanText } from "../domain/cleanText";
import { ErrorBoundary } from "./ErrorBoundary";
import type { MarkdownUse } from "./MarkdownBlocks";
import { PlainText } from "./PlainText";

const load = () => import("./MarkdownBlocks");
const MarkdownBlocks = lazy(load);

/** For pages whose texts have markup: what draws them comes while the texts are on their way. */
export const prepareMarkdown = () => void load().catch(() => {});

const MAX_LENGTH = 200_000;
/** Up to here a text is drawn at once. */
const SHORT = 2_000;

type MarkdownProps = {
  text: string;
  /** A `card` knows no headings, quotes or code: only paragraphs, lists, emphasis and links. */
  use?: MarkdownUse;
};

/**
 * Text with markup from a server. No HTML, no images, links only out by https; headings start at `h2`. What draws it is
 * loaded only for texts that have markup, whose words stand there until it has come; what is too long or can't be drawn is
 * shown as plain text. Hostile A37 to A45.
 */
export function Markdown({ text, use = "page" }: MarkdownProps) {
  const clean = cleanText(text);
  if (clean.length > MAX_LENGTH || !hasMarkup(clean)) return <PlainText text={clean} />;
  return (
    <ErrorBoundary key={clean} fallback={() => <PlainText text={clean} />}>
      <Suspense fallback={clean.length > SHORT ? <Lines /> : <Words text={clean} />}>
        <MarkdownBlocks text={clean} use={use} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Any sign that markdown could read as more than words. */
export const hasMarkup = (text: string): boolean => /[*_`#<>[\]\\~]|&[#\w]+;|^\s*(?:[-+=]|\d+[.)])/m.test(text);

const ENTRY = /^\s*(?:[-+*]|\d+[.)])\s+/;

/** Paragraphs and lists where they will stand, so that nothing moves when they are drawn. */
function Words({ text }: { text: string }) {
  return (
    <Stack gap="3">
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((block, place) => {
          const lines = block.split("\n");
          const isList = lines.every((line) => ENTRY.test(line));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move.
            <Stack key={place} gap="1.5" {...(isList && { pl: "5" })}>
              {(isList ? lines : [block]).map((line) => (
                <Text key={line}>{bare(line)}</Text>
              ))}
            </Stack>
          );
        })}
    </Stack>
  );
}

/** A link's words are followed by where it leads, and by a sign of that width. */
const bare = (line: string): string =>
  line
    .replace(ENTRY, "")
    .replace(/^\s*(?:#+|>)\s*/gm, "")
    .replace(/\[([^[\]]*)\]\(https:\/\/([^()\s/]*)[^()\s]*\)/g, "$1 ($2)\u2003")
    .replace(/[*`~]+|\b_+|_+\b/g, "");

function Lines() {
  return (
    <Stack gap="2" aria-hidden>
      <Skeleton h="4" />
      <Skeleton h="4" />
      <Skeleton h="4" w="60%" />
    </Stack>
  );
}
