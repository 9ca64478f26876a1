/** Rows of exams and the clock that they stand for. */
import type { StandingClock } from '@akada/core/exams/standing-clock.ts';
import { instantOf } from '../../../platform/clock/instant.ts';
import type { ExamRow } from './exams.tables.ts';

type ClockColumns = Pick<ExamRow, 'deadlineAt' | 'closesAt' | 'lastSeenAt' | 'awayMs'>;

export function clockOf({ deadlineAt, closesAt, lastSeenAt, awayMs }: ClockColumns): StandingClock {
  return {
    deadline: Date.parse(deadlineAt),
    closes: Date.parse(closesAt),
    lastSeen: Date.parse(lastSeenAt),
    awayMs,
  };
}

export function clockColumns({ deadline, closes, lastSeen, awayMs }: StandingClock): ClockColumns {
  return {
    deadlineAt: instantOf(deadline),
    closesAt: instantOf(closes),
    lastSeenAt: instantOf(lastSeen),
    awayMs,
  };
}
