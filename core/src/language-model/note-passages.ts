/** A note as a model reads it: passages with numbers, of text that was extracted here, never the file. */
import type { DocumentPage, StudyDocument, TextBlock, TextSpan } from '../text/document.ts';
import { withoutGaps } from '../text/marked-gaps.ts';
import { sentenceSpans } from '../text/sentences.ts';
import { getWords } from '../text/words.ts';

/** A few lines or sentences under one heading. */
export interface NotePassage {
  /** From 1, in the order of the note. */
  number: number;
  page: number;
  section: string | null;
  /** An exact substring of its page. */
  text: string;
  /** It has these list items and rows of tables; absent if there are none. */
  items?: readonly ListItem[];
}

/** A list item, or a row below the head of a table, by its range in the passage. */
export interface ListItem extends TextSpan {
  level: number;
}

const MOST_WORDS = 120;

interface Piece {
  start: number;
  end: number;
  words: number;
}

/**
 * @param pages the range that is wanted, null for all
 * @returns the passages of every page that could be read
 */
export function getPassages(
  { pages }: StudyDocument,
  range: { from: number; to: number } | null = null,
): NotePassage[] {
  const read = pages.filter(
    ({ number, reading }) =>
      reading !== 'unreadable' && (range === null || (number >= range.from && number <= range.to)),
  );
  return read.flatMap(passagesOnPage).map((passage, index) => ({ ...passage, number: index + 1 }));
}

function passagesOnPage(page: DocumentPage): Omit<NotePassage, 'number'>[] {
  const found: Omit<NotePassage, 'number'>[] = [];
  let section = page.section;
  let open: Piece | null = null;
  const close = () => {
    if (open !== null && open.words > 0)
      found.push({
        page: page.number,
        section,
        text: page.text.slice(open.start, open.end),
        ...withItems(page, open),
      });
    open = null;
  };
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      close();
      section = page.text.slice(block.start, block.end);
      continue;
    }
    for (const piece of getPieces(page, block)) {
      const previousPiece: Piece | null = open;
      if (previousPiece !== null && previousPiece.words + piece.words > MOST_WORDS) close();
      open = open === null ? piece : { start: open.start, end: piece.end, words: open.words + piece.words };
    }
  }
  close();
  return found;
}

function withItems({ blocks }: DocumentPage, { start, end }: TextSpan): Pick<NotePassage, 'items'> {
  const items = blocks
    .filter(({ kind, head }) => kind === 'list_item' || (kind === 'table_row' && head !== true))
    .filter((block) => block.start >= start && block.end <= end)
    .map((block) => ({ start: block.start - start, end: block.end - start, level: block.level }));
  return items.length === 0 ? {} : { items };
}

/** A block, or its sentences if it is longer than a passage. */
function getPieces({ text }: DocumentPage, { kind, start, end }: TextBlock): Piece[] {
  const block = text.slice(start, end);
  const words = getWords(block).length;
  if (words <= MOST_WORDS || kind === 'code') return [{ start, end, words }];
  return sentenceSpans(block).map((span) => ({
    start: start + span.start,
    end: start + span.end,
    words: getWords(block.slice(span.start, span.end)).length,
  }));
}

/** The marks of passages and of the note's end in a prompt; inside of a note an invisible sign breaks them. */
const MARK = /\[(?=[PQZ]\d+\])|\b[BE](?=(?:EGIN|ND) (?:NOTE )?[A-Za-z0-9]{8}\b)/g;
const BREAK = '\u200b';

/** @returns a text that cannot be taken for the border of a note or the number of a passage */
export function unmarked(text: string): string {
  return withoutGaps(text).replace(MARK, `$&${BREAK}`);
}

const labels = ['P', 'Q', 'Z'] as const;

/** @returns the letter before the numbers of passages, which differs if the note names things "P1" itself */
export function passageLabel(passages: readonly NotePassage[]): string {
  const text = passages.map((passage) => passage.text).join('\n');
  return labels.find((label) => !new RegExp(`\\b${label}\\d`).test(text)) ?? labels[0];
}

/**
 * @param label the letter before each number; prompts that explain marks as `[P1]` keep it
 * @returns the passages as a prompt shows them, under their headings
 */
export function writtenPassages(passages: readonly NotePassage[], label: string = labels[0]): string {
  return passages
    .map(({ number, section, text }, index) => {
      const isNew = section !== null && section !== passages[index - 1]?.section;
      return `${isNew ? `# ${unmarked(section)}\n` : ''}[${label}${number}] ${unmarked(text)}`;
    })
    .join('\n');
}

/** Names of languages as prompts say them. */
const languageNames: Readonly<Record<string, string>> = {
  eng: 'English',
  fra: 'French',
  spa: 'Spanish',
  por: 'Portuguese',
  deu: 'German',
  ita: 'Italian',
  nld: 'Dutch',
  swe: 'Swedish',
};

/** @returns the name of a language, by its code; of an unknown one words that a model understands */
export function languageName(code: string | null): string {
  return (code === null ? undefined : languageNames[code]) ?? 'the language of the note';
}
