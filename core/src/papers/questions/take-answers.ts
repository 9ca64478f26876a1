import { getPieceText, getPosition, joinPieces, type Piece } from '../lines/piece.ts';
import { findInlineAnswer } from '../marks/inline-answer.ts';
import { findOptionMarks } from '../marks/option-marks.ts';
import type { PaperPosition } from '../paper.ts';
import { readExplanation } from './line-kinds.ts';

/** An answer next to its question. */
export interface PrintedAnswer {
  text: string;
  position: PaperPosition;
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
  const result: TakenAnswers = { pieces: [], answers: [], below: [] };
  const letters = new Set<number>();
  let isClosed = false;
  for (const piece of pieces) {
    const text = piece.line.text.slice(0, piece.to);
    for (const { value } of findOptionMarks({ text, isCell: false, isScan: false }, piece.from))
      letters.add(value);
    const isScan = piece.line.reading === 'ocr' && letters.size > 1;
    const hasOptions = isScan || (letters.has(0) && letters.has(1));
    const answer = findInlineAnswer(text, piece.from, hasOptions);
    if (answer !== null)
      result.answers.push({
        text: answer.text,
        position: getPosition({ ...piece, from: answer.start, to: answer.end }),
      });
    isClosed ||= hasOptions && readExplanation(getPieceText(piece)) !== null;
    const target = isClosed ? result.below : result.pieces;
    // "(Ans: B)" behind the stem has the options below it.
    if (answer !== null) isClosed ||= hasOptions || !answer.isBracketed;
    if (answer === null) target.push(piece);
    else {
      target.push({ ...piece, to: answer.start });
      // "(Ans: B) Which is a gas?" continues behind the bracket.
      if (answer.end < piece.to) target.push({ ...piece, from: answer.end });
    }
  }
  result.pieces = result.pieces.filter(hasText);
  result.below = result.below.filter(hasText);
  return result;
}

const hasText = (piece: Piece) => getPieceText(piece) !== '';

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
