import type { Exam } from '@akada/contract/work/exams.ts';
import { useEffect, useState } from 'react';
import { elapsedMs, examTimes, leftMs } from './exam-times.ts';

export interface ExamClock {
  /** Milliseconds left in whole seconds, by the server's clock. */
  leftMs: number;
  /** Milliseconds since the start, by the server's clock, at the moment of asking. */
  elapsedMs: () => number;
}

const tickMs = 250;

/** @param receivedAt when the answer with `server_now` arrived, by the browser's clock */
export function useExamClock(
  exam: Pick<Exam, 'server_now' | 'started_at' | 'deadline_at'>,
  receivedAt: number,
): ExamClock {
  const times = examTimes(exam, receivedAt);
  const { deadline, offset } = times;
  const [left, setLeft] = useState(() => leftMs(times, Date.now()));

  // Read often, so that no second is skipped; drawn only when a second is over.
  useEffect(() => {
    const read = () => setLeft(leftMs({ deadline, offset }, Date.now()));
    read();
    const tick = setInterval(read, tickMs);
    return () => clearInterval(tick);
  }, [deadline, offset]);

  return { leftMs: left, elapsedMs: () => elapsedMs(times, Date.now()) };
}
