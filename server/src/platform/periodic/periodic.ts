import type { Log } from '../log/log.ts';

/** Work that every worker does again and again. Several workers may do it at once, so it must not mind. */
export interface PeriodicTask {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/**
 * Runs each task at once and then at its interval, never twice at the same time in this process. A failed run
 * is logged and tried again at its next turn.
 * @returns how to stop; resolves when no run is under way
 */
export function startPeriodicTasks(tasks: readonly PeriodicTask[], log: Log): () => Promise<void> {
  const stops = tasks.map((task) => startTask(task, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startTask(task: PeriodicTask, log: Log): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = () => {
    running ??= task
      .run()
      .catch((error: unknown) => log.error({ task: task.name, error }, 'periodic task failed'))
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
