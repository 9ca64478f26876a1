/** The times of an exam by the server's clock: a phone's clock may be wrong by minutes or hours. */
import type { Exam } from '@akada/contract/work/exams.ts';
import { clockOffset, remainingMs } from '@akada/core/exams/exam-clock.ts';

export type ClockFields = Pick<Exam, 'server_now' | 'deadline_at'>;

/** All in milliseconds; `offset` turns the device's clock into the server's. */
export interface ExamTimes {
  deadline: number;
  offset: number;
}

/** @param receivedAt arrival time of the answer with `server_now`, by the device's clock */
export function examTimes({ server_now, deadline_at }: ClockFields, receivedAt: number): ExamTimes {
  return {
    deadline: Date.parse(deadline_at),
    offset: clockOffset(Date.parse(server_now), receivedAt),
  };
}

/**
 * @param now by the device's clock
 * @returns the remaining time, rounded up to whole seconds: a started second counts until it ends
 */
export function leftMs({ deadline, offset }: Pick<ExamTimes, 'deadline' | 'offset'>, now: number): number {
  return Math.ceil(remainingMs(deadline, now + offset) / 1_000) * 1_000;
}
