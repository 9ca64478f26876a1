import type { CardNote } from '../../../cards/card-note.ts';
import { getLines, type NoteLine } from '../../../cards/sources/note-lines.ts';
import { parseDecimal } from '../../../question-types/numbers/decimal.ts';
import { type FactOrigin, getOrigin } from '../../facts/fact.ts';
import { type Expression, evaluate, getNames } from './expression.ts';
import { calculate, fromDecimal, type Rational, toDouble } from './rational.ts';
import { type Quantity, readStatements, type Statement } from './statements.ts';

/** A formula with an example that the note works out, and that comes out. */
export interface WorkedExample {
  name: string;
  formula: Expression;
  /** The values of the example by the names of the formula, each with its scale: 14 % is 0.14. */
  givenValues: ReadonlyMap<string, Given>;
  result: Quantity;
  origin: FactOrigin;
}

export interface Given {
  quantity: Quantity;
  /** The factor between the printed number and its number in the formula. */
  scale: Rational;
}

/** An example stands close below its formula. */
const MAX_LINES = 14;
const LINES_ABOVE = 2;
const ONE: Rational = { top: 1n, bottom: 1n };
const PERCENT: Rational = { top: 1n, bottom: 100n };
const PREFIXES: Readonly<Record<string, Rational>> = {
  m: { top: 1n, bottom: 1_000n },
  k: { top: 1_000n, bottom: 1n },
  M: { top: 1_000_000n, bottom: 1n },
  µ: { top: 1n, bottom: 1_000_000n },
  μ: { top: 1n, bottom: 1_000_000n },
};
const PREFIXED = /^(?<prefix>[mkMµμ])(?:A|V|W|Ω|Wb|F|H|J|N|Hz|C|T|Pa)$/u;
/** Notes round: 1.798 is printed as 1.80. */
const MAX_DIFFERENCE = 0.006;

interface Placed {
  line: NoteLine;
  index: number;
  statement: Statement;
}

/**
 * Finds the formulas of a note whose examples come out.
 *
 * @param note with pages that can be read
 * @returns the examples, each formula with its nearest one
 */
export function findWorkedExamples({ pages }: CardNote): WorkedExample[] {
  const placed = pages
    .flatMap((page) => getLines(page))
    .flatMap((line, index) =>
      readStatements(line.text).map((statement): Placed => ({ line, index, statement })),
    );
  return placed.flatMap((formula) => findExample(formula, placed) ?? []);
}

function findExample(formula: Placed, placed: readonly Placed[]): WorkedExample | null {
  const { statement, line } = formula;
  if (statement.name === null || statement.formula === null) return null;

  const near = placed.filter(
    ({ index }) => index >= formula.index - LINES_ABOVE && index <= formula.index + MAX_LINES,
  );
  for (const example of near) {
    const filled = fillFigures(statement.formula, example.statement.figures);
    const { result } = example.statement;
    const givenValues = filled ?? collect(statement, near, example);
    if (givenValues === null || result === null) continue;
    if (filled === null && !isNamed(example.statement, statement)) continue;

    const scaled = findScale(statement.formula, givenValues, result);
    if (scaled === null) continue;
    return {
      name: statement.name,
      formula: statement.formula,
      givenValues: scaled,
      result,
      origin: getRange(line, example.line, near),
    };
  }
  return null;
}

/** The range from the formula to its result, or the lines of the example if it is on a later page. */
function getRange(formula: NoteLine, result: NoteLine, near: readonly Placed[]): FactOrigin {
  if (formula.page !== result.page) {
    const first = near.find(({ line }) => line.page === result.page)?.line ?? result;
    return getOrigin(result.page, first, result);
  }
  return result.start > formula.start
    ? getOrigin(formula.page, formula, result)
    : getOrigin(formula.page, formula);
}

const isNamed = (example: Statement, formula: Statement) =>
  example.name !== null && toKey(example.name) === toKey(formula.name ?? '');
const toKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/['′’]/g, "'")
    .replace(/^(?:the|total|annual) /, '');

/** The values that the lines from the formula to the result give to its names, each the last before the result. */
function collect(formula: Statement, near: readonly Placed[], example: Placed): Map<string, Quantity> | null {
  const values = new Map<string, Quantity>();
  for (const { statement, index } of near) {
    if (
      index > example.index ||
      statement.name === null ||
      statement.result === null ||
      statement.formula !== null ||
      statement.figures !== null
    )
      continue;
    values.set(toSymbol(statement.name), statement.result);
  }
  const names = formula.formula === null ? [] : getNames(formula.formula);
  const givenValues = new Map<string, Quantity>();
  for (const name of names) {
    const value = values.get(toSymbol(name));
    if (value === undefined) return null;
    givenValues.set(name, value);
  }
  return givenValues;
}

/** A capital counts in a symbol, and not in a word. */
const toSymbol = (name: string) => (name.length <= 3 ? name.replace(/['′’]/g, "'") : toKey(name));

/** "(500,000 − 50,000) / 5" has the form of its formula. */
function fillFigures(formula: Expression, figures: Expression | null): Map<string, Quantity> | null {
  const givenValues = new Map<string, Quantity>();
  return figures !== null && fill(formula, figures, givenValues) && givenValues.size > 0 ? givenValues : null;
}

function fill(formula: Expression, figures: Expression, givenValues: Map<string, Quantity>): boolean {
  if (formula.type === 'name') {
    if (figures.type !== 'number') return false;
    const plain = figures.text.replace(/[₦$£N,%\s]/g, '');
    const quantity = { value: plain, unit: '', text: figures.text, isPercent: figures.text.includes('%') };
    const knownValue = givenValues.get(formula.name);
    givenValues.set(formula.name, quantity);
    return knownValue === undefined || knownValue.value === plain;
  }
  if (formula.type === 'number')
    return (
      figures.type === 'number' &&
      figures.value.top === formula.value.top &&
      figures.value.bottom === formula.value.bottom
    );
  return (
    figures.type === 'pair' &&
    figures.sign === formula.sign &&
    fill(formula.one, figures.one, givenValues) &&
    fill(formula.other, figures.other, givenValues)
  );
}

/** The reading of percentages and prefixes with which the example comes out. */
function findScale(
  formula: Expression,
  givenValues: ReadonlyMap<string, Quantity>,
  result: Quantity,
): Map<string, Given> | null {
  for (const getScale of SCALES) {
    const scaled = new Map(
      Array.from(givenValues, ([name, quantity]) => [name, { quantity, scale: getScale(quantity) }] as const),
    );
    const value = computeGiven(formula, scaled);
    const target = toNumber(result.value);
    if (value === null || target === null || target.top === 0n) continue;
    const ratio = toDouble(value) / toDouble(target);
    if (Math.abs(ratio - 1) <= MAX_DIFFERENCE) return scaled;
  }
  return null;
}

const SCALES: readonly ((quantity: Quantity) => Rational)[] = [
  () => ONE,
  ({ isPercent }) => (isPercent ? PERCENT : ONE),
  ({ isPercent, unit }) =>
    isPercent ? PERCENT : (PREFIXES[PREFIXED.exec(unit)?.groups?.prefix ?? ''] ?? ONE),
];

/**
 * Computes a formula.
 *
 * @param formula with names
 * @param givenValues the values of its names
 * @returns the exact number; null if a step divides by 0 or falls below 0
 */
export function computeGiven(formula: Expression, givenValues: ReadonlyMap<string, Given>): Rational | null {
  const values = new Map<string, Rational>();
  for (const [name, { quantity, scale }] of givenValues) {
    const number = toNumber(quantity.value);
    const value = number === null ? null : calculate('*', number, scale);
    if (value === null) return null;
    values.set(name, value);
  }
  return evaluate(formula, values);
}

function toNumber(text: string): Rational | null {
  const decimal = parseDecimal(text);
  return decimal === null ? null : fromDecimal(decimal);
}
