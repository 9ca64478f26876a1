/** Units of a month: the number that the plan allows, each taken once and returned once. */
import { usageStats } from '@akada/contract/base/usage.ts';
import type { UsageKind } from '@akada/core/plans/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openSecondConnection } from '../../testing/postgres/second-connection.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { takeUnit } from './usage.repo.ts';
import { createUsageService, notifyOfResets, type UsageService } from './usage.service.ts';

const dayMs = 24 * 60 * 60_000;
/** A millisecond before November begins in Lagos. */
const endOfOctober = Date.parse('2026-10-31T22:59:59.999Z');
const october = '2026-09-30T23:00:00.000Z';
const november = '2026-10-31T23:00:00.000Z';

let app: TestApp;
let usage: UsageService;

beforeAll(async () => {
  app = await createTestApp({ startsAt: endOfOctober - 10 * dayMs });
  usage = createUsageService(app);
});

afterAll(() => app.close());

/** A student whose units are taken as a feature takes them, and seen as the student sees them. */
async function student(plan = 'free') {
  const { userId } = await createPerson(app, { plan });
  const { database } = app.platform;
  const request = (kind: UsageKind) => ({ userId, plan, kind });
  const stats = async () => {
    const headers = { authorization: `Bearer ${(await signIn(app, { userId })).access_token}` };
    return JSON.parse((await send(app, usageStats, { headers })).body);
  };
  return {
    userId,
    request,
    reserve: (kind: UsageKind) => database.transaction((tx) => usage.reserve(tx, request(kind))),
    release: (kind: UsageKind, periodStart: string) =>
      database.transaction((tx) => usage.release(tx, { userId, kind, periodStart })),
    used: (kind: UsageKind, periodStart: string, used: number) =>
      database.pool.query('INSERT INTO usage_counters VALUES ($1, $2, $3, $4)', [
        userId,
        kind,
        periodStart,
        used,
      ]),
    stats,
    async usedOf(kind: UsageKind): Promise<number> {
      const { items } = await stats();
      return items.find((item: { kind: string }) => item.kind === kind).used;
    },
    async counters() {
      const { rows } = await database.pool.query(
        'SELECT kind, period_start, used FROM usage_counters WHERE user_id = $1 ORDER BY period_start, kind',
        [userId],
      );
      return rows.map(({ kind, period_start, used }) => [kind, period_start, used]);
    },
    async events(): Promise<string[]> {
      const { rows } = await database.pool.query(
        'SELECT name FROM outbox_events WHERE user_id = $1 ORDER BY id',
        [userId],
      );
      return rows.map(({ name }) => name);
    },
  };
}

const refusal = (kind: UsageKind, limit: number) => ({
  code: 'usage_limit_reached',
  message: 'You have reached your monthly usage limit.',
  options: { facts: { kind, used: limit, limit, resets_at: expect.any(String) } },
});

describe('the limit of a month', () => {
  it.each<[string, UsageKind, number]>([
    ['free', 'mcq', 5],
    ['free', 'flashcard', 5],
    ['free', 'enhanced_note', 1],
    ['free', 'upload', 5],
    ['premium', 'enhanced_note', 20],
  ])('for a %s account and %s is %i, and the error says so', async (plan, kind, limit) => {
    const { reserve, stats, request } = await student(plan);
    for (let unit = 0; unit < limit; unit += 1) await reserve(kind);
    const { db } = app.platform.database;

    await expect(reserve(kind)).rejects.toMatchObject(refusal(kind, limit));
    await expect(usage.assertAvailable(db, request(kind))).rejects.toMatchObject(refusal(kind, limit));
    const { items } = await stats();
    expect(items.filter(({ used }: { used: number }) => used > 0)).toEqual([
      { kind, used: limit, limit, unlimited: false, near_limit: true },
    ]);
  });

  it.each<UsageKind>(['mcq', 'flashcard', 'upload'])(
    'is none for %s of a premium account, which is counted all the same',
    async (kind) => {
      const { reserve, stats, used, events, request } = await student('premium');
      await used(kind, october, 5_000);
      await usage.assertAvailable(app.platform.database.db, request(kind));
      await reserve(kind);
      const { items } = await stats();
      expect(items).toContainEqual({ kind, used: 5_001, limit: 999, unlimited: true, near_limit: false });
      expect(await events()).toEqual([]);
    },
  );

  it('gives nothing if it is zero, also for the first unit of a month', async () => {
    const { userId, counters } = await student();
    const counter = { userId, kind: 'enhanced_note', periodStart: october } as const;
    expect(await takeUnit(app.platform.database.db, counter, 0)).toBeNull();
    expect(await counters()).toEqual([]);
  });

  it('shows every kind before anything was used', async () => {
    const { stats } = await student();
    expect(await stats()).toEqual({
      plan: 'free',
      period: { start: october, end: november },
      items: ['mcq', 'flashcard', 'enhanced_note', 'upload'].map((kind) => ({
        kind,
        used: 0,
        limit: kind === 'enhanced_note' ? 1 : 5,
        unlimited: false,
        near_limit: false,
      })),
    });
  });
});

