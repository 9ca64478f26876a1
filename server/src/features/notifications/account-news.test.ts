/** What people hear of their own account: from the call that causes it to the list and the mailbox. */
import { register, resetPassword, verifyEmail } from '@akada/contract/accounts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { createPerson, mailedToken, type Person } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { notificationPreferences } from './notifications.tables.ts';

const password = 'correct horse battery';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const runTask = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();

/** Dispatches what happened, and hands over the mail. @returns what the person has by now, the earliest first */
async function heard({ userId, email }: Pick<Person, 'userId' | 'email'>) {
  await runTask('outbox.dispatch');
  await runTask('mail.retry');
  const { rows } = await app.platform.database.pool.query(
    'SELECT type, title FROM notifications WHERE user_id = $1 AND in_app ORDER BY event_id',
    [userId],
  );
  const mails = await readSandboxMailbox(app.platform.database.db, email);
  return {
    types: rows.map(({ type }) => type),
    titles: rows.map(({ title }) => title),
    subjects: mails.map(({ subject }) => subject).reverse(),
  };
}

async function personOf(email: string): Promise<Person> {
  const [account] = await app.platform.database.db.select().from(users).where(eq(users.email, email));
  if (!account) throw new Error(`${email} has no account`);
  return { userId: account.id, email, role: account.role };
}

describe('somebody new', () => {
  it('is welcomed, then told that the address is confirmed, and later that the password changed', async () => {
    const email = `${newId()}@school.test`;
    await send(app, register, { body: { full_name: 'Ada Obi', email, password, terms_accepted: true } });
    const person = await personOf(email);
    expect(await heard(person)).toMatchObject({
      types: ['ACCOUNT_CREATED'],
      subjects: ['Confirm your email address'],
    });

    app.clock.advance(1_000);
    const token = await mailedToken(app, person, 'verify_email');
    for (let twice = 0; twice < 2; twice += 1) await send(app, verifyEmail, { body: { token } });
    expect(await heard(person)).toMatchObject({
      types: ['ACCOUNT_CREATED', 'EMAIL_VERIFIED'],
      subjects: ['Confirm your email address', 'Your address is confirmed'],
    });

    app.clock.advance(1_000);
    const reset = await mailedToken(app, person, 'reset_password');
    await send(app, resetPassword, { body: { token: reset, password: 'another one, longer' } });
    expect(await heard(person)).toMatchObject({
      types: ['ACCOUNT_CREATED', 'EMAIL_VERIFIED', 'PASSWORD_CHANGED'],
      subjects: ['Confirm your email address', 'Your address is confirmed', 'Your password was changed'],
    });
  });
});

describe('news about who can get into an account', () => {
  it.for([
    ['accounts.session_reused', 'A sign-in was ended'],
    ['accounts.second_factor_on', 'A second step protects your sign-in'],
    ['accounts.second_factor_off', 'The second step was turned off'],
    ['accounts.deletion_cancelled', 'Your account stays'],
    ['accounts.password_changed', 'Your password was changed'],
  ] as const)('%s come both ways at once, whatever was silenced', async ([name, title]) => {
    const person = await createPerson(app);
    const { userId } = person;
    const silent = { userId, inApp: false, email: false };
    const { database } = app.platform;
    await database.db.insert(notificationPreferences).values([
      { ...silent, type: 'SYSTEM' },
      { ...silent, type: 'PASSWORD_CHANGED' },
    ]);
    await database.transaction((tx) => recordEvent(tx, { name, userId, subjectId: newId() }));
    expect(await heard(person)).toMatchObject({ titles: [title], subjects: [title] });
  });
});
