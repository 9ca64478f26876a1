/** Reads and computes the formulas of notes: + − × ÷ / ^, brackets, percentages and named quantities. */
import { parseDecimal } from '../../../question-types/numbers/decimal.ts';
import { calculate, fromDecimal, type Rational } from './rational.ts';

export type Sign = '+' | '-' | '*' | '/' | '^';

/** A number, a named quantity, or two of these with a sign between them. */
export type Expression =
  | { type: 'number'; value: Rational; text: string }
  | { type: 'name'; name: string }
  | { type: 'pair'; sign: Sign; one: Expression; other: Expression };

interface Token {
  kind: 'number' | 'name' | 'sign' | 'open' | 'close';
  text: string;
}

const SPACES = /^\s+/;
const NUMBER =
  /^(?:[₦$£]\s?|N(?=\d))?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<percent>\s?%)?/u;
/** A word, or a symbol with an index and a stroke: "ρd", "σ'", "N2". */
const WORD = /^\p{L}[\p{L}\p{M}\p{N}₀-₉_]*(?:['′’](?!\p{L})|['’-]\p{L}+)*/u;
const SIGNS: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '×': '*',
  '*': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '/': '/',
  '^': '^',
  '²': '^',
  '³': '^',
};
const MAX_TOKENS = 40;
const MAX_SYMBOL = 3;
const MAX_NAME_WORDS = 5;

/**
 * Reads one side of an equation.
 *
 * @param text such as "(Cost − Residual value) / Useful life"
 * @returns null for anything that is no complete expression
 */
export function parseExpression(text: string): Expression | null {
  const tokens = getTokens(text);
  if (tokens === null) return null;

  const reader = { tokens, index: 0 };
  const expression = readSum(reader);
  return reader.index === tokens.length ? expression : null;
}

function getTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const found = readToken(rest, tokens.at(-1));
    if (found === null || tokens.length >= MAX_TOKENS) return null;
    tokens.push(...found.tokens);
    rest = rest.slice(found.length).replace(SPACES, '');
  }
  return tokens.length === 0 ? null : joinWords(tokens);
}

function readToken(text: string, previous: Token | undefined): { tokens: Token[]; length: number } | null {
  const number = NUMBER.exec(text);
  if (number !== null)
    return { tokens: [{ kind: 'number', text: number[0].trim() }], length: number[0].length };

  const first = text.charAt(0);
  if (/[([]/.test(first)) return { tokens: [{ kind: 'open', text: first }], length: 1 };
  if (/[)\]]/.test(first)) return { tokens: [{ kind: 'close', text: first }], length: 1 };
  // "CO x TPR": an "x" between two quantities is a sign.
  if (/^[xX]\s/.test(text) && previous !== undefined && ['name', 'number', 'close'].includes(previous.kind))
    return { tokens: [{ kind: 'sign', text: '*' }], length: 1 };
  const sign = SIGNS[first];
  if (sign !== undefined) {
    const power = first === '²' ? '2' : first === '³' ? '3' : null;
    const tokens: Token[] = [{ kind: 'sign', text: sign }];
    return { tokens: power === null ? tokens : [...tokens, { kind: 'number', text: power }], length: 1 };
  }
  const word = WORD.exec(text)?.[0];
  return word === undefined ? null : { tokens: [{ kind: 'name', text: word }], length: word.length };
}

/** "Opening stock" is one quantity; "f N Φm" are three that are multiplied. */
function joinWords(tokens: readonly Token[]): Token[] | null {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind !== 'name' || last?.kind !== 'name' || (isSymbol(token.text) && isSymbol(last.text)))
      joined.push(token);
    else joined[joined.length - 1] = { kind: 'name', text: `${last.text} ${token.text}` };
  }
  return joined.some(({ kind, text }) => kind === 'name' && text.split(' ').length > MAX_NAME_WORDS)
    ? null
    : joined;
}

const isSymbol = (text: string) => text.length <= MAX_SYMBOL && !/^\p{Ll}{2,}$/u.test(text);

