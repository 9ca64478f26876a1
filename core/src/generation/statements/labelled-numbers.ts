import { normalForm } from '../../text/words.ts';
import type { DefinitionFact } from '../facts/fact.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { listHead } from '../facts/lists/list-head.ts';
import { type StatedNumber, valuesNear } from './stated-number.ts';

const WORTH = 3.7;
/** To either side: numbers further away are of another subject. */
const MOST_COMPARED = 20;
/** "45%", "25 days", "₦500", "3.5 kg": one number, and what it counts. */
const FIGURE = /^([^\p{L}\p{N}]{0,2})(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(\s?(?:%|\p{L}[\p{L}²³/]{0,14}))?$/u;

interface LabelledNumber {
  fact: DefinitionFact;
  number: StatedNumber;
}

/**
 * Asks of lines such as "Clay: 45%" which number goes with their label; beside it stand the numbers of the lines around it
 * and near values.
 *
 * @param definitions of an English note, in its order
 */
export function labelledNumbers(definitions: readonly DefinitionFact[]): FactQuestion[] {
  const labelled = definitions.flatMap((fact) => numberOf(fact) ?? []);
  return labelled.map(({ fact, number }, at) => {
    const around = labelled.slice(Math.max(0, at - MOST_COMPARED), at + MOST_COMPARED);
    const others = around.filter(({ fact: other }) => other.group === fact.group).map((one) => one.number);
    const under = fact.origin.section === null ? '' : ` under “${fact.origin.section}”`;
    return {
      kind: 'number',
      stem: `Which number goes with “${fact.term}”${under}?`,
      key: fact.meaning,
      distractors: valuesNear(number, others, at).map((value) => fact.meaning.replace(number.text, value)),
      origin: fact.origin,
      worth: WORTH,
      spends: [`term:${normalForm(fact.term)}`],
    };
  });
}

function numberOf(fact: DefinitionFact): LabelledNumber | null {
  const [, sign = '', text = '', unit = ''] = FIGURE.exec(fact.meaning) ?? [];
  const value = Number(text.replaceAll(',', ''));
  // A label that is a number itself is a year, or an entry of a list.
  if (text === '' || value === 0 || !/\p{L}/u.test(fact.term)) return null;
  // Whose persistence of 48 hours stands under "Example" was said elsewhere.
  if (fact.origin.section !== null && listHead(fact.origin.section) === null) return null;

  return { fact, number: { text, start: sign.length, value, form: formOf(text, sign, unit) } };
}

function formOf(text: string, sign: string, unit: string): StatedNumber['form'] {
  if (unit.trim() === '%' || /^\s?per/.test(unit)) return 'share';
  return sign === '' && unit === '' && /^(?:1[0-9]|20)\d\d$/.test(text) ? 'year' : 'amount';
}
