import type { WordedLanguage } from '../../text/language.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { getStem } from '../../text/stem.ts';
import { contentStems, getWords } from '../../text/words.ts';
import { classAgreement, getClasses } from '../classes/noun-classes.ts';
import { getHead } from '../terms/term-head.ts';

/** The class of a term, as far as the term and its meaning reveal it. */
export interface DefinitionClass {
  /** The stem of the noun in its meaning: "a tissue that carries water"; empty if there is none. */
  genus: string;
  /** The stem of the noun that the term ends in: "short-term memory". */
  head: string;
  /** Letters of `noun-classes.ts` for the genus, or for the head without one; empty if unknown. */
  letters: string;
  /** Letters of the head. */
  headLetters: string;
  isPerson: boolean;
}

const PERSON = /^(?:person|people|someone|somebody|man|men|woman|women)$/;

/** @returns the class of a term in the language of its note */
export function getClass(term: string, meaning: string, language: WordedLanguage | null): DefinitionClass {
  if (language !== 'eng') {
    const [genus = ''] = contentStems(meaning);
    return { genus, head: '', letters: '', headLetters: '', isPerson: false };
  }
  const noun = getNoun(meaning);
  const head = getHead(term);
  const headLetters = getClasses(head);
  return {
    genus: getStem(noun),
    head: getStem(head),
    letters: getClasses(noun) || headLetters,
    headLetters,
    isPerson: PERSON.test(noun) || getClasses(noun).startsWith('p'),
  };
}

const CLAUSE = /\s(?:that|which|who|whose|where|when|in which|by which)\s.*$/;
const PHRASE = /\s(?:of|for|to|from|in|on|with|between|by)\s.*$/;
/** "A type of conditioning" is a conditioning. */
const SAYS_NO_KIND = /^.*?\b(?:types?|kinds?|forms?|sorts?|class(?:es)?|examples?|terms?|names?) (?:of|for) /;

/** @returns the noun that an English meaning is about; empty if there is none */
export function getNoun(meaning: string): string {
  const phrase = meaning.replace(SAYS_NO_KIND, '').replace(CLAUSE, '').replace(PHRASE, '');
  const tagged = tagWords(`${phrase}.`, getWords(phrase));
  const first = tagged.findIndex(({ wordClass }) => wordClass === 'noun');
  const after = tagged.findIndex(({ wordClass }, index) => index > first && wordClass !== 'noun');
  const noun = first === -1 ? tagged.at(-1) : tagged.at(after === -1 ? -1 : after - 1);
  // "The splitting": a gerund counts as the noun if there is no other.
  return noun !== undefined && /^(?:noun|gerund)$/.test(noun.wordClass) ? noun.lower : '';
}

/** Terms share a class if the first class of one is also a class of the other. */
const ONE_CLASS = 0.6;

/** @returns 2 for one kind, 1 for one class, 0 if unknown, and -1 for different classes */
export function likeness(one: DefinitionClass, other: DefinitionClass): 2 | 1 | 0 | -1 {
  if ((one.genus !== '' && one.genus === other.genus) || (one.head !== '' && one.head === other.head))
    return 2;
  if (one.isPerson !== other.isPerson) return -1;
  if (one.letters === '' || other.letters === '') return 0;
  const agreement = classAgreement(one.letters, other.letters);
  const areApart = classAgreement(one.headLetters, other.headLetters) === 0;
  if (agreement === 0 || areApart) return -1;
  return agreement >= ONE_CLASS ? 1 : 0;
}
