/** The parts into which the lines of a paper are split. */
import type { PaperLine } from '../lines/paper-lines.ts';
import type { Piece } from '../lines/piece.ts';
import type { NumberStyle } from '../marks/number-mark.ts';

/** The lines of one question. */
export interface QuestionPieces {
  number: number;
  label: string;
  style: NumberStyle;
  section: number;
  /** Index of the shared text that stands open above it; null if there is none. */
  passage: number | null;
  pieces: Piece[];
  /** The number that should stand there, if the printed one repeats or jumps; null if it is right. */
  expected: number | null;
}

export interface OpenSection {
  title: string;
  instructions: Piece[];
}

export interface OpenPassage {
  instruction: Piece;
  /** Index of the section in which it stands. */
  section: number;
  /** Null if the instruction names no numbers. */
  first: number | null;
  last: number | null;
  pieces: Piece[];
}

/** Lines of answers, for the parts from `fromSection` to before `toSection`. */
export interface AnswerLines {
  fromSection: number;
  toSection: number;
  /** The number of questions above them. */
  questions: number;
  lines: PaperLine[];
}

export interface SplitPaper {
  /** Lines above the first question and the first part. */
  head: PaperLine[];
  sections: OpenSection[];
  passages: OpenPassage[];
  questions: QuestionPieces[];
  answers: AnswerLines[];
  omitted: Piece[];
}
