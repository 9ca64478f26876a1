/** Figures for other features: a tutor's teaching, and the hour that was paid for. */
import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import { publicPercent } from '@akada/core/tutors/teaching-figures.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findBooking } from './booking/bookings.repo.ts';
import type { BookingRow } from './booking/bookings.tables.ts';
import * as repo from './booking/teaching.repo.ts';

/** @returns the hour of a booking; null if there is none */
export async function taughtHour(
  executor: Executor,
  id: string,
): Promise<Pick<BookingRow, 'tutorId' | 'subject' | 'startsAt' | 'endsAt'> | null> {
  return findBooking(executor, id);
}

export const {
  bookedPairs,
  requestedPairs,
  bookedSessions,
  countTeaching,
  countReturning,
  findHeldFacts,
  taughtByMonth,
} = repo;

/** Fewer answers say nothing of the next one. */
const leastAnswers = 5;

/** @returns figures of a tutor for students; null if there are too few sessions */
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
