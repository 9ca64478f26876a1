/** Reads short formulas as English words, as a lecturer says them at the board. */

/** A longer formula is only confusing by ear. */
const maxWords = 24;

const fallback = 'a formula';

const commands: Readonly<Record<string, string>> = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  mp: 'minus or plus',
  le: 'is at most',
  leq: 'is at most',
  ge: 'is at least',
  geq: 'is at least',
  lt: 'is less than',
  gt: 'is greater than',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is about',
  equiv: 'is equivalent to',
  propto: 'is proportional to',
  to: 'to',
  rightarrow: 'gives',
  longrightarrow: 'gives',
  Rightarrow: 'implies',
  rightleftharpoons: 'is in equilibrium with',
  infty: 'infinity',
  partial: 'partial',
  nabla: 'nabla',
  sum: 'the sum of',
  int: 'the integral of',
  in: 'in',
  cup: 'union',
  cap: 'intersection',
  circ: 'degrees',
  degree: 'degrees',
  prime: 'prime',
  angle: 'angle',
  ldots: 'and so on',
  dots: 'and so on',
};

/** Commands that a listener knows by their own name: Greek letters and functions. */
const namesAloud = new Set(
  (
    'alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau phi ' +
    'varphi chi psi omega Gamma Delta Theta Lambda Pi Sigma Phi Psi Omega sin cos tan log ln lim min max exp'
  ).split(' '),
);

const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '/': 'over',
  '*': 'times',
  '!': 'factorial',
  '%': 'per cent',
  '±': 'plus or minus',
  '×': 'times',
  '÷': 'divided by',
  '→': 'gives',
  '…': 'blank',
  ',': ',',
  "'": 'prime',
};

/** Brackets and spaces are not read. */
const silent = new Set([...'()[]|.:;&~$', 'left', 'right', 'quad', 'qquad', ',', ';', '!', ':', ' ', '\\']);

const wrappers = new Set([
  'text',
  'mathrm',
  'mathbf',
  'mathit',
  'operatorname',
  'textbf',
  'ce',
  'vec',
  'overline',
]);

const tokenPattern = /\\[A-Za-z]+|\\.|\d+(?:[.,]\d+)*|\s+|./gu;

/**
 * @param tex the source of a formula
 * @returns its words, or `a formula` if it is long or has a part without a usual reading
 */
export function getFormulaWords(tex: string): string {
  const reader = { tokens: tex.match(tokenPattern) ?? [], index: 0 };
  const words = readSequence(reader, null);
  if (words === null || words.length === 0) return fallback;

  const text = words.join(' ').replaceAll(' ,', ',');
  return text.split(' ').length > maxWords ? fallback : text;
}

interface TokenReader {
  tokens: readonly string[];
  index: number;
}

/** @returns the words up to the closing token, null if a part cannot be read */
function readSequence(reader: TokenReader, close: string | null): string[] | null {
  const words: string[] = [];
  while (reader.index < reader.tokens.length) {
    if (reader.tokens[reader.index] === close) {
      reader.index += 1;
      return words;
    }
    const next = readNext(reader);
    if (next === null) return null;
    words.push(...next);
  }
  return close === null ? words : null;
}

function readNext(reader: TokenReader): string[] | null {
  const token = reader.tokens[reader.index] ?? '';
  reader.index += 1;
  if (token.trim() === '') return [];
  if (token === '{') return readSequence(reader, '}');
  if (token === '^') return readPower(readNext(reader));
  if (token === '_') return prefixed('sub', readNext(reader));
  if (token.startsWith('\\')) return readCommand(reader, token.slice(1));
  const sign = signs[token];
  if (sign !== undefined) return [sign];
  if (silent.has(token)) return [];
  return /^[\p{L}\d]/u.test(token) ? [token] : null;
}

function readCommand(reader: TokenReader, name: string): string[] | null {
  if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
    const [upper, lower] = [readNext(reader), readNext(reader)];
    return upper && lower && [...upper, 'over', ...lower];
  }
  if (name === 'sqrt') {
    // A root with an index, such as a cube root, is read with its brackets by no simple rule.
    return reader.tokens[reader.index] === '[' ? null : prefixed('the square root of', readNext(reader));
  }
  if (wrappers.has(name)) return name.startsWith('text') ? readPlainText(reader) : readNext(reader);
  if (namesAloud.has(name)) return [name.replace(/^var/, '').toLowerCase()];
  if (name === '%') return ['per cent'];
  const command = commands[name];
  if (command !== undefined) return [command];
  return silent.has(name) ? [] : null;
}

/** Words of a text stay as they are, with their spaces. */
function readPlainText(reader: TokenReader): string[] | null {
  const end = reader.tokens.indexOf('}', reader.index);
  if (reader.tokens[reader.index] !== '{' || end < 0) return null;
  const text = reader.tokens.slice(reader.index + 1, end).join('');
  reader.index = end + 1;
  return [text.trim()];
}

function readPower(power: string[] | null): string[] | null {
  if (power === null) return null;
  const text = power.join(' ');
  if (text === '2') return ['squared'];
  if (text === '3') return ['cubed'];
  if (text === 'degrees' || text === 'prime' || text === 'plus' || text === 'minus') return [text];
  return ['to the power', text];
}

const prefixed = (word: string, words: string[] | null) => words && [word, ...words];
