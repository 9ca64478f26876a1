import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../platform/clock/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/postgres.ts';
import { accountCommands } from './account-commands.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, createLog('silent'));
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function run(words: string, ...args: string[]): Promise<string> {
  const command = accountCommands.find((candidate) => candidate.words === words);
  if (!command) throw new Error(`There is no command ${words}`);

  const config = { publicUrl: new URL('http://school.test'), push: null };
  return command.run(args, { database, clock: systemClock, config, dataSecret: 'of this test' });
}

const link = /^http:\/\/school\.test\/reset-password\?token=[\w-]{43}$/m;

describe('the command line', () => {
  it('makes an administrator and prints the link', async () => {
    const printed = await run('admin create', 'head@school.test');
    expect(printed).toMatch(/^head@school\.test is an administrator now\. /);
    expect(printed).toMatch(link);
  });

  it('prints a link for an account that is there', async () => {
    expect(await run('user reset', 'HEAD@school.test')).toMatch(link);
  });

  it('says whether there was an address to confirm', async () => {
    await database.pool.query(
      "INSERT INTO users (id, email, full_name, role) VALUES (gen_random_uuid(), 'ada@school.test', 'Ada', 'student')",
    );
    expect(await run('user verify', 'ada@school.test')).toBe('ada@school.test is confirmed.');
    expect(await run('user verify', 'ada@school.test')).toBe('ada@school.test was confirmed already.');
  });

  it('takes a lost second factor away', async () => {
    await database.pool.query(
      `INSERT INTO second_factors (user_id, sealed_secret, created_at, confirmed_at)
       SELECT id, '\\x00', now(), now() FROM users WHERE email = 'ada@school.test'`,
    );
    expect(await run('user second-factor-off', 'ada@school.test')).toBe(
      'ada@school.test signs in with the password alone.',
    );
    expect(await run('user second-factor-off', 'ada@school.test')).toBe(
      'ada@school.test had no second factor.',
    );
  });

  it.for([
    ['admin create', ['head@school.test'], 'There is an account with the address head@school.test already.'],
    ['user verify', ['nobody@school.test'], 'There is no account with the address nobody@school.test.'],
    ['user reset', ['nobody@school.test'], 'There is no account with the address nobody@school.test.'],
    ['user reset', ['nobody'], '"nobody" is not an email address.'],
    ['user reset', [], 'Give one email address.'],
    ['user verify', ['a@school.test', 'b@school.test'], 'Give one email address.'],
  ] as const)('says in one line what is wrong: %s %j', async ([words, args, line]) => {
    await expect(run(words, ...args)).rejects.toThrow(line);
  });
});
