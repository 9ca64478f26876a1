/** Grades of reviews as FSRS knows them: Again, Hard, Good, Easy. */
export type Grade = 1 | 2 | 3 | 4;

export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<string, Grade>;

/** The device's record of one answer, and its judgement. */
export interface JudgedAnswer {
  correct: boolean;
  /** The number of help steps that were taken. */
  hints: number;
  certainty: 'low' | 'mid' | 'high' | null;
  tookMs: number;
  /** The student's median time as it was known when the question was asked; null while too few are known. */
  usualMs: number | null;
}

/**
 * Grades only from the answer, so that any order of arrival gives the same grade. It is never Easy: an option
 * that was found quickly may be a guess.
 */
export function gradeOfAnswer({ correct, hints, certainty, tookMs, usualMs }: JudgedAnswer): Grade {
  if (!correct) return grades.again;

  const slow = usualMs !== null && tookMs > 2 * usualMs;
  return hints > 0 || certainty === 'low' || slow ? grades.hard : grades.good;
}
