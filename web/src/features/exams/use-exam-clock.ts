import type { Exam } from '@akada/contract/exams.ts';
import { clockOffset, remainingMs } from '@akada/core/quiz/exam-clock.ts';
import { useEffect, useState } from 'react';

export interface ExamClock {
  /** Milliseconds left in whole seconds, by the server's clock. */
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
  const [leftMs, setLeftMs] = useState(() => wholeSecondsLeft(deadline, offset));

  // Looked at often, so that no second is skipped; drawn only when a second is over.
  useEffect(() => {
    const look = () => setLeftMs(wholeSecondsLeft(deadline, offset));
    look();
    const tick = setInterval(look, tickMs);
    return () => clearInterval(tick);
  }, [deadline, offset]);

  return { leftMs, elapsedMs: () => Date.now() + offset - startedAt };
}

/** A started second counts until it is over. */
function wholeSecondsLeft(deadline: number, offset: number): number {
  return Math.ceil(remainingMs(deadline, Date.now() + offset) / 1_000) * 1_000;
}
