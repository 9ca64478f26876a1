/** Links that administrators hand over: told to the owner, and of no use against administrators, second steps and money. */
import { recordPayout } from '@akada/contract/observers/money.ts';
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { getEarnings } from '@akada/contract/work/money/earnings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import {
  createCaller,
  createPerson,
  makeAddress,
  type Person,
  type SignedInCaller,
} from '../../../testing/people.ts';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createOwedTutor } from '../../earnings/testing/earnings.samples.ts';
import { callAdmin, createAdministrator, getAudit, seenWithReason } from '../testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  // The mailbox of this machine takes mail, as a mail server would.
  app = await createTestApp();
  admin = await createAdministrator(app);
});
afterAll(() => app.close());

const reason = 'She came to the office with her card';
const password = 'a new one, longer';
const hourMs = 3_600_000;

const read = async (id: string): Promise<AdminPerson> =>
  (await callAdmin(app, admin, 'GET', `/users/${id}`)).json();

async function act(id: string, path: string, more: object = {}, method: 'POST' | 'PUT' = 'POST') {
  const body = await seenWithReason(app, admin, id, reason);
  return callAdmin(app, admin, method, `/users/${id}${path}`, { ...body, ...more });
}

async function makeLink(id: string): Promise<string> {
  const answer = await act(id, '/reset-link');
  expect(answer.statusCode).toBe(200);
  return new URL(answer.json().link).searchParams.get('token') ?? '';
}

const use = async (token: string, newPassword = password) =>
  (
    await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/reset-password',
      payload: { token, password: newPassword },
    })
  ).statusCode;

const signInAs = (email: string, withPassword = password) =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password: withPassword }).toString(),
  });

const getTitles = async (person: Pick<Person, 'userId'>) =>
  (await getNotifications(app, person)).map(({ title }) => title);

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await app.platform.database.pool.query(
    'SELECT subject FROM mail_outbox WHERE recipient = $1 ORDER BY created_at, id',
    [email],
  );
  return rows.map(({ subject }) => subject);
}

const madeTitle = 'An administrator made a link for a new password';
const usedTitle = 'Your password was set by an administrator’s link';

describe('a reset link from an administrator', () => {
  it('is told to its owner in the app and by mail, when it is made and when it is used', async () => {
    const person = await createPerson(app);
    const token = await makeLink(person.userId);
    expect(await getTitles(person)).toEqual([madeTitle]);
    expect(await use(token)).toBe(200);
    expect(await getTitles(person)).toEqual([madeTitle, usedTitle]);
    expect(new Set(await mailsTo(person.email))).toEqual(new Set([madeTitle, usedTitle]));
    expect(await getAudit(app, person.userId)).toMatchObject([
      { actor_id: admin.userId, action: 'user.reset_link', facts: { after: { reason } } },
    ]);
  });

  it('is told by mail to an owner who never confirmed the address', async () => {
    const person = await createPerson(app, { verified: false });
    await makeLink(person.userId);
    await getTitles(person);
    expect(await mailsTo(person.email)).toEqual([madeTitle]);
  });

  it('works once', async () => {
    const { userId, email } = await createPerson(app);
    const token = await makeLink(userId);
    expect([await use(token), await use(token, 'another one, longer')]).toEqual([200, 400]);
    expect((await signInAs(email)).statusCode).toBe(200);
  });

  it('becomes invalid when a new link is created', async () => {
    const { userId } = await createPerson(app);
    const [first, second] = [await makeLink(userId), await makeLink(userId)];
    expect([await use(first), await use(second)]).toEqual([400, 200]);
  });

  it('ends the sign-ins of its owner, and leaves the second step on', async () => {
    const person = await createCaller(app);
    await giveSecondFactor(app, person.userId);
    expect(await use(await makeLink(person.userId))).toBe(200);
    expect(await read(person.userId)).toMatchObject({ devices: [], second_factor: true });
    const { email } = await read(person.userId);
    expect((await signInAs(email)).json()).not.toHaveProperty('access_token');
  });

  it('is made for no administrator and no closed account', async () => {
    const colleague = await createAdministrator(app);
    const closed = await createPerson(app);
    await act(closed.userId, '/deactivate');
    for (const { userId } of [colleague, closed]) {
      const answer = await act(userId, '/reset-link');
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
      expect((await getAudit(app, userId)).map(({ action }) => action)).not.toContain('user.reset_link');
    }
  });

  it('is never created without a reason', async () => {
    const { userId } = await createPerson(app);
    for (const path of ['reset-link', 'verify']) {
      expect((await act(userId, `/${path}`, { reason: ' ' })).statusCode).toBe(422);
    }
  });

  it('dies when its owner becomes an administrator, also one for a while', async () => {
    const { userId } = await createPerson(app);
    const token = await makeLink(userId);
    await act(userId, '', { full_name: 'Ada Obi', role: 'admin' }, 'PUT');
    expect(await use(token)).toBe(400);
    await act(userId, '', { full_name: 'Ada Obi', role: 'student' }, 'PUT');
    expect(await use(token)).toBe(400);
  });

  it('never works for an administrator, whatever made the account one', async () => {
    const { userId } = await createPerson(app);
    const token = await makeLink(userId);
    await app.platform.database.pool.query("UPDATE users SET role = 'admin' WHERE id = $1", [userId]);
    expect([await use(token), await use(token)]).toEqual([400, 400]);
    expect(await read(userId)).toMatchObject({ has_password: false });
  });

  it('dies when the account is closed, also for a while', async () => {
    const { userId } = await createPerson(app);
    const token = await makeLink(userId);
    await act(userId, '/deactivate');
    expect(await use(token)).toBe(400);
    await act(userId, '/reactivate');
    expect(await use(token)).toBe(400);
    expect(await use(await makeLink(userId))).toBe(200);
  });
});

