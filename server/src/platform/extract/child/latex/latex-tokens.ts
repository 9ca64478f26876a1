/** One step through LaTeX. `source` is the token as it stands. */
export type LatexToken =
  | { is: 'command'; name: string; source: string }
  | { is: 'begin'; name: string; source: string }
  | { is: 'end'; name: string; source: string }
  /** A formula, with the signs around it. */
  | { is: 'math'; source: string; display: boolean }
  | { is: 'open'; source: string }
  | { is: 'close'; source: string }
  | { is: 'cell'; source: string }
  | { is: 'paragraph'; source: string }
  | { is: 'text'; source: string };

const MATH_ENVIRONMENTS = /^(?:equation|align|alignat|gather|multline|eqnarray|displaymath|math|flalign)\*?$/;
/** Environments that display their source. */
const VERBATIM = /^(?:verbatim|lstlisting|minted|Verbatim|alltt)\*?$/;
/** Longer than any formula; a dollar sign without its other one must not take the rest of the file. */
const LONGEST_MATH = 5_000;

const TOKEN =
  /\\(begin|end)\s{0,3}\{([^{}\n]{1,40})\}|\\\(|\\\[|\\([a-zA-Z@]{1,40}\*?)[ \t]*|\\([\s\S])|\$\$?|[{}&~]|\n[ \t]*\n\s*|[^\\${}&~\n]{1,65536}|\n/y;

/** The tokens of LaTeX without its comments, one after the other. */
export function* latexTokens(source: string): Generator<LatexToken> {
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [token, edge, environment = '', command, symbol] = match;
    const start = match.index;
    if (edge === 'begin' && (MATH_ENVIRONMENTS.test(environment) || VERBATIM.test(environment))) {
      const end = endOfEnvironment(source, pattern.lastIndex, environment);
      const inner = source.slice(pattern.lastIndex, end);
      pattern.lastIndex = end + `\\end{${environment}}`.length;
      yield wholeEnvironment(environment, inner);
      continue;
    }
    const math = /^(?:\\\(|\\\[|\$)/.test(token) ? mathAt(source, start, token) : null;
    if (math) pattern.lastIndex = start + math.source.length;
    yield math ?? plainToken(token, edge, environment, command ?? symbol);
  }
}

function plainToken(token: string, edge?: string, environment = '', command?: string): LatexToken {
  if (edge === 'begin' || edge === 'end') return { is: edge, name: environment, source: token };
  if (command !== undefined) return { is: 'command', name: command, source: token };
  if (token === '{') return { is: 'open', source: token };
  if (token === '}') return { is: 'close', source: token };
  if (token === '&') return { is: 'cell', source: token };
  if (token === '~') return { is: 'text', source: '\u00A0' };

  return /\n\s*\n/.test(token) ? { is: 'paragraph', source: token } : { is: 'text', source: token };
}

/** @returns null if the sign has no partner: it is a price */
function mathAt(source: string, start: number, sign: string): LatexToken | null {
  const closing = { '\\(': '\\)', '\\[': '\\]', $: '$', $$: '$$' }[sign] ?? '$';
  const end = indexOfUnescaped(source, closing, start + sign.length);
  if (end < 0) return null;

  const formula = source.slice(start, end + closing.length);
  return { is: 'math', source: formula, display: sign === '\\[' || sign === '$$' };
}

function indexOfUnescaped(source: string, closing: string, from: number): number {
  const within = source.slice(from, from + LONGEST_MATH);
  let index = within.indexOf(closing);
  while (index > 0 && within[index - 1] === '\\') index = within.indexOf(closing, index + 1);
  const paragraph = within.search(/\n[ \t]*\n/);

  return index < 0 || (paragraph >= 0 && paragraph < index) ? -1 : from + index;
}

function endOfEnvironment(source: string, from: number, environment: string): number {
  const end = source.indexOf(`\\end{${environment}}`, from);

  return end < 0 ? source.length : end;
}

function wholeEnvironment(name: string, inner: string): LatexToken {
  if (VERBATIM.test(name))
    return { is: 'command', name: 'verbatim', source: inner.replace(/^(?:\[[^\]\n]*\]|\{[^}\n]*\})+/, '') };
  const formula = inner.replace(/\\label\s*\{[^}]*\}|\\(?:nonumber|notag)\b/g, '').trim();
  const aligned = /&|\\\\/.test(formula) ? `\\begin{aligned}${formula}\\end{aligned}` : formula;

  return { is: 'math', source: `$$${aligned}$$`, display: true };
}
