import PQueue from 'p-queue';
import { findConfinement } from './confinement.ts';
import { type IsolatedChild, startChild } from './isolated-child.ts';
import type { IsolatedJob } from './job.ts';
import { makesRoom, type RunningJob } from './makes-room.ts';
import type { RunWatch } from './supervise.ts';
import { createWarmChildren } from './warm-children.ts';

/** Runs isolated work with a max number of children; further work waits its turn. */
export interface IsolationPool {
  /**
   * @returns what the function returned, copied
   * @throws {IsolationFailure} for every end but a result; the signal's reason after an abort
   */
  run<Input, Output>(job: IsolatedJob<Input>): Promise<Output>;
  /** Ends every child and rejects waiting work. Resolves after all processes ended. */
  close(): Promise<void>;
}

/**
 * @param options.size max living children, including idle warm ones
 * @param options.hiddenPaths files and folders that no child can reach, if the machine supports it
 */
export function createIsolationPool(options: {
  size: number;
  hiddenPaths?: readonly string[];
}): IsolationPool {
  const alive = new Set<IsolatedChild>();
  const running = new Set<RunningJob>();
  const warm = createWarmChildren();
  const closing = new AbortController();
  const turns = new PQueue({ concurrency: options.size });

  async function runNow<Input, Output>(job: IsolatedJob<Input>): Promise<Output> {
    const current: RunningJob = { cpuMs: 0, quickCpuMs: job.limits.quickCpuMs, isEnding: false };
    running.add(current);
    const mustEnd = (cpuMs: number) => {
      current.cpuMs = cpuMs;
      current.isEnding ||= makesRoom(current, running, turns.size);
      return current.isEnding;
    };
    try {
      return await runInChild(job, { stop: closing.signal, mustEnd });
    } finally {
      running.delete(current);
    }
  }

  async function runInChild<Input, Output>(job: IsolatedJob<Input>, watch: RunWatch): Promise<Output> {
    const child = (job.reuse && warm.take(job)) || (await start(job));
    let reusable = false;
    try {
      const result = await child.run<Input, Output>(job, watch);
      reusable = job.reuse === true;

      return result;
    } finally {
      if (reusable && alive.has(child)) warm.put(job, child);
      else await end(child);
    }
  }

  async function start(job: IsolatedJob<unknown>): Promise<IsolatedChild> {
    const { wrapper } = await findConfinement(options.hiddenPaths);
    const idle = alive.size >= options.size ? warm.takeOldest() : undefined;
    if (idle) await end(idle);

    closing.signal.throwIfAborted();
    const child = startChild(wrapper, job);
    alive.add(child);
    void child.exited.then(() => {
      alive.delete(child);
      warm.drop(child);
    });

    return child;
  }

  async function end(child: IsolatedChild): Promise<void> {
    child.kill();
    await child.exited;
  }

  return {
    run: (job) => turns.add(() => runNow(job), { signal: job.signal }),
    close: async () => {
      closing.abort(new Error('the isolation pool is closed'));
      turns.clear();
      await Promise.all([...alive].map(end));
    },
  };
}
