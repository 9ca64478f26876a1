/** Reads the equations of a line: formulas, values of quantities, and computed figures. */
import { readAmount } from '../numbers/amount.ts';
import { type Expression, getNames, parseExpression } from './expression.ts';

/** "revenue = P × Q = 20 × 60 = 1200" in its parts. */
export interface Statement {
  /** The left side, if it is one name. */
  name: string | null;
  /** A right side with names. */
  formula: Expression | null;
  /** A right side with numbers only and a sign. */
  figures: Expression | null;
  /** The last side, if it is one number. */
  result: Quantity | null;
}

/** A number as the note writes it. */
export interface Quantity {
  /** A decimal text. */
  value: string;
  unit: string;
  /** The printed text, with its currency or unit. */
  text: string;
  isPercent: boolean;
}

/** "e.g.", "so", arrows and semicolons part equations; so does a comma that is in no number. */
const BREAKS =
  /\s*(?:[;→⇒•]|->|=>|,\s+(?=\S)|\.\s+(?=\p{Lu})|\s+(?=(?:A|An|The|For|If|Suppose|Assume)\s(?!and\b|or\b|then\b)\p{Ll})|\b(?:e\.g\.|eg\.?|i\.e\.|so that|so|then|hence|therefore|thus|where|if|and|with|for example|example)(?=[\s:,])[\s:,]*)\s*/giu;
const LABEL = /^[^=]{0,80}[:?]\s+(?=[^:?]*=)/u;
const MAX_SIDE = 90;

/**
 * @param line of a note
 * @returns its equations in their order
 */
export function readStatements(line: string): Statement[] {
  if (!line.includes('=')) return [];

  return line
    .replace(LABEL, '')
    .split(BREAKS)
    .flatMap((part) => readStatement(part) ?? []);
}

function readStatement(part: string): Statement | null {
  const sides = part
    .replace(/[.!]+$/, '')
    .split(/\s*(?:=|≈)\s*/)
    .map((side) => side.trim());
  if (sides.length < 2 || sides.some((side) => side === '' || side.length > MAX_SIDE)) return null;

  const [left = '', ...right] = sides;
  const leftSide = parseExpression(left);
  const parsed = right.map((side) => (readQuantity(side) === null ? parseExpression(side) : null));
  const formula =
    parsed.find((side) => side !== null && side.type === 'pair' && getNames(side).length > 0) ?? null;
  const isFigures = (side: Expression | null) =>
    side !== null && side.type === 'pair' && getNames(side).length === 0;
  const figures = [leftSide, ...parsed].find(isFigures) ?? null;
  return {
    name: leftSide?.type === 'name' ? leftSide.name : null,
    formula,
    figures,
    result: readQuantity(sides.at(-1) ?? ''),
  };
}

/** @returns a number with its unit; null for anything else */
export function readQuantity(side: string): Quantity | null {
  const text = side.trim();
  const amount = readAmount(text) ?? readOtherUnit(text);
  if (amount === null || amount.isRough) return null;
  return { value: amount.value, unit: amount.unit, text, isPercent: amount.unit === '%' };
}

/** A unit that no list has, such as "Mg/m³" and "mWb". */
function readOtherUnit(text: string) {
  const { number = '', unit = '' } =
    /^(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?<unit>\p{L}{1,4}(?:\/\p{L}{1,3}[²³]?)?)$/u.exec(
      text,
    )?.groups ?? {};
  return number === '' ? null : { value: number.replaceAll(',', ''), unit, isRough: false };
}