describe('reservations at the same moment', () => {
  it.each([
    ['free', 'mcq', 3, 2],
    ['free', 'flashcard', 0, 5],
    ['free', 'enhanced_note', 0, 1],
    ['free', 'upload', 5, 0],
    ['premium', 'enhanced_note', 12, 8],
  ] as const)(
    'by a %s account share the units of %s that are left: used %i, passed %i',
    async (plan, kind, previous, left) => {
      const { reserve, used, usedOf, userId } = await student(plan);
      await used(kind, october, previous);
      const holder = await openSecondConnection(app.platform.database.pool);
      await holder.query('SELECT FROM usage_counters WHERE user_id = $1 FOR UPDATE', [userId]);
      const inLine = Array.from({ length: 6 }, () => reserve(kind));
      await holder.untilWaiting(6, ...inLine);
      const others = Array.from({ length: 14 }, () => reserve(kind));
      const outcomes = Promise.allSettled([...inLine, ...others]);
      await holder.commit();

      const passed = (await outcomes).filter(({ status }) => status === 'fulfilled');
      expect(passed).toHaveLength(left);
      expect(await usedOf(kind)).toBe(previous + left);
    },
  );

  it('count each other also when they are the first of the month', async () => {
    const { reserve, usedOf, userId } = await student();
    const first = await openSecondConnection(app.platform.database.pool);
    await first.query('INSERT INTO usage_counters VALUES ($1, $2, $3, 4)', [userId, 'upload', october]);
    const calls = [reserve('upload'), reserve('upload')];
    const outcomes = Promise.allSettled(calls);
    await first.untilWaiting(2, ...calls);
    await first.commit();

    expect((await outcomes).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await usedOf('upload')).toBe(5);
  });

  it('take nothing when the work that they pay for comes to nothing', async () => {
    const { request, usedOf, events } = await student();
    const broken = app.platform.database.transaction(async (tx) => {
      for (let unit = 0; unit < 5; unit += 1) await usage.reserve(tx, request('mcq'));
      throw new Error('the work broke');
    });
    await expect(broken).rejects.toThrow('the work broke');
    expect([await usedOf('mcq'), await events()]).toEqual([0, []]);
  });
});

describe('a unit that is returned', () => {
  it('is one of its kind, its month and its owner, and of no other', async () => {
    const [ada, ben] = [await student(), await student()];
    for (const { used } of [ada, ben]) {
      for (const month of ['2026-08-31T23:00:00.000Z', october]) {
        await used('mcq', month, 3);
        await used('upload', month, 2);
      }
    }
    const others = await ben.counters();
    await ada.release('mcq', october);
    expect(await ada.counters()).toEqual([
      ['mcq', '2026-08-31T23:00:00.000Z', 3],
      ['upload', '2026-08-31T23:00:00.000Z', 2],
      ['mcq', october, 2],
      ['upload', october, 2],
    ]);
    expect(await ben.counters()).toEqual(others);
  });

  it('can be taken again', async () => {
    const { reserve, release, usedOf } = await student();
    const periodStart = await reserve('enhanced_note');
    await release('enhanced_note', periodStart);
    expect(await reserve('enhanced_note')).toBe(periodStart);
    expect(await usedOf('enhanced_note')).toBe(1);
  });

  it('never makes more than none', async () => {
    const { reserve, release, counters } = await student();
    const periodStart = await reserve('mcq');
    await release('mcq', periodStart);
    await Promise.allSettled([release('mcq', periodStart)]);
    expect(await counters()).toEqual([['mcq', october, 0]]);
  });
});

