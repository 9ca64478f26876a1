/**
 * A stranger cannot learn which accounts exist: for every account the answer is the same to the last byte,
 * header by header. Only sign-in says that an address is unknown, and in a strict instance not even that.
 */
import {
  forgotPassword,
  login,
  refresh,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@akada/contract/identity/accounts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../features/accounts/account/account.tables.ts';
import { sessions } from '../../features/accounts/sessions/sessions.repo.ts';
import { newId, newSecret } from '../../platform/ids/ids.ts';
import { createPerson, mailedToken, type Person, signIn } from '../../testing/people.ts';
import { giveSecondFactor } from '../../testing/second-factor.ts';
import { type Content, type Reply, send } from '../../testing/send.ts';
import { createTestApp, type SharedTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const password = 'correct horse battery';
const mailModes = ['sandbox', 'none'] as const;
const env = { LOGIN_MISSES: '1000' };

let open: TestApp;
let strict: TestApp;
let silent: SharedTestApp;

beforeAll(async () => {
  [open, strict, silent] = await Promise.all([
    createTestApp({ env }),
    createTestApp({ env: { ...env, LOGIN_ENUMERATION: 'strict' } }),
    sharedTestApp({ env: { MAIL: 'none' } }),
  ]);
});

afterAll(() => Promise.all([open.close(), strict.close()]));

/** @returns an address for each state of an account, unknown last */
async function getAddresses(app: SharedTestApp): Promise<Record<string, string>> {
  const verified = () => createPerson(app, { password });
  const withFactor = await verified();
  await giveSecondFactor(app, withFactor.userId);
  return {
    verified: (await verified()).email,
    shouted: (await verified()).email.toUpperCase(),
    unverified: (await createPerson(app, { password, verified: false })).email,
    incomplete: (await createPerson(app, { password, profileCompleted: false })).email,
    withoutPassword: (await createPerson(app)).email,
    withSecondFactor: withFactor.email,
    tutor: (await createPerson(app, { password, role: 'tutor' })).email,
    administrator: (await createPerson(app, { password, role: 'admin' })).email,
    deactivated: await deactivated(app),
    unknown: `${newId()}@school.test`,
  };
}

async function deactivated(app: SharedTestApp): Promise<string> {
  const person = await createPerson(app, { password });
  const deactivatedAt = new Date(app.clock.now()).toISOString();
  await app.platform.database.db.update(users).set({ deactivatedAt }).where(eq(users.id, person.userId));
  return person.email;
}

function expectOneAnswer(replies: readonly Reply[]): Reply {
  const [first, ...others] = replies;
  if (!first) throw new Error('nothing was asked');
  for (const other of others) expect(other).toEqual(first);
  return first;
}

/** @returns one answer for each, all requested simultaneously */
function answers<Case>(cases: readonly Case[], ask: (one: Case) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(cases.map(ask));
}

describe.for(mailModes)('with mail %s', (mode) => {
  const app = () => (mode === 'none' ? silent : open);
  const forms: [string, Parameters<typeof send>[1], number, (email: string) => Content['body']][] = [
    [
      'registering',
      register,
      201,
      (email) => ({ full_name: 'Ada Obi', email, password, terms_accepted: true }),
    ],
    ['asking for another confirmation', resendVerification, 202, (email) => ({ email })],
    ['a forgotten password', forgotPassword, 202, (email) => ({ email })],
  ];

  test.for(forms)('%s has the same answer for every address', async ([, endpoint, status, bodyFor]) => {
    const emails = Object.values(await getAddresses(app()));

    const once = await answers(emails, (email) => send(app(), endpoint, { body: bodyFor(email) }));
    const repeatedReplies = await answers(emails, (email) => send(app(), endpoint, { body: bodyFor(email) }));

    expect(expectOneAnswer([...once, ...repeatedReplies]).status).toBe(status);
  });
});

describe('a wrong password', () => {
  const wrong = (app: SharedTestApp) => (username: string) =>
    send(app, login, { body: { username, password: 'not the password' } });

  test('is the same for every account, whatever its state', async () => {
    const { unknown = '', ...accounts } = await getAddresses(open);

    const { status } = expectOneAnswer(await answers(Object.values(accounts), wrong(open)));

    expect(status).toBe(401);
    expect((await wrong(open)(unknown)).status).toBe(404);
  });

  test('is in a strict instance the same for an unknown address', async () => {
    const { status } = expectOneAnswer(
      await answers(Object.values(await getAddresses(strict)), wrong(strict)),
    );
    expect(status).toBe(401);
  });
});

describe('a link that does not work', () => {
  async function brokenTokens(person: Person): Promise<string[]> {
    const other = await mailedToken(open, person, 'verify_email');
    const expired = await mailedToken(open, person, 'reset_password');
    open.clock.advance(2 * 60 * 60_000);
    const used = await mailedToken(open, person, 'reset_password');
    const sibling = await mailedToken(open, person, 'reset_password');
    await send(open, resetPassword, { body: { token: used, password } });
    return [newSecret(), other, expired, used, sibling];
  }

  test('does not say why: unknown, of another kind, expired, used, or made useless by its sibling', async () => {
    const tokens = await brokenTokens(await createPerson(open));

    const { status } = expectOneAnswer(
      await answers(tokens, (token) => send(open, resetPassword, { body: { token, password } })),
    );

    expect(status).toBe(400);
  });

  test('confirms no address and does not say why', async () => {
    const unverified = () => createPerson(open, { verified: false });
    const expired = await mailedToken(open, await unverified(), 'verify_email');
    open.clock.advance(2 * 60 * 60_000);
    const reset = await mailedToken(open, await unverified(), 'reset_password');

    const { status } = expectOneAnswer(
      await answers([newSecret(), expired, reset], (token) => send(open, verifyEmail, { body: { token } })),
    );

    expect(status).toBe(400);
  });
});

test('a refresh token that is worth nothing does not say why', async () => {
  const { refresh_token: good } = await signIn(open, await createPerson(open));
  const [id = ''] = good.split('.');
  const ended = await signIn(open, await createPerson(open));
  const [endedId = ''] = ended.refresh_token.split('.');
  const revokedAt = new Date(open.clock.now()).toISOString();
  await open.platform.database.db.update(sessions).set({ revokedAt }).where(eq(sessions.id, endedId));
  const tokens = [
    'no token',
    `${newId()}.${newSecret()}`,
    `${id}.${newSecret()}`,
    `${id}.`,
    ended.refresh_token,
  ];

  const { status } = expectOneAnswer(
    await answers(tokens, (refresh_token) => send(open, refresh, { body: { refresh_token } })),
  );

  expect(status).toBe(401);
});
