import type { TextSpan } from './document.ts';
import { functionWords, isForeignFunctionWord } from './function-words.ts';
import { getStem } from './stem.ts';

const STOP_WORDS = functionWords.eng;

/** True for an English word, in lower case, that carries grammar rather than subject matter. */
export function isStopWord(lower: string): boolean {
  return STOP_WORDS.has(lower.replaceAll('’', "'"));
}

export interface Word extends TextSpan {
  text: string;
  lower: string;
  stem: string;
}

/** Letters and digits with inner apostrophes; a hyphen parts words, so that "short-term" equals "short term". */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
const POSSESSIVE = /['’]s$/;

/**
 * The words of a text in reading order.
 *
 * @param offset added to every span, for a text cut out of a larger one.
 */
export function getWords(text: string, offset = 0): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const surface = match[0];
    const lower = surface.toLowerCase();
    const start = match.index + offset;
    words.push({
      text: surface,
      lower,
      stem: getStem(lower.replace(POSSESSIVE, '')),
      start,
      end: start + surface.length,
    });
  }
  return words;
}

const ROUND_BRACKETS = /\([^()]{0,200}\)/g;

/** The form in which two wordings of one term are equal: no brackets, lower case, stems, single spaces. */
export function normalForm(text: string): string {
  return getWords(text.replace(ROUND_BRACKETS, ' '))
    .map((word) => word.stem)
    .join(' ');
}

/** True when the normal form `part` stands inside the normal form `whole` as whole words. */
export function containsWords(whole: string, part: string): boolean {
  return part !== '' && ` ${whole} `.includes(` ${part} `);
}

/** The distinct stems of a text that carry subject matter, in whatever language students write. */
export function contentStems(text: string): Set<string> {
  const stems = new Set<string>();
  for (const { lower, stem } of getWords(text))
    if (!isStopWord(lower) && !isForeignFunctionWord(lower)) stems.add(stem);
  return stems;
}
