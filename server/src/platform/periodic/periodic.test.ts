import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { type PeriodicTask, startPeriodicTasks } from './periodic.ts';

const everyMs = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task whose runs the test ends one by one. */
function gatedTask(name = 'notes.sweep') {
  const runs: PromiseWithResolvers<void>[] = [];
  const task: PeriodicTask = {
    name,
    everyMs,
    run() {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
  };
  return { task, runs };
}

const start = (...tasks: PeriodicTask[]) => startPeriodicTasks(tasks, createLog('silent'));

describe('a periodic task', () => {
  it('runs immediately, and again at each interval', async () => {
    const run = vi.fn(async () => {});
    const stop = start({ name: 'notes.sweep', everyMs, run });
    expect(run).toHaveBeenCalledTimes(1);

    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(run).toHaveBeenCalledTimes(3);
    await stop();
  });

  it('is not started again while its last run is in progress, and then at its next turn', async () => {
    const { task, runs } = gatedTask();
    const stop = start(task);
    await vi.advanceTimersByTimeAsync(3 * everyMs);
    expect(runs).toHaveLength(1);

    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await stop();
  });

  it('is logged by its name after a failure, and tried again at its next turn', async () => {
    const lines = new PassThrough({ encoding: 'utf8' });
    const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the disk is full'));
    const stop = startPeriodicTasks([{ name: 'notes.sweep', everyMs, run }], createLog('error', lines));
    await vi.advanceTimersByTimeAsync(everyMs);
    await stop();

    expect(run).toHaveBeenCalledTimes(2);
    expect(JSON.parse(lines.read())).toMatchObject({
      task: 'notes.sweep',
      error: { message: 'the disk is full' },
    });
  });

  it('does not wait for a slow task', async () => {
    const slow = gatedTask('slow');
    const run = vi.fn(async () => {});
    const stop = start(slow.task, { name: 'quick', everyMs, run });
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(run).toHaveBeenCalledTimes(2);
    slow.runs[0]?.resolve();
    await stop();
  });
});

describe('stopping', () => {
  it('waits for the run in progress: the database closes next', async () => {
    const { task, runs } = gatedTask();
    let hasStopped = false;
    const stopped = start(task)().then(() => {
      hasStopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);

    runs[0]?.resolve();
    await stopped;
  });

  it('is told to a run of several steps, which begins no further one', async () => {
    const steps: string[] = [];
    const { promise: firstStep, resolve: endStep } = Promise.withResolvers<void>();
    const stop = start({
      name: 'outbox.dispatch',
      everyMs,
      async run(stop) {
        while (!stop?.aborted) {
          steps.push('step');
          await firstStep;
        }
      },
    });
    const stopped = stop();
    endStep();
    await stopped;
    expect(steps).toEqual(['step']);
  });

  it('does not wait for a failed run any more, and starts no other', async () => {
    const { task, runs } = gatedTask();
    const stop = start(task);
    runs[0]?.reject(new Error('the connection was lost'));
    await stop();
    await vi.advanceTimersByTimeAsync(5 * everyMs);
    expect(runs).toHaveLength(1);
  });
});
