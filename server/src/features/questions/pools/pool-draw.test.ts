/**
 * Statements of draws are prepared, and stay in the memory of each connection, so the values of a request
 * must not create new statements.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { drawFrom, getPool, listedIds, readWhole } from './question-pools.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function preparedIn(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int FROM pg_prepared_statements WHERE statement LIKE '%AS prepared%'`,
  );
  return rows[0]?.count ?? 0;
}

/** Requests this number of questions of every choice. */
async function drawBy(tx: Transaction, size: number): Promise<void> {
  const words = Array.from({ length: size }, (_, index) => `Word ${index}`);
  const ids = words.map(newId);
  const selection = {
    scope: { kind: 'course' as const, courseId: newId() },
    topics: words,
    tags: words,
    held: listedIds(ids),
    difficulties: (['easy', 'medium', 'hard'] as const).slice(0, size),
  };
  await drawFrom(tx, getPool(selection), { count: size, seed: newId() });
  await readWhole(tx, getPool({ ...selection, among: listedIds(ids) }), 1);
}

it('however much is chosen, the statements are the same', async () => {
  await app.platform.database.transaction(async (tx) => {
    const previous = await preparedIn(tx);
    await drawBy(tx, 1);
    const afterOne = await preparedIn(tx);
    expect(afterOne).toBeGreaterThan(previous);
    for (const size of [2, 3, 12]) await drawBy(tx, size);
    expect(await preparedIn(tx)).toBe(afterOne);
  });
});

it('a draw from everything prepares no statement, because each number of courses needs its own', async () => {
  await app.platform.database.transaction(async (tx) => {
    const previous = await preparedIn(tx);
    for (const count of [1, 2, 3]) {
      const courseIds = Array.from({ length: count }, newId);
      const scope = { kind: 'everything' as const, userId: newId(), courseIds };
      await drawFrom(tx, getPool({ scope }), { count: 5, seed: 'any' });
    }
    expect(await preparedIn(tx)).toBe(previous);
  });
});
