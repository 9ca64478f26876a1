/** The language in which a text is read aloud. */
import { functionWords, type WrittenLanguage } from '../text/function-words.ts';

/** Codes of BCP 47, as devices name the languages of their voices. */
const codes = {
  eng: 'en',
  fra: 'fr',
  spa: 'es',
  por: 'pt',
  deu: 'de',
  ita: 'it',
  nld: 'nl',
  swe: 'sv',
  hau: 'ha',
  yor: 'yo',
  ibo: 'ig',
  swh: 'sw',
} as const satisfies Record<WrittenLanguage, string>;

/** The languages that Akada can tell apart, with their names. */
export const spokenLanguages = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
  sv: 'Swedish',
  ha: 'Hausa',
  yo: 'Yoruba',
  ig: 'Igbo',
  sw: 'Swahili',
  ar: 'Arabic',
} as const satisfies Record<(typeof codes)[WrittenLanguage] | 'ar', string>;

export type SpokenLanguage = keyof typeof spokenLanguages;

/** A text in another language has at least this many of its function words. */
const minFunctionWords = 2;
/** The lead over English, because short words belong to several languages. */
const clearLead = 1.6;

/**
 * A card is too short for a detection by trigrams, so its function words decide.
 *
 * @returns English if no other language is clear
 */
export function getSpokenLanguage(text: string): SpokenLanguage {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const arabic = words.filter((word) => /\p{Script=Arabic}/u.test(word)).length;
  if (arabic > words.length / 2) return 'ar';

  const count = (language: WrittenLanguage) =>
    words.filter((word) => functionWords[language].has(word)).length;
  const counts = (Object.keys(codes) as WrittenLanguage[]).map((language) => ({
    language,
    words: count(language),
  }));
  const best = counts.reduce((first, second) => (second.words > first.words ? second : first));
  const isClear = best.words >= minFunctionWords && best.words >= clearLead * count('eng');
  return isClear ? codes[best.language] : 'en';
}
