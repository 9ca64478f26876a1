import type { Log } from '../log/log.ts';

/** A task that every worker repeats. Several workers can run it in parallel, so it must be safe for that. */
export interface PeriodicTask {
  name: string;
  everyMs: number;
  /** @param stop aborts when the worker stops: a run of several steps begins no further one */
  run(stop?: AbortSignal): Promise<void>;
}

/**
 * Runs each task immediately and then at its interval, never twice in parallel in this process. A failed run
 * is logged and tried again at its next turn.
 *
 * @returns a function that tells the runs in progress to stop; it resolves when they have ended
 */
export function startPeriodicTasks(tasks: readonly PeriodicTask[], log: Log): () => Promise<void> {
  const stop = new AbortController();
  const stops = tasks.map((task) => startTask(task, log, stop.signal));
  return async () => {
    stop.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startTask(task: PeriodicTask, log: Log, stop: AbortSignal): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = () => {
    running ??= task
      .run(stop)
      .catch((error: unknown) => {
        // A stopping worker closes the database under runs that do not heed their signal.
        const level = stop.aborted ? 'debug' : 'error';
        log[level]({ task: task.name, error }, 'periodic task failed');
      })
      .finally(() => {
        running = null;
      });
  };
  turn();
  const timer = setInterval(turn, task.everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
