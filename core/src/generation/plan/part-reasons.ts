/** The reasons explain in a student's words why nothing is asked of a part of a note. */
import { withoutGaps } from '../../text/marked-gaps.ts';
import { getWords } from '../../text/words.ts';
import { isMarkedByLecturer } from './lecturer-marks.ts';

/** A part without a possible question. */
export interface EmptyPart {
  /** Each line or paragraph, with the marks of pictures and formulas. */
  texts: readonly string[];
  /** The number of headings without text: 0 if it has text. */
  headings: number;
  pictures: number;
  /** Empty if the pages have other text too. */
  pages: readonly number[];
}

/**
 * Explains why no question can be made of a part.
 *
 * @returns one or two sentences
 */
export function explainEmptyPart(part: EmptyPart): string {
  const { headings, pictures, pages } = part;
  const texts = part.texts.map((text) => withoutGaps(text).trim()).filter((text) => text !== '');
  const words = texts.reduce((total, text) => total + getWords(text).length, 0);
  const opening = getOpening(pages);
  if (words === 0 && pictures > 0) return `${opening} a picture without words. ${ONLY_SENTENCES}`;
  if (headings > 1) return `These ${headings} headings have no text below them.`;
  if (headings === 1) return 'This heading has no text below it.';
  if (texts.every(isRemark)) return 'There are only remarks about the exam here. A remark is never asked.';
  if (part.texts.every(isFormula))
    return 'There are only formulas here. We ask only what a sentence says in words.';
  if (texts.every(isLabel) && words <= MAX_DRAWING_WORDS) {
    const drawing = pictures > 0 ? 'a drawing with' : 'like a drawing: it has only';
    return `${opening} ${drawing} ${getWordCount(words)}. ${ONLY_SENTENCES}`;
  }
  return words === 1
    ? 'This one word states nothing that we can ask without guessing.'
    : `These ${words} words state nothing that we can ask without guessing.`;
}

const ONLY_SENTENCES = 'We ask only what a sentence proves.';
/** More words in short lines are a list. */
const MAX_DRAWING_WORDS = 60;
const MAX_LABEL_WORDS = 4;
const MAX_REMARK_WORDS = 20;

const getWordCount = (words: number) => (words === 1 ? '1 word' : `${words} words`);

function getOpening(pages: readonly number[]): string {
  if (pages.length === 0) return 'This part is';
  return pages.length === 1 ? `Page ${pages[0]} is` : `${listPages(pages)} are`;
}

const isRemark = (text: string) => isMarkedByLecturer(text) && getWords(text).length <= MAX_REMARK_WORDS;

const isLabel = (text: string) => getWords(text).length <= MAX_LABEL_WORDS && !/[.!?:]$/.test(text);

/** "F = m * a", and no sentence that has a sign. */
function isFormula(text: string): boolean {
  const plainWords = text.match(/(?<![\p{L}\\])\p{L}{4,}/gu) ?? [];
  return /[=^\\<>±≤≥∑∫√]|\[formula\]/.test(text) && plainWords.length <= 3;
}

const SOURCE =
  /https?:|www\.|doi\b|\(\d{4}[a-z]?\)|[,.] \d{4}[a-z]?\.?$|\bet al\b|\bpp?\. ?\d|\bvol\. ?\d|\beds?\.|\bISBN\b/i;
const SHARE_OF_SOURCES = 0.8;

/** @returns whether lines list books and papers, although no heading says so */
export function isListOfSources(texts: readonly string[]): boolean {
  const sources = texts.filter((text) => SOURCE.test(text));
  return texts.length > 1 && sources.length >= texts.length * SHARE_OF_SOURCES;
}

/** Text that is never asked, and so is no part. */
export interface LeftOutText {
  kind: LeftOutKind;
  pages: readonly number[];
  /** False if its pages have other text, or the note has no pages. */
  isAlone: boolean;
}

export type LeftOutKind = 'sources' | 'exercises' | 'contents' | 'aims' | 'thanks' | 'unreadable';

const KINDS: readonly (readonly [RegExp, LeftOutKind])[] = [
  [/^(?:references|bibliography|further)/i, 'sources'],
  [/^(?:contents|index)/i, 'contents'],
  [/^learning/i, 'aims'],
  [/^ack/i, 'thanks'],
];

/** @param heading that a set omits with its text */
export function getLeftOutKind(heading: string): LeftOutKind {
  return KINDS.find(([pattern]) => pattern.test(heading))?.[1] ?? 'exercises';
}

/** Sentences about one page, about several, and about text that shares its page. */
const LEFT_OUT: Readonly<Record<LeftOutKind, readonly [one: string, many: string, within: string]>> = {
  sources: ['is a list of sources', 'are lists of sources', 'The list of sources is not asked.'],
  exercises: ['has exercises only', 'have exercises only', 'The exercises are not asked.'],
  contents: ['is a list of contents', 'are lists of contents', 'The list of contents is not asked.'],
  aims: ['says what to learn', 'say what to learn', 'The list of what to learn is not asked.'],
  thanks: ['thanks people', 'thank people', 'The thanks are not asked.'],
  unreadable: ['could not be read', 'could not be read', 'Some of the note could not be read.'],
};

/** @returns a sentence for each kind of text that is never asked */
export function explainOmissions(all: readonly LeftOutText[]): string[] {
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, texts]) => {
    const [one, many, within] = LEFT_OUT[kind];
    const pages = [...new Set(texts.flatMap((text) => text.pages))].sort((first, second) => first - second);
    if (pages.length === 0 || !texts.every(({ isAlone }) => isAlone)) return within;
    return pages.length === 1
      ? `Page ${pages[0]} ${one}, so nothing is asked of it.`
      : `${listPages(pages)} ${many}, so nothing is asked of them.`;
  });
}

const MAX_LISTED = 4;

/** @returns "Pages 3, 9 and 12"; a long list is cut short */
function listPages(pages: readonly number[]): string {
  const [first = 0, last = 0] = [pages[0], pages.at(-1)];
  if (pages.length > 2 && last - first === pages.length - 1) return `Pages ${first} to ${last}`;
  if (pages.length > MAX_LISTED)
    return `Pages ${pages.slice(0, MAX_LISTED - 1).join(', ')} and ${pages.length - MAX_LISTED + 1} more`;
  return `Pages ${pages.slice(0, -1).join(', ')} and ${last}`;
}
