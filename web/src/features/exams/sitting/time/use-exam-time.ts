import type { Exam } from '@akada/contract/work/exams.ts';
import { endOf } from '@akada/core/exams/standing-clock.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ClockFields, examTimes } from './exam-times.ts';
import { elapsedMs } from './time-in-exam.ts';
import { useTicking } from './use-exam-clock.ts';
import { usePresence } from './use-presence.ts';

export interface ExamTime {
  /** What the clock is drawn from, and when that arrived by the device's clock. */
  clock: ClockFields;
  receivedAt: number;
  isUp: boolean;
  /** Milliseconds since the start, by the server's clock, at the moment of asking. */
  elapsedMs: () => number;
  /** How long the clock stood since this page was opened. */
  stoodMs: number;
}

/**
 * When the exam ends by what is known now. Where its clock stands while nobody is there, a page that was asleep, or has no
 * network, does not know yet, and nothing is handed in before it does.
 *
 * @param examAt when the exam arrived, by the device's clock
 */
export function useExamTime(exam: Exam, examAt: number): ExamTime {
  const { presence, presenceAt, sayAgain } = usePresence(exam);
  const [awayBefore] = useState(exam.away_ms);
  const isSeenLast = presence !== undefined && presenceAt >= examAt;
  const clock = isSeenLast ? { ...exam, ...presence } : exam;
  const receivedAt = isSeenLast ? presenceAt : examAt;

  const times = examTimes(clock, receivedAt);
  const end = endOf({
    deadline: times.deadline,
    closes: Date.parse(clock.closes_at),
    lastSeen: presence === undefined ? Date.parse(exam.started_at) : Date.parse(presence.server_now),
    awayMs: clock.away_ms,
  });
  const isUp = useTicking(() => Date.now() >= end - times.offset);
  const isDoubtful = useTicking(() => Date.now() >= times.deadline - times.offset) && !isUp;

  const ask = useEffectEvent(sayAgain);
  useEffect(() => {
    if (isDoubtful) ask();
  }, [isDoubtful]);

  return {
    clock,
    receivedAt,
    isUp,
    elapsedMs: () => elapsedMs(exam.started_at, times, Date.now()),
    stoodMs: Math.max(0, clock.away_ms - awayBefore),
  };
}
