/** The lines of a passage: which of them are list items, and which only lead to the next ones. */
import type { ListItem } from '../../language-model/note-passages.ts';
import type { TextSpan } from '../../text/document.ts';
import { getWords } from '../../text/words.ts';

/** A passage among which it is searched. */
export interface SearchedPassage {
  section: string | null;
  text: string;
  items?: readonly ListItem[];
}

export interface NoteLine extends TextSpan {
  text: string;
  words: number;
  /** The depth of a list item; null for other lines. */
  level: number | null;
  /** `question`: the next lines answer it. `list`: its items follow. `title`: a few words over some lines. */
  lead: 'question' | 'list' | 'title' | null;
}

const MAX_TITLE_WORDS = 4;
const MAX_LIST_LEAD_WORDS = 14;
const ENDS_AS_QUESTION = /\?["”’)]?\s*$/;
const ENDS_AS_LEAD = /:\s*$/;
/** A short line with a definition, a figure or a final mark states something. */
const STATES = /[=:→.!;,)]|->|\s[-–—]\s|\d/;

/** @returns the lines of the passage that have text */
export function readLines({ text, items = [] }: SearchedPassage): NoteLine[] {
  const lines = [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ index: start, 0: line }) => ({
    start,
    end: start + line.length,
    text: line,
    words: getWords(line).length,
    level: items.find((item) => start >= item.start && start < item.end)?.level ?? null,
  }));
  return lines.map((line, index) => ({ ...line, lead: getLead(line, lines[index + 1]) }));
}

type PlainLine = Omit<NoteLine, 'lead'>;

function getLead(line: PlainLine, next: PlainLine | undefined): NoteLine['lead'] {
  if (ENDS_AS_QUESTION.test(line.text)) return 'question';
  const isOverNext = (next?.level ?? -1) > (line.level ?? -1);
  if (isOverNext && line.words <= MAX_LIST_LEAD_WORDS) return 'list';
  if (ENDS_AS_LEAD.test(line.text) && line.words <= MAX_LIST_LEAD_WORDS) return 'list';
  const isTitle =
    line.level === null && next !== undefined && line.words <= MAX_TITLE_WORDS && !STATES.test(line.text);
  return isTitle ? 'title' : null;
}

/** @returns whether a lead still speaks of a line, if it spoke of the line before it */
export function introducesLine(lead: NoteLine, line: NoteLine, isNext: boolean): boolean {
  if (lead.lead === 'list' && lead.level !== null) return (line.level ?? -1) > lead.level;
  return isNext || lead.lead !== 'list' || line.level !== null;
}