describe('the news of a limit', () => {
  it('comes once when it is near and once when it is reached, also after units came back', async () => {
    const { reserve, release, events } = await student();
    const seen: string[][] = [];
    for (let unit = 1; unit <= 5; unit += 1) {
      await reserve('mcq');
      seen.push(await events());
    }
    expect(seen).toEqual([[], [], [], ['usage.limit_near'], ['usage.limit_near', 'usage.limit_reached']]);
    for (let time = 0; time < 2; time += 1) {
      await release('mcq', october);
      await release('mcq', october);
      await reserve('mcq');
      await reserve('mcq');
    }
    expect(await events()).toEqual(['usage.limit_near', 'usage.limit_reached']);
  });

  it('says what was used, and of how much', async () => {
    const { reserve, userId } = await student();
    for (let unit = 0; unit < 5; unit += 1) await reserve('upload');
    expect((await getNotifications(app, { userId })).map(({ message }) => message)).toEqual([
      'You have used 4 of 5 uploads this month.',
      'You have used all 5 uploads this month. What you made stays yours to practise.',
    ]);
  });

  it('is separate for each kind', async () => {
    const { reserve, events } = await student();
    await reserve('enhanced_note');
    for (let unit = 0; unit < 4; unit += 1) await reserve('flashcard');
    expect(await events()).toEqual(['usage.limit_reached', 'usage.limit_near']);
  });
});

/** This group is the last, because it moves the clock for all. */
describe('a new month in Lagos', () => {
  it('starts an hour before it starts in UTC: units are fresh, the old month pays for its own work', async () => {
    app.clock.advance(endOfOctober - app.clock.now());
    const { reserve, release, stats, events, counters } = await student();
    for (let unit = 0; unit < 5; unit += 1) expect(await reserve('mcq')).toBe(october);
    await expect(reserve('mcq')).rejects.toMatchObject({
      options: { facts: { resets_at: november } },
    });

    app.clock.advance(1);
    expect((await stats()).period).toEqual({ start: november, end: '2026-11-30T23:00:00.000Z' });
    for (let unit = 0; unit < 4; unit += 1) expect(await reserve('mcq')).toBe(november);
    await release('mcq', october);
    expect(await counters()).toEqual([
      ['mcq', october, 4],
      ['mcq', november, 4],
    ]);
    expect(await events()).toEqual(['usage.limit_near', 'usage.limit_reached', 'usage.limit_near']);
  });

  it('is announced once, for each kind that the last month nearly used up, by any number of workers', async () => {
    const [warned, calm] = [await student(), await student()];
    for (let unit = 0; unit < 4; unit += 1) await warned.reserve('flashcard');
    await warned.reserve('enhanced_note');
    await calm.reserve('mcq');
    const sweep = () => notifyOfResets(app.platform);
    await sweep();
    expect(await warned.events()).not.toContain('usage.limit_reset');

    app.clock.advance(31 * dayMs);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const said = (await warned.events()).filter((name) => name === 'usage.limit_reset');
    expect([said.length, await calm.events()]).toEqual([2, []]);
    expect((await getNotifications(app, warned)).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Your flashcard sets start again from zero.',
        'Your study guides start again from zero.',
      ]),
    );
  });

  it('is not said of a month before the last one', async () => {
    const { reserve, events } = await student();
    await reserve('enhanced_note');
    app.clock.advance(62 * dayMs);
    await notifyOfResets(app.platform);
    expect(await events()).toEqual(['usage.limit_reached']);
  });
});
