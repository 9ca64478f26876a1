import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createLog, loggedError } from './log.ts';

const secret = 'the text of a note';

let testDatabase: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  pool = new pg.Pool(testDatabase.connection);
  await pool.query(
    'CREATE TABLE notes (id uuid PRIMARY KEY, pages int CHECK (pages > 0), title varchar(8) UNIQUE)',
  );
  await pool.query("INSERT INTO notes VALUES (gen_random_uuid(), 1, 'the text')");
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

/** @returns what the log writes of a line, as it goes to its file */
function written(level: string, write: (log: ReturnType<typeof createLog>) => void): string {
  const lines = new PassThrough({ encoding: 'utf8' });
  write(createLog(level, lines));
  return lines.read() ?? '';
}

describe('a failed statement', () => {
  const failures: [string, string, unknown[]][] = [
    ['an id that is none', 'SELECT * FROM notes WHERE id = $1', [secret]],
    ['a number that is none', 'UPDATE notes SET pages = $1', [secret]],
    ['a moment that is none', 'SELECT $1::timestamptz', [secret]],
    ['a text that is too long', 'UPDATE notes SET title = $1', [secret]],
    ['a document that is none', 'SELECT $1::jsonb', [secret]],
    ['an array that is none', 'SELECT $1::int[]', [`{${secret}}`]],
    ['a title that is taken', 'INSERT INTO notes VALUES (gen_random_uuid(), 1, $1)', ['the text']],
    ['a count below one', 'INSERT INTO notes VALUES (gen_random_uuid(), -4711, $1)', ['the text']],
  ];

  it.each(failures)('for %s is logged without its values', async (_what, text, values) => {
    const error = await pool.query(text, values).catch((failure: Error) => failure);
    expect(error).toBeInstanceOf(pg.DatabaseError);

    for (const name of ['error', 'err']) {
      const line = written('info', (log) => log.error({ [name]: error }, 'it failed'));
      expect(JSON.parse(line)[name]).toMatchObject({ code: expect.stringMatching(/^2[23]/) });
      expect(line).not.toContain('the text');
      expect(line).not.toContain('4711');
    }
  });

  it('by the query builder is logged without its values as well', async () => {
    const failing = drizzle(pool).execute(sql`SELECT ${secret}::uuid`);
    const error = await failing.catch((failure: Error) => failure);
    const line = written('info', (log) => log.error({ error }, 'it failed'));
    expect(JSON.parse(line).error).toMatchObject({ query: 'SELECT $1::uuid', cause: { code: '22P02' } });
    expect(line).not.toContain(secret);
  });

  it('keeps what an operator needs: the reason, and where it was made', async () => {
    const missing = await pool.query('SELECT * FROM nothing').catch((failure: Error) => failure);
    expect(loggedError(missing)).toMatchObject({
      message: 'relation "nothing" does not exist',
      code: '42P01',
    });

    const rejection = await pool.query('SELECT $1::uuid', [secret]).catch((failure: Error) => failure);
    expect(loggedError(rejection)).toMatchObject({
      message: 'the database refused a value',
      stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/s),
    });
  });
});

describe('a line', () => {
  it('is one object with its time as people read it, and nothing of the machine', () => {
    const line = written('info', (log) => log.info({ noteId: 'n1' }, 'note read'));
    expect(JSON.parse(line)).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      noteId: 'n1',
      msg: 'note read',
    });
  });

  it('is not written below the level, and none at all where the log is silent', () => {
    expect(written('warn', (log) => log.info('note read'))).toBe('');
    expect(written('silent', (log) => log.fatal('note read'))).toBe('');
  });
});
