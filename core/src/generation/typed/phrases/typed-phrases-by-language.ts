import type { WordedLanguage } from '../../../text/language.ts';
import { englishTypedPhrases } from './english-typed-phrases.ts';
import { frenchTypedPhrases } from './french-typed-phrases.ts';
import type { TypedPhrases } from './typed-phrases.ts';

const PHRASES: Readonly<Partial<Record<WordedLanguage, TypedPhrases>>> = {
  eng: englishTypedPhrases,
  fra: frenchTypedPhrases,
};

/**
 * Gets the words of questions without options.
 *
 * @param language of a note or of a part of it
 * @returns null for a language in which such questions are not made
 */
export function getTypedPhrases(language: WordedLanguage | null): TypedPhrases | null {
  return (language === null ? undefined : PHRASES[language]) ?? null;
}
