/** Counts the work, the sessions and the exams that one reminder names. */
import type { DueToday } from '@akada/core/push/daily-reminder.ts';
import type { Platform } from '../../platform/platform.ts';
import { countSessionsOfStudent } from '../bookings/bookings.service.ts';
import { createSetExams } from '../exams/course-exams/set-exams.service.ts';

const dayMs = 24 * 60 * 60_000;

/** More exams than this of one student are not looked at. */
const maxExams = 100;

export interface PushDueDeps extends Pick<Platform, 'database' | 'clock'> {
  /** Counts due cards and questions. */
  due(userId: string): Promise<Pick<DueToday, 'cards' | 'questions'>>;
  /** Counts joined group sessions that start in this time. */
  countTutorials(userId: string, time: { from: number; to: number }): Promise<number>;
  /** Finds the part of exam plans. */
  planDue(userId: string): Promise<Pick<DueToday, 'planMinutes' | 'examDays' | 'examTime'>>;
}

export function createPushDue({ database, clock, due, countTutorials, planDue }: PushDueDeps) {
  const { list } = createSetExams({ database, clock });

  return async (userId: string): Promise<DueToday> => {
    const now = clock.now();
    const time = { from: now, to: now + dayMs };
    const isSoon = (moment: string) => Date.parse(moment) > now && Date.parse(moment) <= time.to;
    const [study, sessions, tutorials, exams, plan] = await Promise.all([
      due(userId),
      countSessionsOfStudent(database.db, userId, time),
      countTutorials(userId, time),
      list(userId, { courseId: null, state: null, skip: 0, limit: maxExams }),
      planDue(userId),
    ]);
    const near = exams.items.filter(
      ({ attempts_left, opens_at, closes_at }) =>
        attempts_left > 0 && (isSoon(opens_at) || isSoon(closes_at)),
    );
    return { ...study, ...plan, sessions: sessions + tutorials, exams: near.length };
  };
}