interface Reader {
  tokens: readonly Token[];
  index: number;
}

function readSum(reader: Reader): Expression | null {
  return readChain(reader, ['+', '-'], readProduct);
}

function readProduct(reader: Reader): Expression | null {
  return readChain(reader, ['*', '/'], readPower);
}

function readPower(reader: Reader): Expression | null {
  return readChain(reader, ['^'], readOperand);
}

function readChain(
  reader: Reader,
  signs: readonly string[],
  readPart: (reader: Reader) => Expression | null,
): Expression | null {
  let one = readPart(reader);
  while (one !== null) {
    const token = reader.tokens[reader.index];
    const isSign = token?.kind === 'sign' && signs.includes(token.text);
    // Without a sign between them, two quantities are multiplied: "1/3(SBP − DBP)".
    const isImplied = signs.includes('*') && (token?.kind === 'open' || token?.kind === 'name');
    if (token === undefined || !(isSign || isImplied)) return one;
    if (isSign) reader.index += 1;
    const other = readPart(reader);
    if (other === null) return null;
    one = { type: 'pair', sign: isSign ? (token.text as Sign) : '*', one, other };
  }
  return null;
}

function readOperand(reader: Reader): Expression | null {
  const token = reader.tokens[reader.index];
  if (token === undefined) return null;
  reader.index += 1;
  if (token.kind === 'name') return { type: 'name', name: token.text };
  if (token.kind === 'number') return readNumberToken(token.text);
  if (token.kind !== 'open') return null;

  const inside = readSum(reader);
  const isClosed = reader.tokens[reader.index]?.kind === 'close';
  reader.index += 1;
  return isClosed ? inside : null;
}

function readNumberToken(text: string): Expression | null {
  const { digits = '', percent } = NUMBER.exec(text)?.groups ?? {};
  const decimal = parseDecimal(digits.replaceAll(',', ''));
  const size =
    decimal === null ? null : { ...decimal, exponent: decimal.exponent - (percent === undefined ? 0 : 2) };
  const value = size === null ? null : fromDecimal(size);
  return value === null ? null : { type: 'number', value, text };
}

/** @returns the names of an expression in their order, each once */
export function getNames(expression: Expression): string[] {
  if (expression.type === 'name') return [expression.name];
  if (expression.type === 'number') return [];
  return [...new Set([...getNames(expression.one), ...getNames(expression.other)])];
}

/**
 * Computes an expression.
 *
 * @param expression whose names all have a value
 * @param values by name
 * @returns null if a step divides by 0 or falls below 0, as no quantity of a note does
 */
export function evaluate(expression: Expression, values: ReadonlyMap<string, Rational>): Rational | null {
  if (expression.type === 'number') return expression.value;
  if (expression.type === 'name') return values.get(expression.name) ?? null;

  const one = evaluate(expression.one, values);
  const other = evaluate(expression.other, values);
  if (one === null || other === null) return null;
  const result = calculate(expression.sign, one, other);
  return result === null || result.top < 0n ? null : result;
}

const PRINTED: Readonly<Record<Sign, string>> = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ', '^': '^' };
const RANK: Readonly<Record<Sign, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

/**
 * Writes an expression.
 *
 * @param expression to be written
 * @param getText of a name: itself, or its number
 * @returns one line with brackets only where they are needed
 */
export function printExpression(expression: Expression, getText: (name: string) => string): string {
  if (expression.type === 'number') return expression.text;
  if (expression.type === 'name') return getText(expression.name);

  const { sign, one, other } = expression;
  const bracketed = (part: Expression, isRight: boolean) => {
    const text = printExpression(part, getText);
    if (part.type !== 'pair') return text;
    const isTighter = RANK[part.sign] > RANK[sign] || (!isRight && RANK[part.sign] === RANK[sign]);
    return isTighter ? text : `(${text})`;
  };
  if (sign === '/' && one.type === 'number' && other.type === 'number') return `${one.text}/${other.text}`;
  return `${bracketed(one, false)}${PRINTED[sign]}${bracketed(other, true)}`;
}
