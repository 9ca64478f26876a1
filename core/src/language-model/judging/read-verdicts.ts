/** Reads what a judge answered. It may be cut, sloppy or false: what it quotes is searched in the passages. */

import { findInPassages } from '../answer-checks.ts';
import type { NotePassage } from '../note-passages.ts';
import { findNearQuote } from './near-quote.ts';
import { sentenceAround } from './sentence-around.ts';

/** The passages support a statement, contradict it, or do neither; by the letter that a judge writes. */
const verdicts = { s: 'supported', c: 'contradicted', n: 'neither' } as const;
export type Verdict = (typeof verdicts)[keyof typeof verdicts];

/** A verdict as it came. */
export interface WrittenVerdict {
  n: number;
  /** 0, as the quote is empty, if the judge gave none. */
  passage: number;
  quote: string;
  verdict: Verdict;
}

/** Small models add a sign, or write the whole word. */
const LINE = /^\s*(\d+)[\s*.:)]+([scn])\p{L}*\b[\s,:]*(?:[PQZ]?(\d+)\b)?[\s,:]*(.*)$/isu;

/** @param line such as `2 s 3 the words that decide` @returns null for anything else */
export function readVerdict(line: string): WrittenVerdict | null {
  const [, n, code = '', passage, quote = ''] = LINE.exec(line) ?? [];
  if (n === undefined) return null;
  const verdict = verdicts[code.toLowerCase() as keyof typeof verdicts];
  return { n: Number(n), passage: Number(passage ?? 0), quote: quote.trim(), verdict };
}

/** The number of the made-up statement, which no passage supports. */
const CONTROL = 1;

export interface Judgement {
  verdict: Verdict;
  /** The number of the passage that decides; null if the judge named none that was sent. */
  passage: number | null;
  /** The sentence of that passage that decides, as it stands there; null if the judge quoted none. */
  quote: string | null;
}

/**
 * @param lines as they came: numbers may be missing, or there twice
 * @param count of the statements, without the made-up one
 * @returns for each statement its judgement; null if the judge gave none that counts
 */
export function readVerdicts(
  lines: readonly string[],
  passages: readonly NotePassage[],
  count: number,
): (Judgement | null)[] {
  const byNumber = Map.groupBy(
    lines.flatMap((line) => readVerdict(line) ?? []),
    ({ n }) => n,
  );
  const isFooled = byNumber.get(CONTROL)?.some(({ verdict }) => verdict === 'supported') ?? false;
  return Array.from({ length: count }, (_, index) => {
    const [one, ...more] = byNumber.get(CONTROL + 1 + index) ?? [];
    return isFooled || one === undefined || more.length > 0 ? null : getJudgement(one, passages);
  });
}

/** A judge with an invented quote has not read the passages: it supports nothing. */
function getJudgement(
  { verdict, passage: number, quote }: WrittenVerdict,
  passages: readonly NotePassage[],
): Judgement | null {
  if (verdict === 'neither') return { verdict, passage: null, quote: null };
  const namedPassage = passages.find((passage) => passage.number === number);
  const pieces = quote
    .split(/\.{3}|…|\n/)
    .map((piece) => piece.trim().replace(/^["'“‘]+|["'”’.,;:]+$/g, ''))
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return { verdict, passage: namedPassage?.number ?? null, quote: null };

  for (const piece of pieces) {
    const found =
      findInPassages({ passage: number, quote: piece }, passages) ?? findNearQuote(piece, passages);
    if (found === null) continue;
    const { passage, span } = found;
    return { verdict, passage: passage.number, quote: sentenceAround(passage.text, span) };
  }
  return verdict === 'supported' ? null : { verdict: 'neither', passage: null, quote: null };
}
