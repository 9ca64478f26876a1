/** The time in which an exam can be sat, by the server's clock: the page counts down without new requests. */
import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { windowState } from '@akada/core/exams/course-exam.ts';
import { clockOffset } from '@akada/core/exams/exam-clock.ts';
import { clockText, counted, spokenDuration } from '../../../lib/format/numbers.ts';

export type WindowFields = Pick<SetExam, 'opens_at' | 'closes_at' | 'server_now'>;

export interface WindowNow {
  state: SetExam['state'];
  /** Milliseconds until it opens or closes, whichever is next; 0 after that. */
  leftMs: number;
}

/**
 * @param receivedAt arrival time of the answer with `server_now`, by the device's clock
 * @param now by the device's clock
 */
export function windowNow(exam: WindowFields, receivedAt: number, now: number): WindowNow {
  const window = { opensAt: Date.parse(exam.opens_at), closesAt: Date.parse(exam.closes_at) };
  const serverTime = now + clockOffset(Date.parse(exam.server_now), receivedAt);
  const state = windowState(window, serverTime);
  const next = state === 'coming' ? window.opensAt : window.closesAt;
  return { state, leftMs: Math.max(0, next - serverTime) };
}

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** @returns `3 days 2 hours`, `5 hours 12 minutes`, and within the last hour `9:05` */
export function countdownText(leftMs: number): string {
  if (leftMs < hourMs) return clockText(leftMs);
  if (leftMs < dayMs) return spokenDuration(Math.ceil(leftMs / minuteMs) * 60);

  const hours = Math.ceil(leftMs / hourMs);
  const days = counted(Math.floor(hours / 24), 'day');
  return hours % 24 === 0 ? days : `${days} ${counted(hours % 24, 'hour')}`;
}

/** At this distance, minutes decide whether an attempt still fits. */
const minutesCountMs = 10 * hourMs;

/** @returns the same for a list, where less fits: `3 days`, `12 hours`, `1 h 58 min`, and within the last hour `9:05` */
export function shortCountdownText(leftMs: number): string {
  if (leftMs < hourMs) return clockText(leftMs);
  if (leftMs < minutesCountMs) {
    const minutes = Math.ceil(leftMs / minuteMs);
    const hours = Math.floor(minutes / 60);
    return minutes % 60 === 0 ? counted(hours, 'hour') : `${hours} h ${minutes % 60} min`;
  }
  return leftMs < 2 * dayMs
    ? counted(Math.floor(leftMs / hourMs), 'hour')
    : counted(Math.floor(leftMs / dayMs), 'day');
}
