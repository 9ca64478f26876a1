/** One step through RTF. A control word without a number has the parameter null. */
export type RtfToken =
  | { is: 'open' }
  | { is: 'close' }
  | { is: 'control'; word: string; parameter: number | null }
  /** A byte in the code page of its font. */
  | { is: 'byte'; value: number }
  | { is: 'text'; text: string };

const TOKEN =
  /[{}]|\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([\s\S])|[\r\n]+|[^\\{}\r\n]{1,65536}/giy;

/**
 * The tokens of RTF, one after the other. Data that is written in bytes (`\bin`) is passed over.
 *
 * @param source one character for each byte
 */
export function* rtfTokens(source: string): Generator<RtfToken> {
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [token, word, parameter, byte, symbol] = match;
    if (token === '{') yield { is: 'open' };
    else if (token === '}') yield { is: 'close' };
    else if (word === 'bin') pattern.lastIndex += Math.max(Number(parameter ?? 0), 0);
    else if (word) yield { is: 'control', word, parameter: parameter ? Number(parameter) : null };
    else if (byte) yield { is: 'byte', value: Number.parseInt(byte, 16) };
    else if (symbol) yield ofSymbol(symbol);
    else if (!/[\r\n]/.test(token)) yield { is: 'text', text: token };
  }
}

function ofSymbol(symbol: string): RtfToken {
  if (symbol === '~') return { is: 'text', text: '\u00A0' };
  if (symbol === '_') return { is: 'text', text: '-' };
  if (symbol === '*') return { is: 'control', word: '*', parameter: null };
  // A line end that is escaped ends a paragraph.
  if (symbol === '\n' || symbol === '\r') return { is: 'control', word: 'par', parameter: null };

  return { is: 'text', text: /[\\{}]/.test(symbol) ? symbol : '' };
}
