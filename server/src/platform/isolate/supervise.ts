import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import type { WorkAnswer } from './child.ts';
import { IsolationFailure } from './failure.ts';
import type { IsolatedJob, IsolationLimits, WorkRequest } from './job.ts';
import { getUsage } from './process-usage.ts';

const WATCH_EVERY_MS = 50;

/** The watch of a pool over one run. */
export interface RunWatch {
  /** Ends the run like the job's signal. */
  stop: AbortSignal;
  /** Called with the processor time of the run; true ends it as too long. */
  mustEnd(cpuMs: number): boolean;
}

/**
 * Runs one job in a waiting child. The run ends with the answer, the child's death, a limit of time or
 * memory, or an abort. The child survives only an answer.
 *
 * @param stderr the child's last output, read only after its death
 * @throws {IsolationFailure} for every end except an answer and an abort
 */
export async function supervise<Input, Output>(
  child: ChildProcess,
  job: IsolatedJob<Input>,
  { stop, mustEnd }: RunWatch,
  stderr: () => string,
): Promise<Output> {
  const over = new AbortController();
  const { signal } = over;

  try {
    const ends = [
      answer(child, signal),
      death(child, stderr, signal),
      deadline(job.limits, signal),
      overrun(child.pid, { limits: job.limits, mustEnd }, signal),
      abort(job.signal, signal),
      abort(stop, signal),
    ];
    send(child, job);
    const reply = await Promise.race(ends);
    if (reply.ok) return reply.value as Output;

    throw new IsolationFailure('reported', reply.error.message, reply.error);
  } catch (error) {
    if (!(error instanceof IsolationFailure && error.reason === 'reported')) child.kill('SIGKILL');

    throw error;
  } finally {
    over.abort();
  }
}

function send(child: ChildProcess, job: IsolatedJob<unknown>): void {
  const request: WorkRequest = { module: job.module.href, exportName: job.exportName, input: job.input };
  // A child that died before it read its work is noticed by its death; here it must only not throw.
  child.send(request, () => {});
}

async function answer(child: ChildProcess, signal: AbortSignal): Promise<WorkAnswer> {
  const [reply] = await once(child, 'message', { signal });

  return reply;
}

async function death(child: ChildProcess, stderr: () => string, signal: AbortSignal): Promise<never> {
  const exit = await once(child, 'close', { signal }).catch((error) => {
    throw signal.aborted ? error : new IsolationFailure('crashed', String(error));
  });

  throw failureOfExit(exit[0], exit[1], stderr());
}

const FROM_OUTSIDE = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

function failureOfExit(code: number | null, killedBy: string | null, stderr: string): IsolationFailure {
  const detail = `exit ${code ?? killedBy}: ${stderr.trim()}`;
  // Our own kills come after supervision has ended, so a signal seen here is never ours.
  if (killedBy && FROM_OUTSIDE.has(killedBy)) return new IsolationFailure('interrupted', detail);
  // V8 aborts when its heap is full, which differs from other aborts only by its output.
  if (/heap out of memory|allocation failed/i.test(stderr))
    return new IsolationFailure('out_of_memory', detail);

  return new IsolationFailure('crashed', detail);
}

async function deadline(limits: IsolationLimits, signal: AbortSignal): Promise<never> {
  await setTimeout(limits.timeoutMs, undefined, { signal });

  throw new IsolationFailure('timed_out', `no answer in ${limits.timeoutMs} ms`);
}

async function overrun(
  pid: number | undefined,
  { limits, mustEnd }: Pick<RunWatch, 'mustEnd'> & { limits: IsolationLimits },
  signal: AbortSignal,
): Promise<never> {
  // A warm child has worked before.
  const previousProcessUsage = pid === undefined ? null : getUsage(pid);
  for await (const _ of setInterval(WATCH_EVERY_MS, undefined, { signal })) {
    const now = pid === undefined ? null : getUsage(pid);
    if (!now) continue;
    if (now.residentMb > limits.rssMb)
      throw new IsolationFailure('out_of_memory', `${Math.round(now.residentMb)} MB resident`);

    const cpuMs = now.cpuMs - (previousProcessUsage?.cpuMs ?? 0);
    if (cpuMs > (limits.cpuMs ?? Number.POSITIVE_INFINITY))
      throw new IsolationFailure('timed_out', `${cpuMs} ms of processor time`);
    if (mustEnd(cpuMs)) throw new IsolationFailure('timed_out', `${cpuMs} ms, and others wait`);
  }

  throw signal.reason;
}

async function abort(requested: AbortSignal | undefined, signal: AbortSignal): Promise<never> {
  if (!requested) return new Promise(() => {});

  requested.throwIfAborted();
  await once(requested, 'abort', { signal });

  throw requested.reason;
}
