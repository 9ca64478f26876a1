/** What bookings say of how a tutor teaches, and of the hour that was paid for; for other features. */
import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import { publicPercent } from '@akada/core/tutors/teaching-figures.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findBooking } from './booking/bookings.repo.ts';
import type { BookingRow } from './booking/bookings.tables.ts';
import * as repo from './booking/teaching.repo.ts';

/** @returns the hour of a booking, null where there is none */
export async function taughtHour(
  executor: Executor,
  id: string,
): Promise<Pick<BookingRow, 'tutorId' | 'subject' | 'startsAt' | 'endsAt'> | null> {
  return findBooking(executor, id);
}

export const { countTeaching, countReturning, taughtByMonth } = repo;

/** Fewer answers say nothing of the next one. */
const leastAnswers = 5;

/** @returns what students are told of a tutor; null where there is too little to say it */
export async function publicFigures(
  executor: Executor,
  tutorId: string,
): Promise<Pick<PublicTutor, 'answer_hours' | 'returning_percent'>> {
  const ever = '-infinity';
  const { answers, answerHours } = await repo.countTeaching(executor, tutorId, ever);
  const { students, returning } = await repo.countReturning(executor, tutorId, ever);
  return {
    answer_hours: answers < leastAnswers ? null : answerHours,
    returning_percent: publicPercent(returning, students),
  };
}
