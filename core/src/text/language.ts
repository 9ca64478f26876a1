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

/** A text of another language has at least these function words, and this share of them. */
const MIN_OF_OTHER = 2;
const MIN_SHARE_OF_OTHER = 0.05;

/**
 * @returns the language of a text, null if it is another or the text is too short to tell. Lists of names have the letters
 * of the language that the names are from, so a language counts only with its function words.
 */
export function getLanguage(text: string): WordedLanguage | null {
  const only = [...wordedLanguages, ...otherLanguages];
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const found = francAll(sample, { only, minLength: FEWEST_CHARACTERS })[0]?.[0];
  const worded = wordedLanguages.find((language) => language === found) ?? null;
  const other = otherLanguages.find((language) => language === found);
  const language = worded ?? other;
  if (language === undefined || language === 'eng') return worded;

  const words = getLowerWords(sample);
  const [own, inEnglish] = [countIn(language, words), countIn('eng', words)];
  const isOther = own >= MIN_OF_OTHER && own >= MIN_SHARE_OF_OTHER * words.length;
  if (other !== undefined) return isOther && own >= inEnglish ? null : 'eng';
  if (own > 0) return worded;
  return inEnglish >= MIN_OF_OTHER || !hasAccents(words) ? 'eng' : worded;
}

/** The share of words with accents that a list in another language has at least. */
const MIN_SHARE_OF_ACCENTS = 0.08;

function hasAccents(words: readonly string[]): boolean {
  const accented = words.filter((word) => /\p{M}/u.test(word.normalize('NFD'))).length;
  return accented >= MIN_SHARE_OF_ACCENTS * words.length;
}

/** Words in the normal form of the lists of function words. */
const getLowerWords = (text: string) => getWords(text).map(({ lower }) => lower.normalize('NFC'));

const countIn = (language: WrittenLanguage, words: readonly string[]): number =>
  words.filter((word) => functionWords[language].has(word)).length;

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
  const words = getLowerWords(text.slice(0, SAMPLE_CHARACTERS));
  const languages = [...wordedLanguages, ...otherLanguages];
  const [best, count] = languages
    .map((language) => [language, countIn(language, words)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  const expected =
    ofNote === null
      ? Math.max(...otherLanguages.map((language) => countIn(language, words)))
      : countIn(ofNote, words);
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
