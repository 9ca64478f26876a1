import { eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { getInstant } from '../clock/instant.ts';
import { newId } from '../ids/ids.ts';
import { createLeasedWork, declareWork, type WorkSteps } from './leased-work.ts';
import { WorkerStopped } from './stopped-work.ts';
import {
  attemptsAtMost,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
  workColumns,
} from './work-rows.ts';

const errands = pgTable('errands', {
  id: uuid().primaryKey(),
  status: text().$type<'waiting' | 'running' | 'done' | 'given_up'>().notNull(),
  ...workColumns(),
});
type Errand = typeof errands.$inferSelect;

const rows: WorkRows<Errand> = {
  table: errands,
  waiting: 'waiting',
  running: 'running',
};
const errandWork = declareWork('errands.run', 'errand_id', rows);
const noSignal = new AbortController().signal;

let app: TestApp;
let id: string;
const sent: unknown[] = [];

beforeAll(async () => {
  app = await createTestApp();
  await app.platform.database.pool.query(
    'CREATE TABLE errands (id uuid PRIMARY KEY, status text, attempts integer, lease_until timestamptz)',
  );
});

afterAll(() => app.close());

beforeEach(async () => {
  sent.length = 0;
  id = newId();
  const { db } = app.platform.database;
  await db.delete(errands);
  await db.insert(errands).values({ id, status: 'waiting', ...firstLease(app.clock.now()) });
});

async function errand(): Promise<Errand | undefined> {
  const [row] = await app.platform.database.db.select().from(errands).where(eq(errands.id, id));
  return row;
}

/** Ends the row as a feature does: only where this attempt is still the newest. */
async function end(row: Errand, status: 'done' | 'given_up'): Promise<void> {
  await app.platform.database.db
    .update(errands)
    .set({ status, ...leaseEnded })
    .where(isAttempt(rows, row));
}

function workWith(steps: Partial<WorkSteps<Errand>>, declaration = errandWork) {
  const queue = {
    async send(_tx: unknown, _job: unknown, payload: unknown) {
      sent.push(payload);
    },
  };
  return createLeasedWork({ ...app.platform, queue }, declaration, {
    run: (row) => end(row, 'done'),
    giveUp: (row) => end(row, 'given_up'),
    ...steps,
  });
}

const broken = () => workWith({ run: () => Promise.reject(new Error('it broke')) });

describe('an attempt', () => {
  it('ends the row, and a second one finds nothing to do', async () => {
    await workWith({}).attempt(id, noSignal);
    expect(await errand()).toMatchObject({ status: 'done', attempts: 1, leaseUntil: null });
    await workWith({ run: () => expect.fail('it is done already') }).attempt(id, noSignal);
  });

  it('leaves the row unclaimed when what belongs to the claim cannot be published', async () => {
    const work = workWith({ onClaim: () => Promise.reject(new Error('no hint')) });
    await expect(work.attempt(id, noSignal)).rejects.toThrow('no hint');
    expect(await errand()).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('throws while attempts are left, so that the queue tries again, and then gives up', async () => {
    for (let index = 1; index < attemptsAtMost; index += 1) {
      await expect(broken().attempt(id, noSignal)).rejects.toThrow('it broke');
      expect(await errand()).toMatchObject({ status: 'running', attempts: index });
    }
    await broken().attempt(id, noSignal);
    expect(await errand()).toMatchObject({ status: 'given_up', attempts: attemptsAtMost });
  });

  it('does not count when a stopping worker has cut it, also the last one, and changes nothing once overtaken', async () => {
    const { db } = app.platform.database;
    const stop = AbortSignal.abort(new WorkerStopped());
    for (const attempts of [0, attemptsAtMost - 1]) {
      await db.update(errands).set({ status: 'waiting', attempts });
      await expect(broken().attempt(id, stop)).rejects.toThrow('it broke');
      expect(await errand()).toMatchObject({ status: 'waiting', attempts });
    }
    await db.update(errands).set({ attempts: 0 });
    const overtaken = workWith({
      async run() {
        await workWith({}).attempt(id, noSignal);
        throw new Error('it broke');
      },
    });
    await expect(overtaken.attempt(id, stop)).rejects.toThrow('it broke');
    expect(await errand()).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('is repeated by the queue for at least two minutes, so that an outage costs nothing', () => {
    const { retryDelay, retryLimit } = errandWork.job.options;
    // The queue doubles its wait with each repetition, and adds at most the same time again by chance.
    const waits = Array.from(
      { length: Math.min(retryLimit, attemptsAtMost - 1) },
      (_, index) => retryDelay * 2 ** index,
    );
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(120);
  });

  it('is the last one and not repeated, also by a duplicate job, until its lease expires', async () => {
    const { db } = app.platform.database;
    await db.update(errands).set({ status: 'running', attempts: attemptsAtMost });
    const work = workWith({ run: () => expect.fail('it is not run once more') });
    await work.attempt(id, noSignal);
    await work.resendTask.run();
    expect(await errand()).toMatchObject({ status: 'running', attempts: attemptsAtMost });

    app.clock.advance(300_001);
    await work.resendTask.run();
    expect(await errand()).toMatchObject({ status: 'given_up' });
    expect(sent).toEqual([]);
  });

  it('changes nothing after it was overtaken', async () => {
    const started = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const overtaken = workWith({
      async run(row) {
        started.resolve();
        await slow.promise;
        await end(row, 'given_up');
      },
    }).attempt(id, noSignal);
    await started.promise;
    await workWith({}).attempt(id, noSignal);
    slow.resolve();
    await overtaken;
    expect(await errand()).toMatchObject({ status: 'done' });
  });
});

describe('a row that no job looks after', () => {
  it('is sent again once its lease has expired, not before, and not twice', async () => {
    const { resendTask } = workWith({});
    const lease = Date.parse((await errand())?.leaseUntil ?? '') - app.clock.now();
    expect(lease).toBe(300_000);

    app.clock.advance(lease);
    await resendTask.run();
    expect(sent).toEqual([]);

    app.clock.advance(1);
    await resendTask.run();
    await resendTask.run();
    expect(sent).toEqual([{ errand_id: id }]);
    expect((await errand())?.leaseUntil).toBe(getInstant(app.clock.now() + lease));
  });

  it('is not repeated once it has ended', async () => {
    await workWith({}).attempt(id, noSignal);
    app.clock.advance(3_600_000);
    await workWith({}).resendTask.run();
    expect(sent).toEqual([]);
  });
});

describe('an exclusive attempt', () => {
  const leasesMs = [60_000, 120_000, 240_000];
  const exclusive = declareWork('errands.run', 'errand_id', {
    ...rows,
    schedule: { leasesMs, exclusive: true },
  });
  const failing = () => workWith({ run: () => Promise.reject(new Error('it broke')) }, exclusive);
  const passLease = async () => {
    app.clock.advance(Date.parse((await errand())?.leaseUntil ?? '') - app.clock.now() + 1);
  };

  it('is taken over by no other job before its lease has expired, also when it has failed', async () => {
    await failing().attempt(id, noSignal);
    app.clock.advance(60_000);
    const other = workWith({ run: () => expect.fail('the lease has not expired') }, exclusive);
    await other.attempt(id, noSignal);
    await other.resendTask.run();
    expect(await errand()).toMatchObject({ status: 'running', attempts: 1 });
    expect(sent).toEqual([]);

    app.clock.advance(1);
    await other.resendTask.run();
    expect(sent).toEqual([{ errand_id: id }]);
    await workWith({}, exclusive).attempt(id, noSignal);
    expect(await errand()).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('starts once, however often its row is sent', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const work = workWith({ run }, exclusive);
    await Promise.all([work.attempt(id, noSignal), work.attempt(id, noSignal)]);
    expect(runs).toBe(1);

    await passLease();
    await work.resendTask.run();
    await Promise.all([work.attempt(id, noSignal), work.attempt(id, noSignal)]);
    expect(runs).toBe(2);
  });

  it('holds its row as long as the schedule says, and the last failure gives up', async () => {
    const held: number[] = [];
    for (const _ of leasesMs) {
      const previous = app.clock.now();
      const run = async ({ leaseUntil }: Errand) => {
        held.push(Date.parse(leaseUntil ?? '') - previous);
        throw new Error('it broke');
      };
      const work = workWith({ run }, exclusive);
      await work.attempt(id, noSignal);
      if ((await errand())?.leaseUntil) await passLease();
    }
    expect(held).toEqual(leasesMs);
    expect(await errand()).toMatchObject({ status: 'given_up', attempts: leasesMs.length });
  });
});
