import type { PaperLine } from '../lines/paper-lines.ts';
import { readDigits } from '../marks/number-mark.ts';

/** An answer of a scanned list. */
export interface WornAnswer {
  number: number;
  letter: string;
  line: PaperLine;
  start: number;
  end: number;
}

interface Token {
  /** Null for a letter. */
  number: number | null;
  letter: string;
  line: PaperLine;
  start: number;
  end: number;
}

const MIN_PAIRS = 3;
/** A share of the characters of a line that may be noise. */
const MAX_NOISE = 0.25;
/** The letter of an answer that could not be read: it keeps its place between its neighbours. */
const UNREAD = '?';
const TITLE = /\b(?:answers?|ans|keys?|questions?|nos?|numbers?|s\/n|option|letters?)\b[.:]{0,2}/giu;
const NUMBER_WITH_LETTER =
  /(?<![\p{L}\p{N}])(?:(?<digits>\d{1,3}|[lI|]\d|\d[lI|OSZL]|[lI|]{2})(?:(?<dot>\s?[.,:;)=–—-]{1,2}\s?)|\s{0,3})(?:[([]?(?<letter>[A-Ga-e€]|(?<=[.:)=–—-]\s?)[80])[)\]]?(?![\p{L}\p{N}]))?|[([]?(?<lone>[A-Ea-e])[)\]]?(?![\p{L}\p{N}]))/gu;
const LETTERS: Readonly<Record<string, string>> = { '8': 'B', '0': 'D', '€': 'C', G: 'C', F: 'F' };

/**
 * Recognises a line of a scan that lists answers, such as "1C, 2C, 3B".
 *
 * @param line of a scan
 * @returns true if it has at least three numbers with letters that count on, and little else
 */
export function isWornList(line: PaperLine): boolean {
  const pairs = settle([line], findPairs(getTokens(line)));
  return pairs.length >= MIN_PAIRS && !looksLikeOptions(line);
}

/** @returns true for a line that holds nothing but numbers and letters of a list, which may be a part of one */
export function isPartOfList(line: PaperLine): boolean {
  const tokens = getTokens(line);
  return tokens.length > 0 && getNoise(line, tokens) <= MAX_NOISE && !looksLikeOptions(line);
}

/** "A. 2 B. 3 C. 4" and "1. A. 2 B. 3" are options. */
function looksLikeOptions(line: PaperLine): boolean {
  const tokens = getTokens(line);
  if (getNoise(line, tokens) > MAX_NOISE) return true;
  const letters = tokens
    .filter(({ number, letter }) => number === null && letter !== UNREAD)
    .map(({ letter }) => letter.toUpperCase());
  const isInOrder = letters.length > 1 && letters.length <= 6 && 'ABCDEF'.startsWith(letters.join(''));
  const endsWithNumber = tokens.at(-1)?.number != null;
  return (
    (isInOrder && (endsWithNumber || tokens[0]?.number == null)) ||
    (letters.length > 0 && isInOrder && letters.length > 2 && tokens.length > 2 * letters.length)
  );
}

/**
 * Reads the answers of a scanned list. A number counts only with a neighbour that it follows; a wrong number between two that count
 * is mended if exactly its place is empty.
 *
 * @param lines that are parts of one list
 * @returns answers with sure numbers; a number with two letters has none
 */
export function readWornList(lines: readonly PaperLine[]): WornAnswer[] {
  return settle(lines, findPairs(lines.flatMap(getTokens)));
}

function getTokens(line: PaperLine): Token[] {
  const tokens: Token[] = [];
  if (line.ordinal !== null) tokens.push({ number: line.ordinal, letter: '', line, start: 0, end: 0 });
  const text = line.text.replace(TITLE, (title) => ' '.repeat(title.length));
  let from = 0;
  const addGap = (end: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, end)))
      tokens.push({ number: null, letter: UNREAD, line, start: from, end: from });
  };
  for (const found of text.matchAll(NUMBER_WITH_LETTER)) {
    const { digits, letter, lone } = found.groups ?? {};
    const start = found.index;
    const end = start + found[0].length;
    addGap(start);
    from = end;
    if (digits !== undefined)
      tokens.push({ number: readDigits(digits.replace('L', '1')), letter: '', line, start, end });
    const printed = letter ?? lone;
    if (printed !== undefined)
      tokens.push({ number: null, letter: LETTERS[printed] ?? printed.toUpperCase(), line, start, end });
  }
  addGap(text.length);
  return tokens;
}

