/** Notifications of the own account: from the call that causes them to the list and the mailbox. */
import { register, resetPassword, verifyEmail } from '@akada/contract/identity/accounts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { deliverWaitingMail } from '../../testing/deliver-waiting-mail.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, mailedToken, type Person } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/account/account.tables.ts';
import * as accountEvents from '../accounts/accounts.ts';
import { deletionCancelled } from '../privacy/privacy.events.ts';
import { notificationPreferences } from './notifications.tables.ts';

const password = 'correct horse battery';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Dispatches events and hands over mail. @returns what the person has received by now, the earliest first */
async function received(person: Pick<Person, 'userId' | 'email'>) {
  const inApp = await getNotifications(app, person);
  await deliverWaitingMail(app);
  const mails = await readSandboxMailbox(app.platform.database.db, person.email);
  return {
    types: inApp.map(({ type }) => type),
    titles: inApp.map(({ title }) => title),
    subjects: mails.map(({ subject }) => subject).reverse(),
  };
}

async function getPerson(email: string): Promise<Person> {
  const [account] = await app.platform.database.db.select().from(users).where(eq(users.email, email));
  if (!account) throw new Error(`${email} has no account`);
  return { userId: account.id, email, role: account.role };
}

describe('a new account', () => {
  it('is welcomed; later its owner reads that the address is confirmed and the password changed', async () => {
    const email = `${newId()}@school.test`;
    await send(app, register, { body: { full_name: 'Ada Obi', email, password, terms_accepted: true } });
    const person = await getPerson(email);
    expect(await received(person)).toMatchObject({
      types: ['ACCOUNT_CREATED'],
      subjects: ['Confirm your email address'],
    });

    app.clock.advance(1_000);
    const token = await mailedToken(app, person, 'verify_email');
    for (let twice = 0; twice < 2; twice += 1) await send(app, verifyEmail, { body: { token } });
    expect(await received(person)).toMatchObject({
      types: ['ACCOUNT_CREATED', 'EMAIL_VERIFIED'],
      subjects: ['Confirm your email address', 'Your address is confirmed'],
    });

    app.clock.advance(1_000);
    const reset = await mailedToken(app, person, 'reset_password');
    await send(app, resetPassword, { body: { token: reset, password: 'another one, longer' } });
    expect(await received(person)).toMatchObject({
      types: ['ACCOUNT_CREATED', 'EMAIL_VERIFIED', 'PASSWORD_CHANGED'],
      subjects: ['Confirm your email address', 'Your address is confirmed', 'Your password was changed'],
    });
  });
});

describe('an address that another proof than its registration confirms', () => {
  it('is notified of the removed values', async () => {
    const email = `${newId()}@school.test`;
    await send(app, register, { body: { full_name: 'Eve', email, password, terms_accepted: true } });
    const person = await getPerson(email);
    const token = await mailedToken(app, person, 'reset_password');
    await send(app, resetPassword, { body: { token, password: 'another one, longer' } });
    const { titles, subjects } = await received(person);
    expect(titles).toContain('Earlier entries were removed');
    expect(subjects).toContain('Earlier entries were removed');
  });
});

describe('a notification about who can get into an account', () => {
  it.for([
    [accountEvents.accountEmptied, 'Earlier entries were removed'],
    [accountEvents.sessionReused, 'A sign-in was ended'],
    [accountEvents.secondFactorOn, 'A second step protects your sign-in'],
    [accountEvents.secondFactorOff, 'The second step was turned off'],
    [deletionCancelled, 'Your account stays'],
    [accountEvents.passwordChanged, 'Your password was changed'],
  ] as const)('$1: in the app and by email immediately, even if silenced', async ([event, title]) => {
    const person = await createPerson(app);
    const { userId } = person;
    const silent = { userId, inApp: false, email: false };
    const { database } = app.platform;
    await database.db.insert(notificationPreferences).values([
      { ...silent, type: 'SYSTEM' },
      { ...silent, type: 'PASSWORD_CHANGED' },
    ]);
    await database.transaction((tx) => record(tx, event, { userId, subjectId: newId(), facts: {} }));
    expect(await received(person)).toMatchObject({ titles: [title], subjects: [title] });
  });
});
