import type { Exam } from '@akada/contract/work/exams.ts';
import { endOf } from '@akada/core/exams/standing-clock.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ClockFields, examTimes } from './exam-times.ts';
import { elapsedMs } from './time-in-exam.ts';
import { useClockChange } from './use-clock-change.ts';
import { useTicking } from './use-exam-clock.ts';
import { usePresence } from './use-presence.ts';

export interface ExamTime {
  /** The fields for the clock, with their arrival time by the device's clock. */
  clock: ClockFields;
  receivedAt: number;
  isUp: boolean;
  /** Milliseconds since the start, by the server's clock, at the time of the call. */
  elapsedMs: () => number;
  /** Milliseconds for which the clock was stopped since this page was opened. */
  stoodMs: number;
}

/** Milliseconds between requests until the server has told the time. */
const askAgainMs = 5_000;

/**
 * The presently known end of the exam. A device whose clock was set, or that slept, does not know it; nor
 * does an offline page while the exam's clock may stop. An exam is submitted only after the server has
 * confirmed the end.
 *
 * @param examAt arrival time of the exam, by the device's clock
 */
export function useExamTime(exam: Exam, examAt: number): ExamTime {
  const { presence, presenceAt, sayAgain } = usePresence(exam);
  const [awayBefore] = useState(exam.away_ms);
  // Compared by the server's clock, because the device's clock may have been set between the two.
  const isSeenLast = presence !== undefined && Date.parse(presence.server_now) >= Date.parse(exam.server_now);
  const clock = isSeenLast ? { ...exam, ...presence } : exam;
  const receivedAt = isSeenLast ? presenceAt : examAt;

  const times = examTimes(clock, receivedAt);
  const end = endOf({
    deadline: times.deadline,
    closes: Date.parse(clock.closes_at),
    lastSeen: presence === undefined ? Date.parse(exam.started_at) : Date.parse(presence.server_now),
    awayMs: clock.away_ms,
  });
  const isChanged = useClockChange(receivedAt);
  const isUp = useTicking(() => Date.now() >= end - times.offset) && !isChanged;
  const isDoubtful = useTicking(() => Date.now() >= times.deadline - times.offset || isChanged) && !isUp;

  const ask = useEffectEvent(sayAgain);
  useEffect(() => {
    if (!isDoubtful) return;
    ask();
    const repeated = setInterval(ask, askAgainMs);
    return () => clearInterval(repeated);
  }, [isDoubtful]);

  return {
    clock,
    receivedAt,
    isUp,
    elapsedMs: () => elapsedMs(exam.started_at, times, Date.now()),
    stoodMs: Math.max(0, clock.away_ms - awayBefore),
  };
}
