import type { DocumentPage, TextBlock } from '../../text/document.ts';
import { getWords, isStopWord } from '../../text/words.ts';
import { restricts } from './restrictions.ts';

/** A shorter line ended because its writer ended it. */
const LEAST_CHARACTERS = 20;
const ENDS = /[.!?:;…][\s"'”’»)\]]*$/u;
/** "pH" opens a sentence as it is. */
const STARTS_SMALL = /^["'“‘«(]?\p{Ll}+(?![\p{L}\p{N}])/u;
/** "osmosis: movement of water" starts a separate statement. */
const LABELLED = /^[^.!?]{1,60}?(?::\s|\s[-–—=→]\s)/u;
/** No line ends so that is whole. */
const ENDS_OPEN = /(?:[,(]|\s(?:the|an?|and|or|than|because|its|their))$/iu;

/** Blocks that hold half of a sentence. */
export interface BrokenBlocks {
  /** Blocks whose last sentence continues in the next block. */
  open: ReadonlySet<TextBlock>;
  /** Blocks whose first sentence started in the previous block. */
  continuing: ReadonlySet<TextBlock>;
}

interface Line {
  block: TextBlock;
  text: string;
}

/**
 * Finds lines that the width or the end of a page broke. The following text can limit such a line: "prevent
 * the blood from flowing" / "backwards".
 *
 * @param pages of the complete note
 */
export function brokenBlocks(pages: readonly DocumentPage[]): BrokenBlocks {
  const [open, continuing] = [new Set<TextBlock>(), new Set<TextBlock>()];
  const lines = pages.flatMap((page) =>
    page.blocks.map((block) => ({ block, text: page.text.slice(block.start, block.end).trim() })),
  );
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!isText(line) || next === undefined || !isText(next) || !goesOn(line, next)) continue;
    open.add(line.block);
    // A heading that is typed in small letters ends in no mark.
    if (ENDS.test(next.text)) continuing.add(next.block);
  }
  return { open, continuing };
}

const isText = ({ block: { kind } }: Line) => kind === 'paragraph' || kind === 'list_item';

function goesOn({ text, block }: Line, next: Line): boolean {
  if (text.length < LEAST_CHARACTERS || ENDS.test(text)) return false;
  if (next.block.kind === 'list_item') return block.kind === 'paragraph' && ENDS_OPEN.test(text);
  if (ENDS_OPEN.test(text)) return true;
  if (!STARTS_SMALL.test(next.text) || LABELLED.test(next.text)) return false;
  return !STARTS_SMALL.test(text) || goesOnInSmall(next.text);
}

/** A writer of small letters shows only by the first word that a line continues. */
function goesOnInSmall(next: string): boolean {
  return isStopWord(getWords(next)[0]?.lower ?? '') || restricts(next);
}
