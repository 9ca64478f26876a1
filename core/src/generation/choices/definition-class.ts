import { headOf } from '../../cards/sources/term-wording.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { stemOf } from '../../text/stem.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import { classAgreement, classesOf, UNKNOWN_AGREEMENT } from '../classes/noun-classes.ts';
import { nounFrom } from '../terms/genus.ts';

/** What sort of thing a term names, as far as it and what is said of it show. */
export interface DefinitionClass {
  /** The stem of the noun that says what it is: "a tissue that carries water"; empty where none does. */
  genus: string;
  /** The stem of the noun that the term ends in: "short-term memory". */
  head: string;
  /** Letters of `noun-classes.ts`; empty where nothing is known. */
  letters: string;
}

/** @returns the class of a term in the language of its note */
export function classOf(term: string, meaning: string, language: WordedLanguage | null): DefinitionClass {
  if (language !== 'eng') {
    const [genus = ''] = contentStems(meaning);
    return { genus, head: '', letters: '' };
  }
  const noun = nounFrom(tagWords(`${meaning}.`, wordsOf(meaning)), 0)?.noun ?? '';
  const head = headOf(term);
  return { genus: stemOf(noun), head: stemOf(head), letters: classesOf(noun) || classesOf(head) };
}

/** @returns 2 for two of one kind, 1 for two of one class, 0 where nothing is known, and -1 for two that differ */
export function likeness(one: DefinitionClass, other: DefinitionClass): 2 | 1 | 0 | -1 {
  if ((one.genus !== '' && one.genus === other.genus) || (one.head !== '' && one.head === other.head))
    return 2;
  if (one.letters === '' || other.letters === '') return 0;
  const agreement = classAgreement(one.letters, other.letters);
  if (one.letters.startsWith('p') !== other.letters.startsWith('p') || agreement === 0) return -1;
  return agreement > UNKNOWN_AGREEMENT ? 1 : 0;
}
