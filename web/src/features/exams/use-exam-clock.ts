import type { Exam } from '@akada/contract/exams.ts';
import { clockOffset, remainingMs } from '@akada/core/quiz/exam-clock.ts';
import { useEffect, useState } from 'react';

export interface ExamClock {
  /** Milliseconds left, by the server's clock. */
  leftMs: number;
  /** Milliseconds since the start, by the server's clock, at the moment of asking. */
  elapsedMs: () => number;
}

const tickMs = 250;

/** @param receivedAt when the answer with `server_now` arrived, by the browser's clock */
export function useExamClock(exam: Exam, receivedAt: number): ExamClock {
  const offset = clockOffset(Date.parse(exam.server_now), receivedAt);
  const deadline = Date.parse(exam.deadline_at);
  const startedAt = Date.parse(exam.started_at);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(tick);
  }, []);

  return {
    leftMs: remainingMs(deadline, now + offset),
    elapsedMs: () => Date.now() + offset - startedAt,
  };
}
