/**
 * Calls that coincide with a password change or a sign-out: afterwards no session from before survives. Each
 * race is forced in both orders. Both calls have read the old state by the time the first of them may write,
 * and each order has a separate outcome.
 */
import { changePassword, endAllSessions } from '@akada/contract/identity/account-settings.ts';
import { currentUser, login, logout, refresh, resetPassword } from '@akada/contract/identity/accounts.ts';
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, mailedToken, type Person, signIn } from '../../testing/people.ts';
import { type Barrier, inLine } from '../../testing/postgres/barrier.ts';
import { giveSecondFactor } from '../../testing/second-factor.ts';
import { makeOutcome, type Reply, send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

const password = 'correct horse battery';
const byReset = 'chosen by the link';
const asProgram = { 'x-akada-client': 'api' };

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ env: { LOGIN_MISSES: '1000' } });
});

/** A sign-in or a new password locks the account; a refresh or a sign-out changes the session. */
const getAccount = ({ userId }: Person): Barrier => ({
  sql: 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
  values: [userId],
});
const getSessions = ({ userId }: Person): Barrier => ({
  sql: 'SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE',
  values: [userId],
});

async function getReset(person: Person, selection = byReset): Promise<() => Promise<Reply>> {
  const token = await mailedToken(app, person, 'reset_password');
  return () => send(app, resetPassword, { body: { token, password: selection } });
}

const signInWith = ({ email }: Person, tried = password) =>
  send(app, login, { body: { username: email, password: tried }, headers: asProgram });

const opens = async (person: Person, tried: string) => (await signInWith(person, tried)).status === 200;

const refreshWith = (refresh_token: string) => send(app, refresh, { body: { refresh_token } });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The session of a reply has ended: neither of its tokens opens anything. */
async function expectSessionEnded({ body }: Reply): Promise<void> {
  const { access_token, refresh_token } = JSON.parse(body);
  expect(makeOutcome(await send(app, currentUser, { headers: bearer(access_token) }))).toBe(
    '401 session_ended',
  );
  expect(makeOutcome(await refreshWith(refresh_token))).toBe('401 session_ended');
}

describe('a sign-in with the old password', () => {
  test('before the reset opens a session that the reset ends', async () => {
    const person = await createPerson(app, { password });

    const [entered, changed] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      () => signInWith(person),
      await getReset(person),
    ]);

    expect([entered, changed].map(makeOutcome)).toEqual(['200', '200']);
    await expectSessionEnded(entered);
  });

  test('is rejected after the reset, although the password was correct before', async () => {
    const person = await createPerson(app, { password });

    const [changed, entered] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      await getReset(person),
      () => signInWith(person),
    ]);

    expect([changed, entered].map(makeOutcome)).toEqual(['200', '401 wrong_password']);
  });
});

type Tokens = Awaited<ReturnType<typeof signIn>>;

const signOuts: [string, (tokens: Tokens) => Promise<Reply>][] = [
  [
    'signing out',
    ({ access_token, refresh_token }) =>
      send(app, logout, { body: { refresh_token }, headers: bearer(access_token) }),
  ],
  [
    'signing out everywhere',
    ({ access_token }) => send(app, endAllSessions, { headers: bearer(access_token) }),
  ],
];

describe('a refresh', () => {
  test('before the reset is answered with tokens that the reset ends', async () => {
    const person = await createPerson(app, { password });
    const { refresh_token } = await signIn(app, person);

    const [refreshed, changed] = await inLine<[Reply, Reply]>(app, getSessions(person), [
      () => refreshWith(refresh_token),
      await getReset(person),
    ]);

    expect([refreshed, changed].map(makeOutcome)).toEqual(['200', '200']);
    await expectSessionEnded(refreshed);
  });

  test('is rejected after the reset', async () => {
    const person = await createPerson(app, { password });
    const { refresh_token } = await signIn(app, person);

    const [changed, refreshed] = await inLine<[Reply, Reply]>(app, getSessions(person), [
      await getReset(person),
      () => refreshWith(refresh_token),
    ]);

    expect([changed, refreshed].map(makeOutcome)).toEqual(['200', '401 session_ended']);
  });

  test.for(signOuts)('before %s is answered with tokens that end with it', async ([, signOut]) => {
    const person = await createPerson(app);
    const tokens = await signIn(app, person);

    const [refreshed, left] = await inLine<[Reply, Reply]>(app, getSessions(person), [
      () => refreshWith(tokens.refresh_token),
      () => signOut(tokens),
    ]);

    expect([refreshed, left].map(makeOutcome)).toEqual(['200', '204']);
    await expectSessionEnded(refreshed);
  });

  test.for(signOuts)('is rejected after %s', async ([, signOut]) => {
    const person = await createPerson(app);
    const tokens = await signIn(app, person);

    const [left, refreshed] = await inLine<[Reply, Reply]>(app, getSessions(person), [
      () => signOut(tokens),
      () => refreshWith(tokens.refresh_token),
    ]);

    expect([left, refreshed].map(makeOutcome)).toEqual(['204', '401 session_ended']);
  });
});

