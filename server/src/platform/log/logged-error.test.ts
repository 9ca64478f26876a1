import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggedError } from './log.ts';

const secret = 'the text of a note';

describe('what the log keeps of an error', () => {
  it('never holds the values of a failed statement', () => {
    const cause = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_key"'),
      {
        code: '23505',
        constraint: 'users_email_key',
        detail: `Key (email)=(${secret}) already exists.`,
      },
    );
    const logged = loggedError(new DrizzleQueryError('insert into users values ($1)', [secret], cause));
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(logged).toMatchObject({ query: 'insert into users values ($1)', cause: { code: '23505' } });
  });

  it('keeps where an ordinary error came from, with its causes', () => {
    const logged = loggedError(new Error('outer', { cause: new TypeError('inner') }));
    expect(logged).toMatchObject({ message: 'outer', cause: { name: 'TypeError', message: 'inner' } });
    expect(JSON.stringify(logged)).toContain('logged-error.test.ts');
  });

  it('keeps the kind of a thrown value that is no error, unless it is a sentence', () => {
    expect(loggedError('gone')).toBe('gone');
    expect(loggedError({ password: secret })).toBe('object');
  });
});
