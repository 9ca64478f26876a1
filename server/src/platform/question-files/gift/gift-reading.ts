import type { FileQuestion } from '../question-file.ts';

/** The result of a block: a question, another kind of question, or a problem. */
export type GiftReading =
  | { question: FileQuestion; warnings: string[] }
  | { otherKind: string }
  | { wrong: string; line: number };
