import { Box } from "@chakra-ui/react";
import { Markdown } from "../Markdown";

/** Running text of a card: paragraphs, lists, emphasis, links. Nothing when there is nothing to read. */
export function CardText({ text }: { text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <Box fontSize="0.9375rem" overflowWrap="anywhere">
      <Markdown text={text} use="card" />
    </Box>
  );
}
