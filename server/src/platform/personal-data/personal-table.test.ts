import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { instant } from '../database/columns.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { type HeldRows, inBatches, personalTable } from './personal-table.ts';

const lamps = pgTable('lamps', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  title: text(),
  secret: text(),
  createdAt: instant('created_at').notNull(),
});

const ofOwner = personalTable(lamps, {
  name: 'lamps',
  owned: lamps.userId,
  order: [lamps.createdAt, lamps.id],
  withheld: { user_id: 'is the person', secret: 'opens a door' },
  batchSize: 3,
});

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  database = openDatabase(testDatabase.connection, createLog('silent'));
  await database.pool.query(
    'CREATE TABLE lamps (id uuid PRIMARY KEY, user_id uuid, title text, secret text, created_at timestamptz)',
  );
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(() => database.pool.query('DELETE FROM lamps'));

const write = (userId: string, title: string, time: string) =>
  database.pool.query('INSERT INTO lamps VALUES ($1, $2, $3, $4, $5)', [newId(), userId, title, 'x', time]);

/** Stops where rows come again and again. */
async function getTitles(userId: string, atMost: number): Promise<unknown[]> {
  const titles: unknown[] = [];
  for await (const { title } of ofOwner.rows(database.db, userId)) {
    titles.push(title);
    if (titles.length === atMost) break;
  }
  return titles;
}

describe('rows of a person', () => {
  it('are each read once if they lie within one millisecond', async () => {
    const ada = newId();
    const titles = Array.from({ length: 10 }, (_, index) => `lamp ${index}`);
    for (const [at, title] of titles.entries()) await write(ada, title, `2026-11-20 10:00:00.00012${at}+00`);
    expect(await getTitles(ada, 20)).toEqual(titles);
  });

  it('are each read once if they have the same time', async () => {
    const ada = newId();
    const titles = Array.from({ length: 7 }, (_, index) => `lamp ${index}`);
    for (const title of titles) await write(ada, title, '2026-11-20 10:00:00+00');
    expect((await getTitles(ada, 20)).toSorted()).toEqual(titles);
  });

  it('come without the rows of others and without withheld columns', async () => {
    const [ada, obi] = [newId(), newId()];
    await write(ada, 'of Ada', '2026-11-20 10:00:00+00');
    await write(obi, 'of Obi', '2026-11-20 11:00:00+00');
    const rows = [];
    for await (const row of ofOwner.rows(database.db, ada)) rows.push(row);
    expect(rows).toEqual([
      { id: expect.any(String), title: 'of Ada', created_at: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(ofOwner.columns).toEqual(['id', 'title', 'created_at']);
  });

  it('have empty columns if they are held, or are omitted', async () => {
    const ada = newId();
    await write(ada, 'lit', '2026-11-20 10:00:00+00');
    await write(ada, 'dark', '2026-11-20 11:00:00+00');
    const read = async (hides: HeldRows['hides']) => {
      const held = { when: () => sql`title = 'dark'`, hides };
      const table = personalTable(lamps, { name: 'lamps', owned: lamps.userId, order: [lamps.id], held });
      const rows = [];
      for await (const { title, secret } of table.rows(database.db, ada)) rows.push([title, secret]);
      return { rows: rows.toSorted(), hides: table.hides };
    };
    expect(await read([lamps.secret])).toEqual({
      rows: [
        ['dark', null],
        ['lit', 'x'],
      ],
      hides: ['secret'],
    });
    expect((await read('row')).rows).toEqual([['lit', 'x']]);
    expect(ofOwner.hides).toBeNull();
  });

  it('are read no further than they are taken', async () => {
    const requested: unknown[] = [];
    const numbers = inBatches<number>(async (after) => {
      requested.push(after);
      return [(after ?? 0) + 1, (after ?? 0) + 2];
    });
    for await (const number of numbers) if (number === 4) break;
    expect(requested).toEqual([null, 2]);
  });
});
