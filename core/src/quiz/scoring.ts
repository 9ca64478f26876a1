/** Scoring of multiple-choice answers: the one function behind practice and exams. */

export interface AnsweredItem {
  /** Index of the right option. */
  answerIndex: number;
  /** Chosen option, null when unanswered. */
  choice: number | null;
}

export interface Score {
  correct: number;
  answered: number;
  total: number;
  /** 0-100, rounded half up; 0 for nothing to score. */
  percent: number;
}

/** @returns true only for a choice that was made and is the key */
export function isCorrect(item: AnsweredItem): boolean {
  return item.choice !== null && item.choice === item.answerIndex;
}

/** One mark for each right answer, none taken away for a wrong one. */
export function scoreItems(items: readonly AnsweredItem[]): Score {
  const correct = items.filter(isCorrect).length;
  const answered = items.filter((item) => item.choice !== null).length;
  const total = items.length;
  return { correct, answered, total, percent: total === 0 ? 0 : Math.round((correct * 100) / total) };
}
