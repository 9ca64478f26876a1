import { classesOf } from '../../generation/classes/noun-classes.ts';
import { lowerFirst } from '../../generation/facts/phrases/says-what-it-does.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { isName } from './term-form.ts';

const COMMON_NOUN = /^\p{Ll}/u;
/** Classes of what is counted, after `noun-classes.ts`: animals, things that are made, parts of the body, objects, people, plants. */
const COUNTED = 'cdfopr';

/** @returns an English term as it stands inside a question: "a debtor", "osmosis", "the House of Representatives" */
export function inQuestion(term: string): string {
  const inner = innerForm(term);
  return `${articleOf(inner)}${inner}`;
}

/** @returns a term without the capital of a line's start */
export const innerForm = (term: string) => (isName(term) ? term : lowerFirst(term));

/** @returns the verb that goes with a term */
export const isOrAre = (term: string) => (isPluralPhrase(term) ? 'are' : 'is');
/** @returns the auxiliary that goes with a term */
export const doesOrDo = (term: string) => (isPluralPhrase(term) ? 'do' : 'does');

function articleOf(term: string): string {
  if (!COMMON_NOUN.test(term) || isPluralPhrase(term) || /^(?:an?|the)\s|ing$/.test(term)) return '';
  if (!isCounted(headOf(term))) return '';
  return /^(?:[aeio]|u(?!ni|s|r[aie]|te))/.test(term) ? 'an ' : 'a ';
}

/** @returns whether a noun names a thing, an animal or a person, of which there are several */
export function isCounted(noun: string): boolean {
  const first = classesOf(noun).charAt(0);
  return first !== '' && COUNTED.includes(first);
}

/** @returns the noun that a term ends in, or that stands before its "of", in small letters */
export function headOf(term: string): string {
  const [phrase = ''] = term.toLowerCase().split(/\s+(?:of|in|for)\s+/);
  return phrase.split(/[\s-]+/).at(-1) ?? '';
}
