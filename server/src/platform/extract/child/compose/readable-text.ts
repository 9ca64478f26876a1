import { withoutGaps } from '@akada/core/text/marked-gaps.ts';

/** Stands for a character that the file draws and does not name. It is shown, and nothing is asked of its sentence. */
export const UNKNOWN_CHARACTER = '\uFFFD';

/** With more unknown characters than this share of its letters, a page cannot be followed. */
const MOST_UNKNOWN = 0.05;
/** Fewer words than this prove nothing. */
const FEWEST_WORDS = 20;
/** Words of a language that is written with Latin letters have vowels; abbreviations and formulas do not. */
const MOST_WITHOUT_VOWEL = 0.5;
const LATIN_WORD = /(?<![\p{L}\p{N}])\p{Script=Latin}{3,}(?![\p{L}\p{N}])/gu;
const VOWEL = /[aeiouyæœøıạẹịọụ]/i;

/**
 * Whether a page's text says what the page shows. A font whose letters have no names gives unknown characters, or other
 * letters than are drawn, in which hardly a word has a vowel.
 *
 * @param pageText of one page; a page without text, or with marks for pictures alone, is not readable
 */
export function isReadable(pageText: string): boolean {
  const text = withoutGaps(pageText);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unknown = text.split(UNKNOWN_CHARACTER).length - 1;
  if (letters + unknown === 0) return /\p{N}/u.test(text);
  if (unknown > MOST_UNKNOWN * (letters + unknown)) return false;

  const words = text.match(LATIN_WORD) ?? [];
  const voiceless = words.filter((word) => !VOWEL.test(word.normalize('NFD')));

  return words.length < FEWEST_WORDS || voiceless.length <= MOST_WITHOUT_VOWEL * words.length;
}
