import { asMarkdown } from '../../cards/note-markdown.ts';
import type { OutlineBlock } from '../../generation/plan/note-outline.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords } from '../../text/words.ts';
import type { GuidePassage } from '../guide-rules.ts';
import { hasCase } from '../items/stated-names.ts';

/** A formula as notes write it, with something in it that words do not have. */
const FORMULA =
  /\$\$[^$]+\$\$|\$(?!\s)(?=[^$\n]*[\\^_={}])[^$\n]+(?<!\s)\$(?!\d)|\\\([^\n]+?\\\)|\\\[[\s\S]+?\\\]/gu;

/** Who said it is looked up in the note: "(Rogers, Kuiper, & Kirker, 1977; Paivio, 1986)". */
const CITED = /\s\((?:see |e\.g\.,? )?\p{Lu}[^()]{2,400}?,? (?:1[89]|20)\d\d[a-z]?(?:[;,][^()]*)?\)/gu;

/** @param text of a note @returns Markdown that shows it in one line, its formulas as formulas */
export function shown(text: string): string {
  const line = withoutGaps(text)
    .replace(/\s+/g, ' ')
    .replace(CITED, (source) => (hasCase(source) ? source : ''))
    .trim();
  let markdown = '';
  let end = 0;
  for (const match of line.matchAll(FORMULA)) {
    markdown += asMarkdown(line.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return markdown + asMarkdown(line.slice(end));
}

/** Longer ones are cut at a word: a reader looks for the beginning. */
const MAX_QUOTED = 600;

/** @returns the passage from a position in a page to another */
export function passageAt({ number, text }: OutlineBlock['page'], start: number, end: number): GuidePassage {
  const whole = text.slice(start, end).trim();
  if (whole.length <= MAX_QUOTED) return { page: number, quote: whole };
  const shortened = whole.slice(0, MAX_QUOTED);
  return { page: number, quote: shortened.slice(0, Math.max(shortened.search(/\s\S*$/), 1)) };
}

const MAX_WORDS = 50;

/** @returns the first sentences of a long text: the rest of it is read in the note */
export function getOpening(text: string): string {
  if (getWords(text).length <= MAX_WORDS) return text;
  const spans = sentenceSpans(text);
  const ends = spans.filter(({ end }) => getWords(text.slice(0, end)).length <= MAX_WORDS);
  return text.slice(0, (ends.at(-1) ?? spans[0])?.end);
}

/** @returns the passage that a whole block is */
export function getPassage({ page, block }: OutlineBlock): GuidePassage {
  return passageAt(page, block.start, block.end);
}
