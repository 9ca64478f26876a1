import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { declareJob, handleJob, type JobOptions } from './job.ts';
import { openQueue, type Queue } from './queue.ts';

const log = createLog('silent');

let testDatabase: TestDatabase;
let database: Database;
let queue: Queue;
let names = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, log);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  queue = await openQueue(testDatabase.connection, log);
});
afterEach(() => queue.close(0));

/** A kind of job that no other test uses. */
function newJob(options: Partial<JobOptions> = {}) {
  names += 1;
  return declareJob(`lamps.light_${names}`, z.strictObject({ lamp_id: z.string() }), options);
}

type LampJob = ReturnType<typeof newJob>;

const send = (job: LampJob, ...lampIds: string[]) =>
  database.transaction(async (tx) => {
    for (const lamp_id of lampIds) await queue.send(tx, job, { lamp_id });
  });

describe('a job', () => {
  it('runs with its payload', async () => {
    const job = newJob();
    const lit: string[] = [];
    await queue.declare([job]);
    await send(job, 'one', 'two');
    await queue.work([handleJob(job, async ({ lamp_id }) => void lit.push(lamp_id))]);

    await expect.poll(() => lit.toSorted()).toEqual(['one', 'two']);
  });

  it('does not exist if the transaction of its cause was rolled back', async () => {
    const job = newJob();
    const lit: string[] = [];
    await queue.declare([job]);
    const failing = database.transaction(async (tx) => {
      await queue.send(tx, job, { lamp_id: 'of no cause' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await send(job, 'committed');
    await queue.work([handleJob(job, async ({ lamp_id }) => void lit.push(lamp_id))]);

    await expect.poll(() => lit).toEqual(['committed']);
  });

  it('is not sent with unknown fields', async () => {
    const job = newJob();
    await queue.declare([job]);
    const sending = database.transaction((tx) =>
      queue.send(tx, job, { lamp_id: 'one', note_text: 'the text of a note' } as { lamp_id: string }),
    );
    await expect(sending).rejects.toThrow();
  });

  it('from another version of the product fails, and does not run with partial data', async () => {
    const job = newJob();
    const run = vi.fn(async () => {});
    const { run: runRaw } = handleJob(job, run);
    const context = { signal: new AbortController().signal };
    await expect(async () => runRaw({ lamp: 'one' }, context)).rejects.toThrow();
    expect(run).not.toHaveBeenCalled();
  });

  it('is repeated after a failure, up to the declared number', async () => {
    const job = newJob({ retryLimit: 2 });
    const run = vi.fn(() => Promise.reject(new Error('no oil')));
    await queue.declare([job]);
    await send(job, 'one');
    await queue.work([handleJob(job, run)]);
    await expect.poll(() => run.mock.calls.length).toBe(3);
  });

  it('runs concurrently with others of its kind, up to the declared number, and is counted by its state', async () => {
    const job = newJob({ concurrency: 2 });
    const failing = newJob({ retryLimit: 0 });
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    await queue.declare([job, failing]);
    await send(job, 'one', 'two', 'three', 'four', 'five');
    await send(failing, 'six');
    await queue.work([
      handleJob(failing, () => Promise.reject(new Error('no oil'))),
      handleJob(job, async ({ lamp_id }) => {
        begun.push(lamp_id);
        await gate.promise;
      }),
    ]);
    await expect.poll(() => queue.health()).toEqual({ waiting: 3, running: 2, failed: 1 });
    expect(begun).toHaveLength(2);
    gate.resolve();
    await expect.poll(() => begun.length).toBe(5);
  });

  it('learns that its worker shuts down, and is run by the next one', async () => {
    const job = newJob();
    const handed: string[] = [];
    await queue.declare([job]);
    await send(job, 'one');
    const started = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    await queue.work([
      handleJob(job, async (_payload, { signal }) => {
        signal.addEventListener('abort', () => stopped.resolve());
        started.resolve();
        await stopped.promise;
        throw signal.reason;
      }),
    ]);
    await started.promise;
    await queue.close(100);
    await stopped.promise;

    queue = await openQueue(testDatabase.connection, log);
    await queue.declare([job]);
    await queue.work([handleJob(job, async ({ lamp_id }) => void handed.push(lamp_id))]);
    await expect.poll(() => handed).toEqual(['one']);
  });
});

describe('a worker', () => {
  it('does not start with a job without a handler, or a handler without a job', async () => {
    const [declared, other] = [newJob(), newJob()];
    await queue.declare([declared]);
    await expect(queue.work([])).rejects.toThrow(declared.name);
    await expect(queue.work([handleJob(other, async () => {})])).rejects.toThrow(other.name);
  });
});
