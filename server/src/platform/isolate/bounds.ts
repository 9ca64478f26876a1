import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { IsolationFailure } from './failure.ts';
import type { IsolationLimits } from './job.ts';
import { usageOf } from './process-usage.ts';

const WATCH_EVERY_MS = 50;

type Bounds = Pick<IsolationLimits, 'timeoutMs' | 'cpuMs' | 'rssMb'>;

/**
 * What ends a child from outside: its limits of time and memory, and the signals of those who asked for it. None of
 * them resolves; each rejects when its bound is reached.
 *
 * @param stops signals that end the run, with their reason
 * @param over ends the watching
 */
export function boundsOf(
  pid: number | undefined,
  limits: Bounds,
  stops: readonly (AbortSignal | undefined)[],
  over: AbortSignal,
): Promise<never>[] {
  return [deadline(limits, over), overrun(pid, limits, over), ...stops.map((stop) => abort(stop, over))];
}

const FROM_OUTSIDE = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * What the end of a process says that gave no answer.
 *
 * @param stderr what it wrote last
 */
export function failureOfExit(
  code: number | null,
  killedBy: string | null,
  stderr: string,
): IsolationFailure {
  const detail = `exit ${code ?? killedBy}: ${stderr.trim()}`;
  // Our own kills come after supervision has ended, so a signal seen here is never ours.
  if (killedBy && FROM_OUTSIDE.has(killedBy)) return new IsolationFailure('interrupted', detail);
  // V8 aborts when its heap is full, which looks like any other abort but for what it wrote.
  if (/heap out of memory|allocation failed/i.test(stderr))
    return new IsolationFailure('out_of_memory', detail);

  return new IsolationFailure('crashed', detail);
}

async function deadline(limits: Bounds, signal: AbortSignal): Promise<never> {
  await setTimeout(limits.timeoutMs, undefined, { signal });

  throw new IsolationFailure('timed_out', `no answer in ${limits.timeoutMs} ms`);
}

async function overrun(pid: number | undefined, limits: Bounds, signal: AbortSignal): Promise<never> {
  // A warm child has worked before.
  const before = pid === undefined ? null : usageOf(pid);
  for await (const _ of setInterval(WATCH_EVERY_MS, undefined, { signal })) {
    const now = pid === undefined ? null : usageOf(pid);
    if (!now) continue;
    if (now.residentMb > limits.rssMb)
      throw new IsolationFailure('out_of_memory', `${Math.round(now.residentMb)} MB resident`);

    const cpuMs = now.cpuMs - (before?.cpuMs ?? 0);
    if (cpuMs > (limits.cpuMs ?? Number.POSITIVE_INFINITY))
      throw new IsolationFailure('timed_out', `${cpuMs} ms of processor time`);
  }

  throw signal.reason;
}

async function abort(asked: AbortSignal | undefined, signal: AbortSignal): Promise<never> {
  if (!asked) return new Promise(() => {});

  asked.throwIfAborted();
  await once(asked, 'abort', { signal });

  throw asked.reason;
}
