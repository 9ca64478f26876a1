import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { countUpTo } from './count-up-to.ts';

it.each([
  [0, { total: 0 }],
  [10_000, { total: 10_000 }],
  [10_001, { total: 10_000, more: true }],
])('a count of %i rows stops at ten thousand, and says whether there are more', async (rows, counted) => {
  const { db } = (await sharedTestApp()).platform.database;
  const from = sql`generate_series(1, ${rows}::integer) AS number`;
  expect(await countUpTo(db, from, undefined)).toEqual(counted);
  expect(await countUpTo(db, from, sql`number <= 3`)).toEqual({ total: Math.min(rows, 3) });
});
