/**
 * Long texts are drawn a few thousand characters at a time, so that none holds the page for long; and the patterns that
 * markdown parsers need unreasonable time or depth for are told apart first. Hostile A42.
 */

const BLOCK_LENGTH = 2_000;
const MAX_BLOCK = 8_000;
const MAX_OPENINGS = 500;

/** Splits at headings, and at blank lines between paragraphs, once a block is long enough. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let block = "";
  for (const part of text.split(/(\n\s*\n)/)) {
    const isHeading = /^#{1,6}\s/.test(part);
    const isParagraph = /^[^\s\-+*>\d]/.test(part);
    if (block.length > BLOCK_LENGTH && (isHeading || isParagraph)) {
      blocks.push(block);
      block = "";
    }
    block += part;
  }
  return [...blocks, block].filter((one) => one.trim() !== "");
}

/** Whether a block is shown as it is written, because drawing it could take too long. */
export const isUnreasonable = (block: string): boolean =>
  block.length > MAX_BLOCK ||
  /(?:>[ \t]*){12}/.test(block) ||
  /^[ \t]{40}/m.test(block) ||
  (block.match(/[[\]<&]/g)?.length ?? 0) > MAX_OPENINGS;
