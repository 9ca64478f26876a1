import { getClasses } from '../../generation/classes/noun-classes.ts';
import { getHead } from '../../generation/terms/term-head.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import type { NoteUsage } from '../note-usage.ts';
import { isKnownName, isProperWord } from './proper-names.ts';
import { isName } from './term-form.ts';

const COMMON_NOUN = /^\p{Ll}/u;
/**
 * Classes of countable nouns in `noun-classes.ts`: animals, artefacts, parts of the body, objects, people,
 * plants.
 */
const COUNTED = 'cdfopr';

/** @returns a term inside of an English question: "a debtor", "osmosis"; null if its article is unknown */
export function inQuestion(term: string, usage: NoteUsage, isOneThing: boolean): string | null {
  const inner = isOneThing || usage.isCounted(term) ? commonForm(term, usage) : innerForm(term, usage);
  if (
    !COMMON_NOUN.test(inner.split(' ').at(-1) ?? '') ||
    isPluralPhrase(inner) ||
    /^(?:an?|the)\s|ing$/.test(inner)
  )
    return inner;
  if (isOneThing || isCounted(getHead(inner)) || isAgent(getHead(inner)) || usage.isCounted(inner))
    return `${articleBefore(inner)} ${inner}`;
  // "The Haber process" is one of its kind.
  return isUncounted(getHead(inner)) ? `${/^\p{Lu}/u.test(inner) ? 'the ' : ''}${inner}` : null;
}

/** @returns a term without the capital of a line's start */
export function innerForm(term: string, usage: NoteUsage): string {
  const [first = '', ...others] = term.split(/[\s-]+/);
  if (isName(term) || (usage.isName(term) && (others.length > 0 || isProperWord(first)))) return term;
  // "Cat 5e cable" is written with its signs.
  if (others.some((word) => /\d/.test(word))) return term;
  return isProperWord(first) && !usage.isSmall(first) ? term : lowerFirst(term);
}

/** @returns a subject of a sentence with the article that its meaning shows: "Benchmark is a point" asks for a benchmark */
export function withArticle(subject: string, meaning: string, usage: NoteUsage): string {
  if (/^(?:an?|the)\s/i.test(subject) || !/^an?\s/i.test(meaning) || !isCounted(getHead(subject)))
    return subject;
  return inQuestion(subject, usage, true) ?? subject;
}

/** A thing that can be counted is no name, unless its word always is one: "a commis". */
function commonForm(term: string, usage: NoteUsage): string {
  const inner = innerForm(term, usage);
  return /^\p{Lu}\p{Ll}+$/u.test(inner) && !isKnownName(inner) && !usage.isName(term)
    ? lowerFirst(inner)
    : inner;
}

/** @returns the verb that goes with a term */
export const isOrAre = (term: string) => (isPluralPhrase(term) ? 'are' : 'is');
/** @returns the auxiliary that goes with a term */
export const doesOrDo = (term: string) => (isPluralPhrase(term) ? 'do' : 'does');

/** A "perforator" is none of the nouns that have classes. */
const isAgent = (noun: string) => /[^aeiou](?:er|or)$/.test(noun) && getClasses(noun) === '';
const articleBefore = (term: string) => (/^(?:[aeio]|u(?!ni|s|r[aie]|te))/.test(term) ? 'an' : 'a');

/** Classes of nouns that take no article: acts, feelings, phenomena, processes, stuff; with an ending as of "erosion" qualities and states too. */
const UNCOUNTED = 'bjqty';
const UNCOUNTED_ABSTRACT = 'egx';
const ABSTRACT = /(?:[ts]ion|ism|ity|ness|sis|ance|ence|ship|logy|graphy|ics|ment|phy)$/;

function isUncounted(noun: string): boolean {
  const classes = getClasses(noun);
  const isMixed = [...COUNTED].some((letter) => classes.includes(letter));
  const first = classes.charAt(0);
  if (ABSTRACT.test(noun)) return (UNCOUNTED + UNCOUNTED_ABSTRACT).includes(first);
  return first !== '' && !isMixed && UNCOUNTED.includes(first);
}

/** @returns whether a noun names a thing, an animal or a person that can be counted */
export function isCounted(noun: string): boolean {
  const first = getClasses(noun).charAt(0);
  return first !== '' && COUNTED.includes(first);
}

/** @returns whether a term is a body of people that a country has once: "the judiciary" */
export const isGroup = (term: string) => /^p?l/.test(getClasses(getHead(term)));