describe('two changes of one password', () => {
  async function changeOf(person: Person): Promise<() => Promise<Reply>> {
    const { access_token } = await signIn(app, person);
    const body = { current_password: password, new_password: 'chosen in the settings' };
    return () => send(app, changePassword, { body, headers: bearer(access_token) });
  }

  test('the link is useless if the settings change comes first', async () => {
    const person = await createPerson(app, { password });

    const [changed, reset] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      await changeOf(person),
      await getReset(person),
    ]);

    expect([changed, reset].map(makeOutcome)).toEqual(['200', '400 one_time_token_invalid']);
    expect([await opens(person, 'chosen in the settings'), await opens(person, byReset)]).toEqual([
      true,
      false,
    ]);
  });

  test('the settings change ends if the link comes first', async () => {
    const person = await createPerson(app, { password });

    const [reset, changed] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      await getReset(person),
      await changeOf(person),
    ]);

    expect([reset, changed].map(makeOutcome)).toEqual(['200', '422 validation_failed']);
    expect([await opens(person, 'chosen in the settings'), await opens(person, byReset)]).toEqual([
      false,
      true,
    ]);
  });

  test('the first of two links makes the other useless', async () => {
    const person = await createPerson(app, { password });
    const older = await getReset(person, 'by the older link');
    const newer = await getReset(person, 'by the newer link');

    const [first, second] = await inLine<[Reply, Reply]>(app, getAccount(person), [newer, older]);

    expect([first, second].map(makeOutcome)).toEqual(['200', '400 one_time_token_invalid']);
    expect(await opens(person, 'by the newer link')).toBe(true);
  });

  test('the older of two links may be the first too', async () => {
    const person = await createPerson(app, { password });
    const older = await getReset(person, 'by the older link');
    const newer = await getReset(person, 'by the newer link');

    const [first, second] = await inLine<[Reply, Reply]>(app, getAccount(person), [older, newer]);

    expect([first, second].map(makeOutcome)).toEqual(['200', '400 one_time_token_invalid']);
    expect(await opens(person, 'by the older link')).toBe(true);
  });
});

describe('a sign-in with a second factor', () => {
  const answerWith = (ticket: string, code: string) =>
    send(app, answerSecondFactor, { body: { ticket, code }, headers: asProgram });

  const findTicket = ({ body }: Reply): string => JSON.parse(body).detail.ticket;

  test('whose second step comes before the reset opens a session that the reset ends', async () => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);
    const ticket = findTicket(await signInWith(person));

    const [entered, changed] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      () => answerWith(ticket, code()),
      await getReset(person),
    ]);

    expect([entered, changed].map(makeOutcome)).toEqual(['200', '200']);
    await expectSessionEnded(entered);
  });

  test('whose second step comes after the reset has to begin again', async () => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);
    const ticket = findTicket(await signInWith(person));

    const [changed, entered] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      await getReset(person),
      () => answerWith(ticket, code()),
    ]);

    expect([changed, entered].map(makeOutcome)).toEqual(['200', '400 one_time_token_invalid']);
  });

  test('whose first step comes before the reset gets a ticket that opens nothing', async () => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);

    const [first, changed] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      () => signInWith(person),
      await getReset(person),
    ]);

    expect([first, changed].map(makeOutcome)).toEqual(['403 second_factor_required', '200']);
    expect(makeOutcome(await answerWith(findTicket(first), code()))).toBe('400 one_time_token_invalid');
  });

  test('whose first step comes after the reset gets no ticket', async () => {
    const person = await createPerson(app, { password });
    await giveSecondFactor(app, person.userId);

    const [changed, first] = await inLine<[Reply, Reply]>(app, getAccount(person), [
      await getReset(person),
      () => signInWith(person),
    ]);

    expect([changed, first].map(makeOutcome)).toEqual(['200', '401 wrong_password']);
  });
});
