import { withoutGaps } from '@akada/core/text/marked-gaps.ts';

/**
 * Represents a character that the file draws but does not name. It is displayed, and its sentence gives no
 * question.
 */
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
 * Tells if the text of a page is what the page displays. A font without letter names gives unknown
 * characters, or wrong letters in which hardly any word has a vowel.
 *
 * @param pageText text of one page; a page without text, or with picture marks only, is not readable
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
