import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { recounting } from './recount.ts';

let testDatabase: TestDatabase;
let database: Database;
const [ada, obi] = [newId(), newId()];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, createLog('silent'));
  await database.pool.query(
    `INSERT INTO users (id, email, full_name, role, terms_accepted_at, created_at)
     SELECT id, id || '@school.test', 'Ada Obi', 'student', now(), now() FROM unnest($1::uuid[]) AS id`,
    [[ada, obi]],
  );
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

beforeEach(() => database.pool.query('DELETE FROM recounts'));

/** Lamps of people, some of whom must be counted. */
function newLamps() {
  const clock = createSettableClock();
  const due = new Set<string>();
  const countedPeople: string[] = [];
  const broken = new Set<string>();
  const task = recounting(
    { database, clock },
    {
      name: 'lamps.count',
      findDue: async () => [...due],
      async count(_tx, userId) {
        if (broken.has(userId)) throw new Error('the lamp is out');
        due.delete(userId);
        countedPeople.push(userId);
      },
    },
  );
  return { clock, due, countedPeople, broken, task };
}

it('a worker counts a person immediately, and then at most once in two seconds', async () => {
  const { clock, due, countedPeople, task } = newLamps();
  const round = async (afterMs: number) => {
    clock.advance(afterMs);
    due.add(ada);
    await task.run();
    return countedPeople.length;
  };
  expect(await round(0)).toBe(1);
  expect(await round(1_999)).toBe(1);
  expect(await round(1)).toBe(2);
});

it('a worker counts a person whose last count lies in the future because the clock was set back', async () => {
  const { clock, due, countedPeople, task } = newLamps();
  due.add(ada);
  await task.run();
  clock.advance(-60_000);
  due.add(ada);
  await task.run();
  expect(countedPeople).toEqual([ada, ada]);
});

it('a worker passes over a person whom another worker counts', async () => {
  const { due, countedPeople, task } = newLamps();
  due.add(ada).add(obi);
  const other = await database.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`lamps.count:${ada}`]);
  await task.run();
  await other.query('ROLLBACK');
  other.release();
  expect(countedPeople).toEqual([obi]);
});

it('a worker counts the others when one person cannot be counted, and that one when it is possible again', async () => {
  const { due, countedPeople, broken, task } = newLamps();
  due.add(ada).add(obi);
  broken.add(ada);
  await expect(task.run()).rejects.toThrow('the lamp is out');
  expect(countedPeople).toEqual([obi]);
  broken.clear();
  await task.run();
  expect(countedPeople).toEqual([obi, ada]);
});
