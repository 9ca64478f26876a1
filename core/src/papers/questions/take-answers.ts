import { getPieceText, getPlace, joinPieces, type Piece } from '../lines/piece.ts';
import { findInlineAnswer } from '../marks/inline-answer.ts';
import { findOptionMarks } from '../marks/option-marks.ts';
import type { PaperPlace } from '../paper.ts';
import { readExplanation } from './line-kinds.ts';

/** An answer that stands at its question. */
export interface PrintedAnswer {
  text: string;
  place: PaperPlace;
}

export interface TakenAnswers {
  /** The pieces above the first answer. */
  pieces: Piece[];
  answers: PrintedAnswer[];
  /** The lines below the first answer. */
  below: Piece[];
}

/**
 * Takes the answers out of the pieces of a question.
 *
 * @param pieces of one question
 */
export function takeAnswers(pieces: readonly Piece[]): TakenAnswers {
  const taken: TakenAnswers = { pieces: [], answers: [], below: [] };
  const letters = new Set<number>();
  for (const piece of pieces) {
    const text = piece.line.text.slice(0, piece.to);
    for (const { value } of findOptionMarks({ text, isCell: false, isScan: false }, piece.from))
      letters.add(value);
    const answer = findInlineAnswer(text, piece.from, letters.has(0) && letters.has(1));
    if (answer !== null)
      taken.answers.push({ text: answer.text, place: getPlace({ ...piece, from: answer.start }) });
    const above = answer === null ? piece : { ...piece, to: answer.start };
    if (getPieceText(above) === '') continue;
    if (taken.answers.length === 0 || (answer !== null && taken.answers.length === 1))
      taken.pieces.push(above);
    else taken.below.push(above);
  }
  return taken;
}

/**
 * Reads the printed reason of an answer.
 *
 * @param pieces below the options or the answer
 * @param isBelowAnswer true if every line belongs to the answer; otherwise only lines from "Explanation:" on do
 * @returns the reason, and the lines that belong to nothing
 */
export function splitExplanation(
  pieces: readonly Piece[],
  isBelowAnswer: boolean,
): { explanation: string; omitted: Piece[] } {
  const start = pieces.findIndex((piece) => readExplanation(getPieceText(piece)) !== null);
  const from = isBelowAnswer ? 0 : start;
  if (from === -1) return { explanation: '', omitted: [...pieces] };
  const text = joinPieces(pieces.slice(from));
  return { explanation: readExplanation(text)?.trim() ?? text, omitted: pieces.slice(0, from) };
}
