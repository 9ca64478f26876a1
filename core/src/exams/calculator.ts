/**
 * The calculator of an exam evaluates an expression with two stacks (E. W. Dijkstra's shunting yard,
 * Mathematisch Centrum report MR 35, 1961). It binds powers from the right, and applies a sign before a power
 * to its result.
 */

export type Calculation = { value: number } | { fault: string };

/** Longest expression that is read, in characters. */
export const longestExpression = 200;

interface Operator {
  binding: number;
  fromRight?: boolean;
  apply: (one: number, other: number) => number;
}

const operators: Readonly<Record<string, Operator>> = {
  '+': { binding: 1, apply: (one, other) => one + other },
  '-': { binding: 1, apply: (one, other) => one - other },
  '×': { binding: 2, apply: (one, other) => one * other },
  '÷': { binding: 2, apply: (one, other) => one / other },
  '^': { binding: 4, fromRight: true, apply: (one, other) => one ** other },
};

/** They stand before their number; 0 is pushed for the side that is not there. */
const prefixes: Readonly<Record<string, Operator>> = {
  '-': { binding: 3, apply: (_, value) => -value },
  '+': { binding: 3, apply: (_, value) => value },
  '√': { binding: 5, apply: (_, value) => Math.sqrt(value) },
};

const sameAs: Readonly<Record<string, string>> = {
  '*': '×',
  x: '×',
  '/': '÷',
  ':': '÷',
  '−': '-',
  '–': '-',
  ',': '.',
};

/** @param expression digits with `.`, `+ - × ÷ ^ √ % ( )`; `*`, `/` and `x` are read too */
export function calculate(expression: string): Calculation {
  if (expression.length > longestExpression) return { fault: 'The expression is too long.' };

  const tokens = getTokens(expression);
  if (tokens === null) return { fault: 'Use digits and the signs of the calculator.' };
  const value = evaluate(tokens);
  if (value === null) return { fault: 'The expression is not complete.' };
  return Number.isFinite(value) ? { value } : { fault: 'This has no result.' };
}

/** @returns at most twelve digits, as a pocket calculator shows them: 0.1 + 0.2 is 0.3 */
export function shownNumber(value: number): string {
  return String(Number(value.toPrecision(12)));
}

function getTokens(expression: string): string[] | null {
  const plain = expression.replace(/\s/g, '').replace(/[*x/:−–,]/g, (sign) => sameAs[sign] ?? sign);
  const tokens = plain.match(/\d+\.?\d*|\.\d+|[-+×÷^√%()]/g) ?? [];
  return tokens.join('') === plain ? tokens : null;
}

interface Stacks {
  values: number[];
  pending: (Operator | '(')[];
}

/** @returns null for an expression that is not whole */
function evaluate(tokens: readonly string[]): number | null {
  const stacks: Stacks = { values: [], pending: [] };
  let wantsNumber = true;
  for (const token of tokens) {
    const next: boolean | null = wantsNumber ? readNumber(stacks, token) : readOperator(stacks, token);
    if (next === null) return null;
    wantsNumber = next;
  }

  if (wantsNumber) return null;
  applyWhile(stacks, () => true);
  return stacks.pending.length === 0 ? (stacks.values.pop() ?? null) : null;
}

/** @returns whether a number must follow; null if the token cannot precede one */
function readNumber({ values, pending }: Stacks, token: string): boolean | null {
  const prefix = prefixes[token];
  if (prefix) {
    values.push(0);
    pending.push(prefix);
    return true;
  }
  if (token === '(') {
    pending.push('(');
    return true;
  }
  if (!/\d/.test(token)) return null;
  values.push(Number(token));
  return false;
}

/** @returns whether a number must follow; null if the token cannot follow one */
function readOperator(stacks: Stacks, token: string): boolean | null {
  const { values, pending } = stacks;
  const operator = operators[token];
  if (operator) {
    const { binding, fromRight } = operator;
    applyWhile(stacks, (top) => top.binding > binding || (top.binding === binding && !fromRight));
    pending.push(operator);
    return true;
  }
  if (token === ')') {
    applyWhile(stacks, () => true);
    return pending.pop() === '(' ? false : null;
  }
  if (token !== '%') return null;
  values.push((values.pop() ?? Number.NaN) / 100);
  return false;
}

function applyWhile({ values, pending }: Stacks, isDue: (operator: Operator) => boolean): void {
  for (let top = pending.at(-1); top !== undefined && top !== '(' && isDue(top); top = pending.at(-1)) {
    pending.pop();
    const other = values.pop() ?? Number.NaN;
    const one = values.pop() ?? Number.NaN;
    values.push(top.apply(one, other));
  }
}
