import type { JobHandler } from '../queue/job.ts';

/** The reason with which a stopping worker aborts its jobs. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

/** @returns true if the worker stops: the attempt was not at fault */
export function isStopped({ reason }: AbortSignal): boolean {
  return reason instanceof WorkerStopped;
}

/** @returns the handler with a signal that also aborts by `stop` */
export function untilStopped({ job, run }: JobHandler, stop: AbortSignal): JobHandler {
  return { job, run: (payload, { signal }) => run(payload, { signal: AbortSignal.any([stop, signal]) }) };
}
