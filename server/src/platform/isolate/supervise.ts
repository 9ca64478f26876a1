import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { boundsOf, failureOfExit } from './bounds.ts';
import type { WorkAnswer } from './child.ts';
import { IsolationFailure } from './failure.ts';
import type { IsolatedJob, WorkRequest } from './job.ts';

/**
 * Runs one job in a child that waits for one. Whatever comes first ends it: the answer, the child's
 * death, a limit of time or memory, an abort. The child lives on only after an answer.
 *
 * @param stop ends the run as the job's own signal does
 * @param stderr what the child wrote last, read only when it died
 * @throws {IsolationFailure} for every end but an answer and an abort
 */
export async function supervise<Input, Output>(
  child: ChildProcess,
  job: IsolatedJob<Input>,
  stop: AbortSignal,
  stderr: () => string,
): Promise<Output> {
  const over = new AbortController();
  const { signal } = over;

  try {
    const ends = [
      answer(child, signal),
      death(child, stderr, signal),
      ...boundsOf(child.pid, job.limits, [job.signal, stop], signal),
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
