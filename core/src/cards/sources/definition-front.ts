import { formOfMeaning } from './meaning-form.ts';
import { isAdjective, isName } from './term-form.ts';
import { doesOrDo, innerForm, inQuestion, isOrAre } from './term-wording.ts';

const LAW = /\b(?:laws?|theorem|postulate|axiom)$|['’]s? (?:principle|rule|hypothesis|equation)$/i;
const FORMULA = /[=×÷*/+^√]|\s[-−–]\s/u;
/** Verbs of what something is like: nothing is done. */
const STATE =
  /^(?:is|are|was|were|has|have|had|can|seems?|appears?|looks?|means?|refers?|consists?|ends?|belongs?|occurs?|happens?|comes?|exists?|includes?|contains?|lacks?|needs?|requires?|lives?|tends?|becomes?)\b/i;

/**
 * @param line as it stands in the note
 * @returns how an English line is asked for its meaning; null where what it says is none of its term, so that the term is asked
 */
export function definitionFront(term: string, meaning: string, line: string): string | null {
  if (/\s=\s/.test(line) && FORMULA.test(meaning)) return `What is the formula for ${innerForm(term)}?`;
  if (FORMULA.test(meaning) && /\d|=/.test(meaning)) return null;
  if (LAW.test(term)) return `State ${/^\p{Lu}.*['’]s?\s/u.test(term) ? '' : 'the '}${term}.`;

  const form = formOfMeaning(term, meaning);
  if (form === 'does' && !STATE.test(meaning) && !isAdjective(term))
    return `What ${doesOrDo(term)} ${inQuestion(term)} do?`;
  if (form === 'is' && !isAdjective(term)) return `What ${isOrAre(term)} ${inQuestion(term)}?`;
  if (form === 'fragment' || (isName(term) && form === 'clause')) return null;
  return `What is meant by “${innerForm(term)}”?`;
}
