/**
 * What meets a change of the password, or a signing out, in the same moment: whatever comes first, afterwards nothing
 * lives on that began before. Each race is run many times, and begins at another moment each time.
 */
import { setTimeout } from 'node:timers/promises';
import { changePassword, endAllSessions } from '@akada/contract/account-settings.ts';
import { currentUser, login, logout, refresh, resetPassword } from '@akada/contract/accounts.ts';
import { answerSecondFactor } from '@akada/contract/second-factor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, mailedToken, type Person, signIn } from '../testing/people.ts';
import { giveSecondFactor } from '../testing/second-factor.ts';
import { type Reply, send } from '../testing/send.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'correct horse battery';
const asProgram = { 'x-akada-client': 'api' };

let app: TestApp;
const outcomes = new Map<string, number>();

beforeAll(async () => {
  app = await createTestApp({ env: { LOGIN_MISSES: '1000' } });
});

afterAll(async () => {
  console.log('races:', Object.fromEntries([...outcomes].sort()));
  await app.close();
});

/** Sets a new password and does the other thing, so many milliseconds later, or before where they are negative. */
async function meet(person: Person, offset: number, other: () => Promise<Reply>): Promise<Reply> {
  const { reply, changed } = await reset(person, offset, other);
  expect(changed.status).toBe(200);
  return reply;
}

async function reset(person: Person, offset: number, other: () => Promise<Reply>) {
  const token = await mailedToken(app, person, 'reset_password');
  const change = () => send(app, resetPassword, { body: { token, password: `another one ${offset}` } });
  const [reply, changed] = await Promise.all([
    setTimeout(Math.max(0, offset)).then(other),
    setTimeout(Math.max(0, -offset)).then(change),
  ]);
  return { reply, changed };
}

function count(race: string, { status }: Reply): void {
  const name = `${race} ${status}`;
  outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
}

/** Nothing of a session that was handed out in the race works. */
async function expectNoSession({ status, body }: Reply): Promise<void> {
  if (status !== 200) return;

  const { access_token, refresh_token } = JSON.parse(body);
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await send(app, currentUser, { headers })).status).toBe(401);
  expect((await send(app, refresh, { body: { refresh_token } })).status).toBe(401);
}

const offsets = Array.from({ length: 20 }, (_, at) => (at - 10) * 2);

test.for(offsets)('a sign-in with the old password, %i ms after the change', async (offset) => {
  const person = await createPerson(app, { password });

  const reply = await meet(person, offset, () =>
    send(app, login, { body: { username: person.email, password }, headers: asProgram }),
  );

  count('login', reply);
  expect([200, 401]).toContain(reply.status);
  await expectNoSession(reply);
});

test.for(offsets)('a refresh, %i ms after the change', async (offset) => {
  const person = await createPerson(app, { password });
  const { refresh_token } = await signIn(app, person);

  const reply = await meet(person, offset, () => send(app, refresh, { body: { refresh_token } }));

  count('refresh', reply);
  expect([200, 401]).toContain(reply.status);
  await expectNoSession(reply);
});

/** A change in the settings takes two hashes to a reset's one, so these begin further apart. */
const widely = offsets.map((offset) => offset * 5);

test.for(widely)('a change by who is signed in, %i ms after one by mail', async (offset) => {
  const person = await createPerson(app, { password });
  const { access_token } = await signIn(app, person);
  const chosen = 'of who sat there';

  const { reply, changed } = await reset(person, offset, () =>
    send(app, changePassword, {
      body: { current_password: password, new_password: chosen },
      headers: { authorization: `Bearer ${access_token}` },
    }),
  );

  count('change', reply);
  expect([200, 401, 422]).toContain(reply.status);
  // The link is void only where the other change was done first.
  expect(changed.status).toBe(reply.status === 200 && (await opens(person, chosen)) ? 400 : 200);
  expect(await opens(person, `another one ${offset}`)).toBe(changed.status === 200);
});

test.for(offsets)('a reset by another link, %i ms after the change', async (offset) => {
  const person = await createPerson(app, { password });
  const token = await mailedToken(app, person, 'reset_password');

  const { reply, changed } = await reset(person, offset, () =>
    send(app, resetPassword, { body: { token, password: 'by the other link' } }),
  );

  count('other link', reply);
  expect([reply.status, changed.status].sort()).toEqual([200, 400]);
  expect(await opens(person, 'by the other link')).toBe(reply.status === 200);
});

async function opens({ email }: Person, tried: string): Promise<boolean> {
  const { status } = await send(app, login, {
    body: { username: email, password: tried },
    headers: asProgram,
  });
  return status === 200;
}

/** Signing out is one statement, so these begin closer together. */
const closely = offsets.map((offset) => offset / 5);

test.for(closely)('a refresh, %i ms after signing out', async (offset) => {
  const { access_token, refresh_token } = await signIn(app, await createPerson(app));
  const headers = { authorization: `Bearer ${access_token}` };

  const [left, reply] = await Promise.all([
    setTimeout(Math.max(0, -offset)).then(() => send(app, logout, { body: { refresh_token }, headers })),
    setTimeout(Math.max(0, offset)).then(() => send(app, refresh, { body: { refresh_token } })),
  ]);

  expect(left.status).toBe(204);
  count('refresh while leaving', reply);
  await expectNoSession(reply);
});

test.for(closely)('a refresh, %i ms after signing out everywhere', async (offset) => {
  const person = await createPerson(app);
  const { access_token } = await signIn(app, person);
  const { refresh_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };

  const [left, reply] = await Promise.all([
    setTimeout(Math.max(0, -offset)).then(() => send(app, endAllSessions, { headers })),
    setTimeout(Math.max(0, offset)).then(() => send(app, refresh, { body: { refresh_token } })),
  ]);

  expect(left.status).toBe(204);
  count('refresh while leaving everywhere', reply);
  await expectNoSession(reply);
});

test.for(offsets)('the second step of a sign-in, %i ms after the change', async (offset) => {
  const person = await createPerson(app, { password });
  const { code } = await giveSecondFactor(app, person.userId);
  const first = await send(app, login, { body: { username: person.email, password }, headers: asProgram });
  const { ticket } = JSON.parse(first.body).detail;

  const reply = await meet(person, offset, () =>
    send(app, answerSecondFactor, { body: { ticket, code: code() }, headers: asProgram }),
  );

  count('second step', reply);
  expect([200, 400]).toContain(reply.status);
  await expectNoSession(reply);
});

test.for(offsets)(
  'the first step of a sign-in with a second factor, %i ms after the change',
  async (offset) => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);

    const first = await meet(person, offset, () =>
      send(app, login, { body: { username: person.email, password }, headers: asProgram }),
    );
    count('first step', first);
    expect([403, 401]).toContain(first.status);
    const { ticket } = first.status === 403 ? JSON.parse(first.body).detail : { ticket: 'none' };
    const second = await send(app, answerSecondFactor, {
      body: { ticket, code: code() },
      headers: asProgram,
    });

    expect([400, 422]).toContain(second.status);
  },
);
