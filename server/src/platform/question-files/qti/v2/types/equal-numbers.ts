/** Numbers that the response processing of QTI 2 compares with a response. */
import type { AcceptedNumber } from '@akada/core/question-types/question-body.ts';
import { addDecimals, readDecimal, shiftDecimal } from '../../../bodies/decimal-text.ts';
import { toRange } from '../../../bodies/number-ranges.ts';
import {
  attribute,
  childAt,
  findBelow,
  getChildren,
  lineOfText,
  type PlacedElement,
} from '../../../xml/placed-element.ts';
import { toPart } from './declared-answers.ts';

type NumberRange = Pick<AcceptedNumber, 'value' | 'tolerance'>;

export interface ComparedNumbers {
  acceptedNumbers: Omit<AcceptedNumber, 'feedback'>[];
  /** The largest mark. */
  weight: number;
}

const comparisons = new Set(['equal', 'equalRounded', 'and']);
const branches = new Set(['responseIf', 'responseElseIf']);

/**
 * @param item with the names of QTI 2
 * @param name of the response
 * @param correct number of the response, or undefined
 * @returns the numbers in the order in which they are compared; null if one comparison is unclear; none without comparisons
 */
export function getCompared(
  item: PlacedElement,
  name: string,
  correct: string | undefined,
): ComparedNumbers | null {
  const conditions = findBelow(childAt(item, 'responseProcessing'), (it) => branches.has(it.name));
  const rows: { range: NumberRange; mark: number }[] = [];
  for (const branch of conditions) {
    const comparison = getChildren(branch).find(
      (it) => comparisons.has(it.name) && mentionsResponse(it, name),
    );
    if (comparison === undefined) continue;

    const range = readComparison(comparison, correct);
    if (range === null) return null;
    rows.push({ range, mark: getMark(branch) });
  }
  const max = Math.max(0, ...rows.map(({ mark }) => mark));
  return {
    acceptedNumbers: rows.map(({ range, mark }) => ({ ...range, share: toPart(mark, max) })),
    weight: max || 1,
  };
}

function mentionsResponse(comparison: PlacedElement, name: string): boolean {
  return findBelow(comparison, (it) => it.name === 'variable').some(
    (it) => attribute(it, 'identifier') === name,
  );
}

function getMark(branch: PlacedElement): number {
  const setting = getChildren(branch, 'setOutcomeValue').find(
    (it) => attribute(it, 'identifier') === 'SCORE',
  );
  const [value] = findBelow(setting, (it) => it.name === 'baseValue');
  return value === undefined ? 1 : Number(lineOfText(value)) || 0;
}

function readComparison(comparison: PlacedElement, correct: string | undefined): NumberRange | null {
  if (comparison.name === 'and') return readBounds(comparison);

  const [base] = getChildren(comparison, 'baseValue');
  const value = readDecimal(base === undefined ? (correct ?? '') : lineOfText(base));
  if (value === null) return null;
  if (comparison.name === 'equalRounded') {
    const size = attribute(comparison, 'figures');
    const isFigures = attribute(comparison, 'roundingMode') !== 'decimalPlaces' && /^[1-9]\d?$/.test(size);
    return isFigures ? { value, tolerance: { by: 'figures', size } } : null;
  }
  return readEqual(comparison, value);
}

function readEqual(comparison: PlacedElement, value: string): NumberRange | null {
  const mode = attribute(comparison, 'toleranceMode');
  const [below = '0', above = below] = attribute(comparison, 'tolerance')
    .split(/\s+/)
    .filter((it) => it !== '');
  const [low, high] = [readDecimal(below), readDecimal(above)];
  if (low === null || high === null || low.startsWith('-') || high.startsWith('-')) return null;
  if (mode !== 'absolute' && mode !== 'relative') return { value, tolerance: { by: 'absolute', size: '0' } };
  if (low === high)
    return { value, tolerance: { by: mode, size: mode === 'relative' ? shiftDecimal(low, -2) : low } };
  if (mode === 'relative') return null;
  return toRange(addDecimals(value, `-${low}`) ?? '', addDecimals(value, high) ?? '');
}

/** Both ends of a range. */
function readBounds(comparison: PlacedElement): NumberRange | null {
  const [low, high] = ['gte', 'lte'].map((name) => {
    const [base] = getChildren(childAt(comparison, name), 'baseValue');
    return lineOfText(base);
  });
  return toRange(low ?? '', high ?? '');
}
