import { francAll } from 'franc-min';
import { functionWords, type WrittenLanguage } from './function-words.ts';
import { getWords } from './words.ts';

/** ISO 639-3 codes of the languages in which questions are worded. */
export const wordedLanguages = [
  'eng',
  'fra',
  'spa',
  'por',
  'deu',
  'ita',
  'nld',
  'swe',
] as const satisfies readonly WrittenLanguage[];

/** Further ones that students write in, so that a note in them is not taken for one of the others. */
const otherLanguages = ['hau', 'yor', 'ibo', 'swh'] as const;

export type WordedLanguage = (typeof wordedLanguages)[number];

const SAMPLE_CHARACTERS = 20_000;
/** Below this, trigrams tell nothing. */
const FEWEST_CHARACTERS = 20;

/**
 * @returns the language of a text, null if it is another or the text is too short to tell
 */
export function getLanguage(text: string): WordedLanguage | null {
  const only = [...wordedLanguages, ...otherLanguages];
  const [first] = francAll(text.slice(0, SAMPLE_CHARACTERS), { only, minLength: FEWEST_CHARACTERS });
  return wordedLanguages.find((language) => language === first?.[0]) ?? null;
}

const FEWEST_FUNCTION_WORDS = 4;
/** The lead of one language's function words over the other's, because languages share many of them. */
const CLEAR_LEAD = 1.6;

/**
 * Detects the language of a few lines of a note by their function words; trigrams need more text.
 *
 * @param ofNote the language of the complete note, null if it is not known
 * @returns the note's language, unless the passage is clearly in another
 */
export function languageOfPassage(text: string, ofNote: WordedLanguage | null): WordedLanguage | null {
  const words = getWords(text.slice(0, SAMPLE_CHARACTERS)).map(({ lower }) => lower.normalize('NFC'));
  const countIn = (language: WrittenLanguage) =>
    words.filter((word) => functionWords[language].has(word)).length;
  const languages = [...wordedLanguages, ...otherLanguages];
  const [best, count] = languages
    .map((language) => [language, countIn(language)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  const expected = ofNote === null ? Math.max(...otherLanguages.map(countIn)) : countIn(ofNote);
  if (count < FEWEST_FUNCTION_WORDS || count < CLEAR_LEAD * expected) return ofNote;
  return wordedLanguages.find((language) => language === best) ?? null;
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
  const words = getWords(text.slice(0, SAMPLE_CHARACTERS));
  if (words.length === 0) return false;

  const marked = words.filter((word) => MARKERS.has(word.lower)).length;
  return marked / words.length >= LEAST_SHARE;
}
