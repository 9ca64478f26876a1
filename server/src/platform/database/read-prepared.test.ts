import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase, type Transaction } from './database.ts';
import { readPrepared } from './read-prepared.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  database = openDatabase(testDatabase.connection, createLog('silent'), 4);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

type Sum = { first: number; sum: number };

const getSum = (first: number, second: SQL) =>
  sql`SELECT ${first}::int AS first, ${first}::int + ${second} AS sum`;
const read = (executor: Pick<Transaction, 'select'>, statement: SQL) =>
  readPrepared<Sum>(executor, statement, ['first', 'sum']);

async function preparedIn(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int FROM pg_prepared_statements WHERE statement LIKE '%AS prepared%'`,
  );
  return rows[0]?.count ?? 0;
}

it('a text is prepared once on a connection, and returns rows for each of its values', async () => {
  await database.transaction(async (tx) => {
    expect(await read(tx, getSum(1, sql`${10}::int`))).toEqual([{ first: 1, sum: 11 }]);
    expect(await read(tx, getSum(2, sql`${20}::int`))).toEqual([{ first: 2, sum: 22 }]);
    const afterOne = await preparedIn(tx);
    expect(await read(tx, getSum(2, sql`5`))).toEqual([{ first: 2, sum: 7 }]);
    expect(await preparedIn(tx)).toBe(afterOne + 1);
  });
});

it('each connection has a separate statement, and all of them answer concurrently', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const sums = await Promise.all(numbers.map((number) => read(database.db, getSum(number, sql`${1}::int`))));
  expect(sums.flat()).toEqual(numbers.map((number) => ({ first: number, sum: number + 1 })));
});

it('a statement that fails is tried again', async () => {
  const byNothing = (by: number) => sql`SELECT 1 AS first, 1 / ${by}::int AS sum`;
  await expect(read(database.db, byNothing(0))).rejects.toThrow();
  expect(await read(database.db, byNothing(1))).toEqual([{ first: 1, sum: 1 }]);
});
