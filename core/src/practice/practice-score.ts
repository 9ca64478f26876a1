/** The score of a practice session: only first answers count. */
import { type CertaintyScore, certaintyScore } from './certainty.ts';
import { isRightAnswer, type PracticeItem } from './practice-item.ts';
import type { PracticeSession } from './practice-session.ts';

/** The score of the first answers. */
export interface Score {
  correct: number;
  answered: number;
  total: number;
  /** 0-100, rounded half up; 0 for nothing to score. */
  percent: number;
}

/** @returns the score of the first answers */
export function practiceScore({ items, answers }: PracticeSession): Score {
  const receivedPracticeItems = items.filter(({ id }) => id in answers);
  const correct = receivedPracticeItems.filter((item) => isRightAtFirst(item, answers)).length;
  const total = items.length;
  const percent = total === 0 ? 0 : Math.round((correct * 100) / total);
  return { correct, answered: receivedPracticeItems.length, total, percent };
}

/** @returns the marks of certainty of the first answers */
export function practiceCertainty({ items, answers }: PracticeSession): CertaintyScore {
  return certaintyScore(
    items
      .filter(({ id }) => id in answers)
      .map((item) => ({
        isRight: isRightAtFirst(item, answers),
        certainty: answers[item.id]?.certainty ?? null,
      })),
  );
}

/** @returns ids whose first answer was wrong, in the order asked */
export function missedAtFirst({ items, answers }: PracticeSession): string[] {
  return items.filter((item) => item.id in answers && !isRightAtFirst(item, answers)).map(({ id }) => id);
}

function isRightAtFirst(item: PracticeItem, answers: PracticeSession['answers']): boolean {
  return isRightAnswer(item, answers[item.id] ?? { choices: [] });
}
