import { Box, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { Fragment, memo, type ReactNode, useDeferredValue } from "react";
import { ExternalLink } from "./ExternalLink";
import { blocksOf, isUnreasonable } from "./markdownSplit";
import { PlainText } from "./PlainText";

export type MarkdownUse = "page" | "card";

/** A longer text comes after the page around it. */
const SHORT = 2_000;

/** The text in blocks. Those of a long one are drawn after the page around them, and can be interrupted. */
export default function MarkdownBlocks({ text, use }: { text: string; use: MarkdownUse }) {
  const shown = useDeferredValue(text, text.length > SHORT ? "" : text);
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
  return <Stack gap="3">{childrenOf(fromMarkdown(text), use)}</Stack>;
});

/** What a node is drawn as. What isn't named here (HTML, images, definitions) isn't drawn; a card's headings are paragraphs. */
function drawingOf(node: Nodes, use: MarkdownUse): ReactNode {
  const inside = () => childrenOf(node, use);
  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return <br />;
    case "strong":
      return <strong>{inside()}</strong>;
    case "emphasis":
      return <em>{inside()}</em>;
    case "link":
      return (
        <ExternalLink href={node.url} hasHost>
          {inside()}
        </ExternalLink>
      );
    // Where it leads stands elsewhere in the text: its words are enough.
    case "linkReference":
      return inside();
    case "paragraph":
      return <Text>{inside()}</Text>;
    case "list":
      return node.ordered ? <List as="ol">{inside()}</List> : <List>{inside()}</List>;
    case "listItem":
      return <li>{inside()}</li>;
    case "heading":
      return use === "card" ? <Text>{inside()}</Text> : <Title level={node.depth}>{inside()}</Title>;
    case "blockquote":
      return use === "card" ? inside() : <Quote>{inside()}</Quote>;
    case "thematicBreak":
      return use === "card" ? null : <Box as="hr" borderColor="outlineVariant" />;
    case "inlineCode":
      return use === "card" ? node.value : <code>{node.value}</code>;
    case "code":
      return use === "card" ? <Text>{node.value}</Text> : <pre>{node.value}</pre>;
    default:
      return null;
  }
}

/** A tight list's entries hold their words without a paragraph around them. */
function childrenOf(node: Nodes, use: MarkdownUse): ReactNode {
  if (!("children" in node)) return null;
  return node.children.map((child, index) => {
    const isTight = node.type === "listItem" && !node.spread && child.type === "paragraph";
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no other identity, and never move.
    return <Fragment key={index}>{isTight ? childrenOf(child, use) : drawingOf(child, use)}</Fragment>;
  });
}

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "1.5",
    pl: "5",
    listStyleType: "disc",
    "&:is(ol)": { listStyleType: "decimal" },
  },
});

/** Headings go one level down: the page has its own `h1`. */
function Title({ level, children }: { level: number; children: ReactNode }) {
  const as = `h${Math.min(6, level + 1)}` as "h2" | "h3" | "h4" | "h5" | "h6";
  return (
    <Heading as={as} textStyle={as === "h2" ? "h2" : "body"} fontWeight={650} mt="3">
      {children}
    </Heading>
  );
}

function Quote({ children }: { children: ReactNode }) {
  return (
    <Box as="blockquote" borderLeftWidth="3px" borderColor="outlineVariant" pl="4" color="onSurfaceVariant">
      {children}
    </Box>
  );
}
