/** The stages in which a process that answers HTTP stops. */
export interface StopStages {
  /** False from the beginning of the stop on: load balancers shall send no more calls. */
  isReady(): boolean;
  /** Aborts when load balancers have noticed: calls that only wait are answered, and streams of hints end. */
  closing: AbortSignal;
  /** Aborts when the time for unfinished answers has ended. */
  deadline: AbortSignal;
  /** Enters the first stage. */
  start(): void;
  /** Enters the second stage, and the first one where it was skipped. */
  close(): void;
}

/** @param answersMs time from the beginning of the stop to the deadline; with 0 it comes with `closing` */
export function createStopStages(answersMs = 0): StopStages {
  const closing = new AbortController();
  const deadline = new AbortController();
  let isReady = true;

  const start = (): void => {
    if (!isReady) return;
    isReady = false;
    if (answersMs > 0) setTimeout(() => deadline.abort(), answersMs).unref();
  };

  return {
    isReady: () => isReady,
    closing: closing.signal,
    deadline: deadline.signal,
    start,
    close() {
      start();
      closing.abort();
      if (answersMs === 0) deadline.abort();
    },
  };
}
