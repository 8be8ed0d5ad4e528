import { Box, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { memo, type ReactNode, useDeferredValue } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { ExternalLink } from "./ExternalLink";
import { externalUrlOf } from "./externalUrl";
import { blocksOf, isUnreasonable } from "./markdownSplit";
import { PlainText } from "./PlainText";

export type MarkdownUse = "page" | "card";

const CARD_ELEMENTS = ["p", "strong", "em", "a", "ul", "ol", "li", "br"];
const PAGE_ELEMENTS = [...CARD_ELEMENTS, "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "code", "pre"];

/** The text in blocks. They are drawn after the page around them, and can be interrupted. */
export default function MarkdownBlocks({ text, use }: { text: string; use: MarkdownUse }) {
  const shown = useDeferredValue(text, "");
  return (
    <Stack gap="3">
      {blocksOf(shown).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move.
        <Block key={index} text={block} use={use} />
      ))}
    </Stack>
  );
}

const Block = memo(function Block({ text, use }: { text: string; use: MarkdownUse }) {
  if (isUnreasonable(text)) return <PlainText text={text} />;
  return (
    <Stack gap="3">
      <ReactMarkdown
        skipHtml
        unwrapDisallowed
        allowedElements={use === "card" ? CARD_ELEMENTS : PAGE_ELEMENTS}
        urlTransform={(url) => externalUrlOf(url)?.href ?? ""}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </Stack>
  );
});

const List = chakra("ul", {
  base: { display: "grid", gap: "1.5", pl: "5", listStyleType: "disc", "&:is(ol)": { listStyleType: "decimal" } },
});

/** Headings go one level down: the page has its own `h1`. */
function Title({ as, children }: { as: "h2" | "h3" | "h4" | "h5" | "h6"; children: ReactNode }) {
  return (
    <Heading as={as} textStyle={as === "h2" ? "h2" : "body"} fontWeight={650} mt="3">
      {children}
    </Heading>
  );
}

const components: Components = {
  h1: ({ children }) => <Title as="h2">{children}</Title>,
  h2: ({ children }) => <Title as="h3">{children}</Title>,
  h3: ({ children }) => <Title as="h4">{children}</Title>,
  h4: ({ children }) => <Title as="h5">{children}</Title>,
  h5: ({ children }) => <Title as="h6">{children}</Title>,
  h6: ({ children }) => <Title as="h6">{children}</Title>,
  p: ({ children }) => <Text>{children}</Text>,
  a: ({ href, children }) => (
    <ExternalLink href={href} hasHost>
      {children}
    </ExternalLink>
  ),
  ul: ({ children }) => <List>{children}</List>,
  ol: ({ children }) => <List as="ol">{children}</List>,
  li: ({ children }) => <li>{children}</li>,
  blockquote: ({ children }) => (
    <Box as="blockquote" borderLeftWidth="3px" borderColor="outlineVariant" pl="4" color="onSurfaceVariant">
      {children}
    </Box>
  ),
  hr: () => <Box as="hr" borderColor="outlineVariant" />,
};
