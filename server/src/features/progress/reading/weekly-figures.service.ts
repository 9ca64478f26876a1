/** The study of some weeks, by day and source, for people who may read that and no more. */
import type { KnownTopicsDeps } from './known-topics.service.ts';
import { answeredCourses } from './progress.queries.ts';
import { findJudgedDays, findSourceDays } from './weekly-figures.queries.ts';

export type { JudgedDay, SourceDay } from './weekly-figures.queries.ts';

export type WeeklyFigures = ReturnType<typeof createWeeklyFigures>;

export function createWeeklyFigures({ database: { db }, holds }: KnownTopicsDeps) {
  return {
    /** A question that an exam holds is in no count of right answers: the count would tell its key. */
    async read(userId: string, range: { from: string; to: string }) {
      const heldIds = holds.heldIn(userId, answeredCourses(userId));
      const [days, judged] = await Promise.all([
        findSourceDays(db, { userId, ...range }),
        findJudgedDays(db, { userId, ...range }, heldIds),
      ]);
      return { days, judged };
    },
  };
}
