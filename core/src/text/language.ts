import { francAll } from 'franc-min';
import { wordsOf } from './words.ts';

/** ISO 639-3 codes of the languages in which questions are worded. */
export const wordedLanguages = ['eng', 'fra', 'spa', 'por', 'deu', 'ita', 'nld', 'swe'] as const;

/** Further ones that students write in, so that a note in them is not taken for one of the others. */
const otherLanguages = ['hau', 'yor', 'ibo', 'swh'];

export type WordedLanguage = (typeof wordedLanguages)[number];

const SAMPLE_CHARACTERS = 20_000;
/** Below this, trigrams tell nothing. */
const FEWEST_CHARACTERS = 20;

/**
 * @returns the language of a text, null where it is another one or the text is too short to tell
 */
export function languageOf(text: string): WordedLanguage | null {
  const only = [...wordedLanguages, ...otherLanguages];
  const [first] = francAll(text.slice(0, SAMPLE_CHARACTERS), { only, minLength: FEWEST_CHARACTERS });
  return wordedLanguages.find((language) => language === first?.[0]) ?? null;
}

/** Words that English prose cannot do without and other languages seldom have. */
const MARKERS: ReadonlySet<string> = new Set(
  'the of and to is are was were that with for by from which this these it as be have has not'.split(' '),
);

const LEAST_SHARE = 0.12;

/**
 * A cheap check whether the definition patterns may be trusted. Running English has 20-30% of these words,
 * French, German, Spanish or Portuguese under 4%.
 */
export function looksEnglish(text: string): boolean {
  const words = wordsOf(text.slice(0, SAMPLE_CHARACTERS));
  if (words.length === 0) return false;

  const marked = words.filter((word) => MARKERS.has(word.lower)).length;
  return marked / words.length >= LEAST_SHARE;
}