describe('payouts to a tutor', () => {
  const share = 382_500;
  const pay = (id: string, reference: string) =>
    callAs(app, admin)(recordPayout, {
      params: { id },
      body: { amount: 100, bank_reference: reference, paid_on: '2026-11-27', seen_available: share },
    });

  it('wait for 48 hours after a link was made, and again after it was used; both sides read until when', async () => {
    const tutorId = await createOwedTutor(app, share);
    const token = await makeLink(tutorId);
    const madeAt = app.clock.now();
    app.clock.advance(60_000);
    expect(await use(token)).toBe(200);
    const until = new Date(app.clock.now() + 48 * hourMs).toISOString();

    const { body } = await callAs(app, { userId: tutorId })(getEarnings);
    expect(body).toMatchObject({ available: share, payouts_stopped_until: until });
    const owed = await callAdmin(app, admin, 'GET', '/payouts/owed?limit=100');
    expect(owed.json().items).toContainEqual(
      expect.objectContaining({ id: tutorId, payouts_stopped_until: until }),
    );
    expect((await callAdmin(app, admin, 'GET', '/payouts/owed.csv')).body).not.toContain(tutorId);

    app.clock.advance(madeAt + 48 * hourMs - app.clock.now());
    expect(await pay(tutorId, `made ${tutorId}`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('an administrator handed over a link') },
    });
    app.clock.advance(59_999);
    expect((await pay(tutorId, `edge ${tutorId}`)).status).toBe(409);
    app.clock.advance(1);
    expect((await pay(tutorId, `over ${tutorId}`)).status).toBe(200);
    expect((await callAs(app, { userId: tutorId })(getEarnings)).body).toMatchObject({
      payouts_stopped_until: null,
    });
    app.clock.advance(madeAt - app.clock.now());
  });

  it('do not wait because of a link that was mailed to the tutor', async () => {
    const tutorId = await createOwedTutor(app, share);
    expect((await pay(tutorId, `free ${tutorId}`)).status).toBe(200);
  });
});

describe('where mail goes out', () => {
  it('an address is confirmed by hand, with the reason on record once', async () => {
    const person = await createPerson(app, { verified: false });
    for (let round = 0; round < 2; round += 1) {
      expect((await act(person.userId, '/verify')).json()).toMatchObject({ email_verified: true });
    }
    expect(await getAudit(app, person.userId)).toEqual([
      {
        actor_id: admin.userId,
        action: 'user.verify',
        facts: { before: { email_verified: false }, after: { email_verified: true, reason } },
      },
    ]);
    expect(await getTitles(person)).toEqual(['Your address is confirmed']);
  });

  it('accounts are made from a list, and their links die when one becomes an administrator', async () => {
    const emails = [0, 1].map(() => `${crypto.randomUUID()}@school.test`);
    const csv = ['name,email,role', ...emails.map((email) => `Ada Obi,${email},student`)].join('\n');
    expect((await callAdmin(app, admin, 'POST', '/users/import', { csv, dry_run: false })).statusCode).toBe(
      422,
    );
    const created = await callAdmin(app, admin, 'POST', '/users/import', { csv, dry_run: false, reason });
    const [first, second] = created
      .json()
      .rows.map(({ link }: { link: string }) => new URL(link).searchParams.get('token'));
    const { items } = (await callAdmin(app, admin, 'GET', `/users?search=${emails[0]}`)).json();
    expect(await getAudit(app, items[0].id)).toMatchObject([
      { action: 'user.import', facts: { after: { role: 'student', reason } } },
    ]);
    await act(items[0].id, '', { full_name: 'Ada Obi', role: 'admin' }, 'PUT');
    expect([await use(first), await use(second)]).toEqual([400, 200]);
  });
});

it('an administrator opens a sign-in that waits after wrong passwords, and the record has it once', async () => {
  const person = await createCaller(app);
  const email = makeAddress(person);
  expect(await read(person.userId)).toMatchObject({ password_locked_until: null });
  const guess = async () => (await signInAs(email, 'not the password')).statusCode;
  for (let tries = 0; tries < app.platform.config.login.missLimit; tries += 1)
    expect(await guess()).toBe(401);
  const { password_locked_until: until } = await read(person.userId);
  expect(Date.parse(until ?? '')).toBeGreaterThan(app.clock.now());
  expect(await guess()).toBe(429);

  for (let twice = 0; twice < 2; twice += 1)
    expect((await act(person.userId, '/password/unlock')).json()).toMatchObject({
      password_locked_until: null,
    });
  expect(await guess()).toBe(401);
  expect((await getAudit(app, person.userId)).map(({ action }) => action)).toEqual(['user.unlock_password']);
});

it('a wait after wrong passwords ends after a quarter of an hour without help', async () => {
  const person = await createCaller(app);
  for (let tries = 0; tries < app.platform.config.login.missLimit; tries += 1)
    await signInAs(makeAddress(person), 'not the password');
  const { password_locked_until: until } = await read(person.userId);
  app.clock.advance(Date.parse(until ?? '') - app.clock.now() + 1);
  // The administrator's session has ended with the wait.
  admin = await createAdministrator(app);
  expect(await read(person.userId)).toMatchObject({ password_locked_until: null });
  expect((await signInAs(makeAddress(person), 'not the password')).statusCode).toBe(401);
});
