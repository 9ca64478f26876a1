import { useEffect, useEffectEvent, useState } from 'react';

/** Runs while the page is visible. */
interface Stopwatch {
  run: (isRunning: boolean) => void;
  /** @returns the milliseconds since the previous call, and restarts the count */
  take: () => number;
}

function createStopwatch(now: () => number): Stopwatch {
  let since: number | null = null;
  let spent = 0;
  const pass = () => {
    if (since !== null) spent += now() - since;
    since = since === null ? null : now();
  };
  return {
    run: (isRunning) => {
      pass();
      since = isRunning ? now() : null;
    },
    take: () => {
      pass();
      const takenCount = spent;
      spent = 0;
      return takenCount;
    },
  };
}

/**
 * Measures how long a question is on a visible screen.
 *
 * @param onHidden receives the time not yet taken when the question is left
 * @returns a function that takes the milliseconds since it was last called
 */
export function useTimeOnScreen(
  questionId: string | undefined,
  onHidden: (questionId: string, spentMs: number) => void,
): () => number {
  const [stopwatch] = useState(() => createStopwatch(() => performance.now()));
  const report = useEffectEvent(onHidden);

  useEffect(() => {
    const follow = () => stopwatch.run(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stopwatch.run(false);
      if (questionId !== undefined) report(questionId, stopwatch.take());
    };
  }, [questionId, stopwatch]);

  return stopwatch.take;
}
