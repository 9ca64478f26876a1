import type { CardNote } from '../../../cards/card-note.ts';
import type { NumericalBody } from '../../../question-types/question-body.ts';
import { lowerFirst } from '../../../text/lower-first.ts';
import { normalForm } from '../../../text/words.ts';
import { getUnits } from '../numbers/amount.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { printExpression } from './expression.ts';
import { findOtherNumbers } from './other-numbers.ts';
import { toDecimalText } from './rational.ts';
import type { Quantity } from './statements.ts';
import { computeGiven, findWorkedExamples, type Given, type WorkedExample } from './worked-examples.ts';

const PRIORITY = { given: 3.2, changed: 3.6 };
const FIGURES = 4;
const LONG_FIGURES = 12;
/** Results that are rounded may be off by one per cent. */
const ROUNDED_SIZE = '0.01';

/**
 * Asks the examples of formulas: as the note has them, and with other numbers.
 *
 * @param note with formulas
 * @returns numerical questions; the explanation shows the formula with the numbers put in
 */
export function getWorkedCandidates(note: CardNote): TypedCandidate[] {
  return findWorkedExamples(note).flatMap((example) => {
    const other = findOtherNumbers(example.formula, example.givenValues);
    const changedResults = other === null ? [] : [toDecimalText(other.value, FIGURES)];
    return [
      getCandidate(
        example,
        example.givenValues,
        { text: example.result.value, isRounded: isRounded(example) },
        PRIORITY.given,
      ),
      ...changedResults.map((result) =>
        getCandidate(example, other?.givenValues ?? example.givenValues, result, PRIORITY.changed),
      ),
    ];
  });
}

/** Tells whether the note rounds its result. */
function isRounded({ formula, givenValues, result }: WorkedExample): boolean {
  const value = computeGiven(formula, givenValues);
  return value === null || toDecimalText(value, LONG_FIGURES).text !== toPlain(result.value);
}

const toPlain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

interface Result {
  text: string;
  isRounded: boolean;
}

function getCandidate(
  { name, formula, result: printed, origin }: WorkedExample,
  givenValues: ReadonlyMap<string, Given>,
  result: Result,
  priority: number,
): TypedCandidate {
  const equation = `${name} = ${printExpression(formula, (part) => part)}`;
  const values = Array.from(givenValues, ([part, { quantity }]) => `${part} = ${quantity.text}`);
  const unit = printed.unit;
  const answer = `${result.text}${unit === '' ? '' : ` ${unit}`}`;
  return {
    kind: 'application',
    stem: `Use ${equation}. What is ${getSpokenName(name)} if ${joinValues(values)}?${unit === '' ? '' : ` Give the answer in ${unit}.`}`,
    body: getBody(result, printed),
    explanation: `${equation} = ${printExpression(formula, (part) => getNumber(givenValues.get(part)))} ${result.isRounded ? '≈' : '='} ${answer}.`,
    origin,
    facts: [`formula:${normalForm(name)}:${priority}`],
    answers: [],
    isOwn: false,
    priority,
  };
}

/** "What is the total revenue", and "What is MAP". */
function getSpokenName(name: string): string {
  if (!/^\p{L}\p{Ll}{3}/u.test(name) || /^the /i.test(name)) return name;
  return `the ${lowerFirst(name)}`;
}

function joinValues(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}

/** The number as it is put into the formula: 14 % is 0.14, and 5 mWb are 0.005. */
function getNumber(givenValues: Given | undefined): string {
  if (givenValues === undefined) return '';
  const { quantity, scale } = givenValues;
  if (scale.top === scale.bottom) return quantity.value;
  return scale.bottom === 1n
    ? `${quantity.value} × ${scale.top}`
    : toDecimalText(
        {
          top: BigInt(quantity.value.replace('.', '')) * scale.top,
          bottom: scale.bottom * 10n ** BigInt((quantity.value.split('.')[1] ?? '').length),
        },
        FIGURES + 4,
      ).text;
}

function getBody({ text, isRounded }: Result, { unit }: Quantity): NumericalBody {
  return {
    type: 'numerical',
    accepted: [
      {
        value: text,
        tolerance: isRounded ? { by: 'relative', size: ROUNDED_SIZE } : { by: 'absolute', size: '0' },
        share: 1,
        feedback: '',
      },
    ],
    units: getUnits(unit),
    unit: { rule: 'optional', penalty: unit === '' ? 0 : 1, of: 'max' },
  };
}
