/** Answers of papers as lines of text. */

/** Separates fields: JSON of the database writes it as an escape, so no field contains it. */
export const separator = '\u001f';

/** The fields of an answer in `findPapers`, in their order. */
export type AnswerText = readonly [
  questionId: string,
  type: string,
  optionCount: string,
  answerIndexes: string,
  optionOrder: string,
  choices: string,
  accepted: string,
  body: string,
  response: string,
  /** Points of an essay as JSON; empty without marks. */
  points: string,
];
