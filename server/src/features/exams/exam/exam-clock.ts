/** Rows of exams and the clock that they stand for. */
import type { StandingClock } from '@akada/core/exams/standing-clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ExamRow } from './exams.tables.ts';

type ClockColumns = Pick<ExamRow, 'deadlineAt' | 'closesAt' | 'lastSeenAt' | 'awayMs'>;

export function getClock({ deadlineAt, closesAt, lastSeenAt, awayMs }: ClockColumns): StandingClock {
  return {
    deadline: Date.parse(deadlineAt),
    closes: Date.parse(closesAt),
    lastSeen: Date.parse(lastSeenAt),
    awayMs,
  };
}

export function clockColumns({ deadline, closes, lastSeen, awayMs }: StandingClock): ClockColumns {
  return {
    deadlineAt: getInstant(deadline),
    closesAt: getInstant(closes),
    lastSeenAt: getInstant(lastSeen),
    awayMs,
  };
}
