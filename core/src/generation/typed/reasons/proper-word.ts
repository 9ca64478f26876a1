import type { CardNote } from '../../../cards/card-note.ts';
import { isEverydayWord } from '../../../text/part-of-speech.ts';
import { getClasses, getSingulars } from '../../classes/noun-classes.ts';

/** Tells whether a word that opens a sentence keeps its capital inside one, before the word that follows it. */
export type CapitalTest = (word: string, next: string) => boolean;

/** Endings of words that name no person and no place: "proportional", "endocytosis". */
const COMMON_ENDING =
  /(?:al|ic|ous|ive|ing|tion|sion|ment|ness|ity|osis|ism|ed|ary|ular|able|ible|ology|ysis|cyte|phyll|ase|ine|gen)s?$/;

/**
 * Reads how a note writes its words.
 *
 * @param note with pages that can be read
 * @returns true for abbreviations, for words with a capital inside sentences, and for words that neither the note nor the
 *   lexicon has in lower case
 */
export function getCapitalTest({ pages }: Pick<CardNote, 'pages'>): CapitalTest {
  const text = pages.map((page) => page.text).join('\n');
  const inside = new Set(Array.from(text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu), ([word]) => word));
  const lower = new Set(Array.from(text.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu), ([word]) => word));
  return (word, next) => {
    const small = word.toLowerCase();
    if (/^\p{Lu}.*[\p{Lu}\p{N}]/u.test(word) || word.length === 1) return word !== 'A';
    if (lower.has(small)) return false;
    if (inside.has(word) || /^\p{Lu}/u.test(next)) return true;
    return (
      getClasses(small) === '' &&
      !COMMON_ENDING.test(small) &&
      ![small, ...getSingulars(small)].some(isEverydayWord)
    );
  };
}