function getNoise({ text }: PaperLine, tokens: readonly Token[]): number {
  const plain = text.replace(TITLE, '').replace(/[\s.,;:|–—()[\]-]+/g, '');
  const read = tokens.reduce(
    (sum, { number, start, end }) => sum + (start === end ? 0 : number === null ? 1 : `${number}`.length),
    0,
  );
  return plain.length === 0 ? 0 : 1 - Math.min(read / plain.length, 1);
}

/** Numbers before their letters; a row of numbers above as many letters. */
function findPairs(tokens: readonly Token[]): WornAnswer[] {
  const pairs: WornAnswer[] = [];
  let position = 0;
  while (position < tokens.length) {
    const unread = tokens[position];
    if (unread?.letter === UNREAD) {
      pairs.push({ ...unread, number: Number.NaN });
      position += 1;
      continue;
    }
    const numbers = takeWhile(tokens, position, ({ number }) => number !== null);
    const letters = takeWhile(
      tokens,
      position + numbers.length,
      ({ number, letter }) => number === null && letter !== UNREAD,
    );
    position += Math.max(numbers.length + letters.length, 1);
    if (numbers.length === letters.length)
      pairs.push(...numbers.flatMap((number, index) => pair(number, letters[index])));
    // A number that lost its letter stands before the next pair.
    else if (letters.length === 1) pairs.push(...pair(numbers.at(-1), letters[0]));
  }
  return pairs;
}

function takeWhile(tokens: readonly Token[], from: number, holds: (token: Token) => boolean): Token[] {
  let end = from;
  while (end < tokens.length && tokens[end] !== undefined && holds(tokens[end] as Token)) end += 1;
  return tokens.slice(from, end);
}

function pair(number: Token | undefined, answer: Token | undefined): WornAnswer[] {
  if (number?.number == null || answer === undefined) return [];
  const isSameLine = number.line === answer.line;
  return [
    {
      number: number.number,
      letter: answer.letter,
      line: answer.line,
      start: isSameLine ? Math.min(number.start, answer.start) : answer.start,
      end: answer.end,
    },
  ];
}

function settle(lines: readonly PaperLine[], pairs: readonly WornAnswer[]): WornAnswer[] {
  const columns = getColumns(lines, pairs);
  const sure = pairs.map((pair, index) => {
    const neighbours = [pairs[index - 1], pairs[index + 1]];
    const inColumn = columns.get(pair) ?? [];
    return (
      [neighbours[0], inColumn[0]].some((other) => other?.number === pair.number - 1) ||
      [neighbours[1], inColumn[1]].some((other) => other?.number === pair.number + 1)
    );
  });
  const mended = pairs.flatMap((pair, index): WornAnswer[] => {
    if (sure[index]) return [pair];
    const [before, after] = [pairs[index - 1], pairs[index + 1]];
    const isBetween = sure[index - 1] && sure[index + 1] && after?.number === (before?.number ?? 0) + 2;
    return isBetween && before !== undefined ? [{ ...pair, number: before.number + 1 }] : [];
  });
  const numbers = Map.groupBy(mended, ({ number }) => number);
  return mended.filter(({ number, letter }) => letter !== UNREAD && numbers.get(number)?.length === 1);
}

/** The pairs above and below a pair, for lists that are printed in columns. */
function getColumns(
  lines: readonly PaperLine[],
  pairs: readonly WornAnswer[],
): Map<WornAnswer, [WornAnswer | undefined, WornAnswer | undefined]> {
  const byLine = Map.groupBy(pairs, ({ line }) => line);
  const rows = lines.map((line) => byLine.get(line) ?? []);
  return new Map(
    rows.flatMap((row, index) =>
      row.map((pair, column) => [pair, [rows[index - 1]?.[column], rows[index + 1]?.[column]]] as const),
    ),
  ) as Map<WornAnswer, [WornAnswer | undefined, WornAnswer | undefined]>;
}
