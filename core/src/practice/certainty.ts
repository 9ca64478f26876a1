/** How sure a student was of an answer, and the marks for it: honest doubt costs nothing, a sure error costs most. */

export const certainties = ['low', 'mid', 'high'] as const;
export type Certainty = (typeof certainties)[number];

/** Below 67 per cent sure, up to 80, and above: with these marks no one gains by saying another than the own one. */
const marks: Readonly<Record<Certainty, { right: number; wrong: number }>> = {
  low: { right: 1, wrong: 0 },
  mid: { right: 2, wrong: -2 },
  high: { right: 3, wrong: -6 },
};

/** An answer with the student's certainty. */
export interface CertainAnswer {
  isRight: boolean;
  /** Null if it was not asked. */
  certainty: Certainty | null;
}

export interface CertaintyScore {
  marks: number;
  /** The marks if all answers had been right and sure. */
  most: number;
  /** The answers with a certainty. */
  answers: number;
}

/** @returns the marks, which are shown with the score and never mixed into it */
export function certaintyScore(answers: readonly CertainAnswer[]): CertaintyScore {
  const inputs = answers.flatMap(({ isRight, certainty }) =>
    certainty === null ? [] : [marks[certainty][isRight ? 'right' : 'wrong']],
  );
  return {
    marks: inputs.reduce((sum, one) => sum + one, 0),
    most: inputs.length * marks.high.right,
    answers: inputs.length,
  };
}
