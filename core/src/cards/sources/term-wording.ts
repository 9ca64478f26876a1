import { classesOf } from '../../generation/classes/noun-classes.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { lowerFirst } from '../../text/says-what-it-does.ts';
import { wordsOf } from '../../text/words.ts';

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

/** Several capitals, or one inside a word. */
function isName(term: string): boolean {
  const words = wordsOf(term);
  return words.length > 1 && words.slice(1).some(({ text }) => /^\p{Lu}/u.test(text));
}

function articleOf(term: string): string {
  if (!COMMON_NOUN.test(term) || isPluralPhrase(term) || /^(?:an?|the)\s|ing$/.test(term)) return '';
  const head =
    term
      .split(/\s+(?:of|in|for)\s+/)[0]
      ?.split(/[\s-]+/)
      .at(-1) ?? '';
  const first = classesOf(head).charAt(0);
  if (first === '' || !COUNTED.includes(first)) return '';
  return /^(?:[aeio]|u(?!ni|s|r[aie]|te))/.test(term) ? 'an ' : 'a ';
}
