/** Grades of reviews as FSRS knows them: Again, Hard, Good, Easy. */
export type Grade = 1 | 2 | 3 | 4;

export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<string, Grade>;

/** What the device has recorded of one answer, and whether it is right. */
export interface JudgedAnswer {
  correct: boolean;
  /** How many steps of help were taken. */
  hints: number;
  certainty: 'low' | 'mid' | 'high' | null;
  tookMs: number;
  /** The student's median time as it was known when the question was asked; null while too few are known. */
  usualMs: number | null;
}

/**
 * From the answer alone, so that it is the same in whatever order answers arrive. Never Easy: that an option was found
 * quickly may be a guess.
 */
export function gradeOfAnswer({ correct, hints, certainty, tookMs, usualMs }: JudgedAnswer): Grade {
  if (!correct) return grades.again;

  const slow = usualMs !== null && tookMs > 2 * usualMs;
  return hints > 0 || certainty === 'low' || slow ? grades.hard : grades.good;
}
