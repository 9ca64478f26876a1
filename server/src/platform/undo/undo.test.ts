import { eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { untilWaiting } from '../../testing/postgres/until-waiting.ts';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { createAuthorizeDeletion, createUndo, notDeleted, undoColumns, undoSweep } from './undo.ts';

const cards = pgTable('undo_cards', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  ...undoColumns(),
});

let created: TestDatabase;
let database: Database;
const clock = createSettableClock();
const undoForMs = 60 * 60_000;
const owner = { userId: newId() };
/** Names of the cards for which something else was done in the transaction of a restoration. */
let followed: string[];

beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.connection, createLog('silent'));
  await database.pool.query(
    'CREATE TABLE undo_cards (id uuid PRIMARY KEY, user_id uuid NOT NULL, name text NOT NULL, deleted_at timestamptz)',
  );
});

beforeEach(async () => {
  followed = [];
  await database.db.delete(cards);
});

afterAll(async () => {
  await database.close();
  await created.drop();
});

async function add(name: string): Promise<string> {
  const id = newId();
  await database.db.insert(cards).values({ id, name, ...owner });
  return id;
}

const undo = () =>
  createUndo({ database, clock }, cards, {
    topic: 'note',
    async onRestore(_tx, { name }) {
      followed.push(name);
    },
  });
const authorized = (id: string, caller = owner) => createAuthorizeDeletion(database, cards)(caller, id);
const remove = async (id: string) => undo().remove(await authorized(id));
const restore = async (id: string) => undo().restore(await authorized(id));
const sweep = () => undoSweep({ database, clock }, 'cards', cards).run();
const shown = async () => {
  const rows = await database.db.select().from(cards).where(notDeleted(cards)).orderBy(cards.name);
  return rows.map(({ name }) => name);
};
const stored = async () =>
  (await database.db.select().from(cards).orderBy(cards.name)).map(({ name }) => name);

test('a deleted row is hidden, others are not, and undo shows it again', async () => {
  const ada = await add('ada');
  await add('ben');

  await remove(ada);
  expect(await shown()).toEqual(['ben']);
  expect(await restore(ada)).toEqual({ id: ada, ...owner, name: 'ada', deletedAt: null });
  expect(await shown()).toEqual(['ada', 'ben']);
});

test('the effects of a restoration happen once, however often it is repeated', async () => {
  const ada = await add('ada');
  await restore(ada);
  expect(followed).toEqual([]);

  await remove(ada);
  await restore(ada);
  await restore(ada);
  expect(followed).toEqual(['ada']);
});

test('a row is deleted and restored only by its owner, and not after its final removal', async () => {
  const ada = await add('ada');
  const missing = { code: 'not_found' };
  await expect(authorized(ada, { userId: newId() })).rejects.toMatchObject(missing);
  await remove(ada);
  await expect(authorized(ada, { userId: newId() })).rejects.toMatchObject(missing);

  const admitted = await authorized(ada);
  clock.advance(undoForMs + 1);
  await sweep();
  await expect(authorized(ada)).rejects.toMatchObject(missing);
  await expect(undo().restore(admitted)).rejects.toMatchObject(missing);
  await undo().remove(admitted);
});

test('the sweep removes what was deleted more than an hour ago, and nothing else', async () => {
  await add('shown');
  await remove(await add('early'));
  clock.advance(1_000);
  await remove(await add('later'));

  clock.advance(undoForMs - 1_000);
  await sweep();
  expect(await stored()).toEqual(['early', 'later', 'shown']);
  clock.advance(1);
  await sweep();
  expect(await stored()).toEqual(['later', 'shown']);
});

test('deleting again does not begin the hour again', async () => {
  const ada = await add('ada');
  await remove(ada);
  clock.advance(undoForMs);
  await remove(ada);
  clock.advance(1);
  await sweep();
  expect(await stored()).toEqual([]);
});

test('a row that was restored stays for good', async () => {
  const ada = await add('ada');
  await remove(ada);
  await restore(ada);
  clock.advance(2 * undoForMs);
  await sweep();
  expect(await stored()).toEqual(['ada']);
});

test('the sweep removes more rows than one batch', async () => {
  const deletedAt = new Date(clock.now()).toISOString();
  const many = Array.from({ length: 501 }, () => ({ id: newId(), name: 'many', ...owner, deletedAt }));
  await database.db.insert(cards).values(many);
  clock.advance(undoForMs + 1);
  await sweep();
  expect(await stored()).toEqual([]);
});

test('dependent rows are removed in the same transaction, and each row is named once', async () => {
  for (const name of ['ada', 'ben', 'eve']) await remove(await add(name));
  clock.advance(undoForMs + 1);
  const gone: string[] = [];
  const sweepWith = (onRemove: (names: string[]) => void) =>
    undoSweep({ database, clock }, 'cards', cards, {
      onRemove: async (_tx, rows) => onRemove(rows.map(({ name }) => name)),
      rowsAtOnce: 2,
    }).run();

  const broken = sweepWith(() => {
    throw new Error('the files cannot be remembered');
  });
  await expect(broken).rejects.toThrow('the files cannot be remembered');
  expect(await stored()).toEqual(['ada', 'ben', 'eve']);

  await sweepWith((names) => gone.push(...names));
  expect([gone.sort(), await stored()]).toEqual([['ada', 'ben', 'eve'], []]);
});

test('a row that is restored while the sweep waits for it stays', async () => {
  const ada = await add('ada');
  await remove(ada);
  clock.advance(undoForMs + 1);

  const sweeping = await database.transaction(async (tx) => {
    await tx.update(cards).set({ deletedAt: null }).where(eq(cards.id, ada));
    const running = sweep();
    expect(await untilWaiting(database.pool, 1, running)).toBe(true);
    return { running };
  });
  await sweeping.running;

  expect(await shown()).toEqual(['ada']);
});

test('a row is lost if the sweep removes it while its restoration waits', async () => {
  const ada = await add('ada');
  await remove(ada);
  clock.advance(undoForMs + 1);

  const restoring = Promise.withResolvers<PromiseSettledResult<unknown>[]>();
  const onRemove = async () => {
    const settled = Promise.allSettled([restore(ada)]);
    restoring.resolve(settled);
    expect(await untilWaiting(database.pool, 1, settled)).toBe(true);
  };
  await undoSweep({ database, clock }, 'cards', cards, { onRemove }).run();

  const gone = { status: 'rejected', reason: { code: 'not_found' } };
  expect(await restoring.promise).toMatchObject([gone]);
  expect(followed).toEqual([]);
  expect(await stored()).toEqual([]);
});
