import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimKey, findMade, idempotencyCleaning, makeOnce } from './idempotency.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const day = 24 * 60 * 60_000;

async function newCall(key: string | null = 'one-tap') {
  const { userId } = await createPerson(app);
  return { userId, endpoint: 'things.make', key };
}

/** @returns what makes a thing, and the ids that it made */
function maker() {
  const made: string[] = [];
  const make = async (_tx: unknown, id: string) => {
    made.push(id);
  };
  return { made, make };
}

describe('a call with a key', () => {
  it('makes one thing, however often and however concurrently it is sent', async () => {
    const call = await newCall();
    const { made, make } = maker();
    const ids = await Promise.all(Array.from({ length: 5 }, () => makeOnce(app.platform, call, make)));
    ids.push(await makeOnce(app.platform, call, make));
    expect(new Set(ids)).toEqual(new Set(made));
    expect(made).toHaveLength(1);
  });

  it('waits for the transaction of the first one, and makes the thing itself when that is rolled back', async () => {
    const call = await newCall();
    const { made, make } = maker();
    const { database, clock } = app.platform;
    const claimed = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const first = database.transaction(async (tx) => {
      await claimKey(tx, call, '00000000-0000-4000-8000-000000000001', clock.now());
      claimed.resolve();
      await release.promise;
      throw new Error('rolled back');
    });
    await claimed.promise;
    const second = makeOnce(app.platform, call, make);
    release.resolve();
    await expect(first).rejects.toThrow('rolled back');
    expect(made).toEqual([await second]);
  });

  it('leaves neither row nor key behind when its creation is rejected', async () => {
    const call = await newCall();
    const rejection = makeOnce(app.platform, call, () => Promise.reject(new Error('refused')));
    await expect(rejection).rejects.toThrow('refused');
    expect(await findMade(app.platform.database.db, call)).toBeNull();
  });

  it.each([
    ['another account', async (call: { userId: string }) => ({ ...call, userId: (await newCall()).userId })],
    ['another endpoint', async (call: object) => ({ ...call, endpoint: 'things.copy' })],
    ['another key', async (call: object) => ({ ...call, key: 'another-tap' })],
  ])('says nothing about the same call of %s', async (_what, differing) => {
    const call = await newCall();
    await makeOnce(app.platform, call, maker().make);
    const other = { ...call, ...(await differing(call)) };
    expect(await findMade(app.platform.database.db, other)).toBeNull();
    const { made, make } = maker();
    await makeOnce(app.platform, other, make);
    expect(made).toHaveLength(1);
  });

  it('is remembered for thirty days', async () => {
    const call = await newCall();
    const id = await makeOnce(app.platform, call, maker().make);
    const clean = idempotencyCleaning(app.platform.database, app.clock);
    app.clock.advance(30 * day);
    await clean.run();
    expect(await findMade(app.platform.database.db, call)).toBe(id);
    app.clock.advance(1);
    await clean.run();
    expect(await findMade(app.platform.database.db, call)).toBeNull();
  });
});

describe('a call without a key', () => {
  it('is a new one each time', async () => {
    const call = await newCall(null);
    const { made, make } = maker();
    await makeOnce(app.platform, call, make);
    await makeOnce(app.platform, call, make);
    expect(new Set(made).size).toBe(2);
  });
});
