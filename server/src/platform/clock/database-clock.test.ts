import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLog } from '../log/log.ts';
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const databaseNow = async () => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  );
  return rows[0].now;
};

it.each([
  ['an hour fast', 3_600_000],
  ['a day slow', -86_400_000],
])('the clock gives the time of the database on a machine whose clock is %s', async (_what, skew) => {
  const machine = { now: () => Date.now() + skew };
  const clock = await openDatabaseClock(app.platform.database, createLog('silent'), machine);
  const before = await databaseNow();
  const said = clock.now();
  const after = await databaseNow();
  clock.close();
  // Half of a round trip is the error that the measurement may have.
  expect(said).toBeGreaterThan(before - 1_000);
  expect(said).toBeLessThan(after + 1_000);
});

it('the clock continues with the time of the database when the machine’s clock is set', async () => {
  const clock = await openDatabaseClock(app.platform.database, createLog('silent'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  const said = clock.now();
  vi.useRealTimers();
  clock.close();
  expect(Math.abs(said - (await databaseNow()))).toBeLessThan(3_600_000);
});

it('the clock asks the database immediately when the machine’s clock was set, because both may have been', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const asked = vi.spyOn(app.platform.database.pool, 'query');
  const clock = await openDatabaseClock(app.platform.database, createLog('silent'));
  const previous = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.mock.calls.length).toBe(previous);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.mock.calls.length).toBe(previous + 1);
  clock.close();
  asked.mockRestore();
  vi.useRealTimers();
});

describe('another machine, whose clock is set while it runs', () => {
  const hourMs = 3_600_000;
  let skew = 0;
  const machine = { now: () => Date.now() + skew };
  const error = async () => Math.abs((await databaseNow()) - clock.now());
  let clock: DatabaseClock;

  /** Advances only the timer by a minute; the database's time continues as it is. */
  const minute = () => vi.advanceTimersByTimeAsync(60_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    skew = 0;
  });
  afterEach(() => {
    clock.close();
    vi.useRealTimers();
  });

  it('says the time of the database again after a minute', async () => {
    clock = await openDatabaseClock(app.platform.database, createLog('silent'), machine);
    skew = hourMs;
    expect(await error()).toBeGreaterThan(hourMs / 2);
    await minute();
    await expect.poll(error).toBeLessThan(1_000);
  });

  it('keeps the last offset while the database is away, and measures again when it is back', async () => {
    const { pool } = app.platform.database;
    let away: Error | null = null;
    const asked = vi.fn(async (text: string) => {
      if (away) throw away;
      return pool.query(text);
    });
    skew = hourMs;
    clock = await openDatabaseClock({ pool: { query: asked } as never }, createLog('silent'), machine);
    away = new Error('the database is away');
    await minute();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await error()).toBeLessThan(1_000);

    away = null;
    skew = 0;
    await minute();
    await expect.poll(error).toBeLessThan(1_000);
  });

  it('asks no more once it is closed', async () => {
    const asked = vi.spyOn(app.platform.database.pool, 'query');
    clock = await openDatabaseClock(app.platform.database, createLog('silent'), machine);
    clock.close();
    const previous = asked.mock.calls.length;
    await minute();
    expect(asked.mock.calls.length).toBe(previous);
    asked.mockRestore();
  });
});
