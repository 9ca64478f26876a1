/** Administrators look at another account's pages: for a quarter of an hour, without a change, and never unnoticed. */
import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createCaller, createPerson, type SignedInCaller } from '../../../testing/people.ts';
import { makeOutcome } from '../../../testing/send.ts';
import { createObject, makeCall } from '../../../testing/suites/call.ts';
import { makePolicy, sampleRequests } from '../../../testing/suites/feature-suites.ts';
import type { Principal } from '../../../testing/suites/principals.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { giveProfile } from '../../../testing/tutors.ts';
import {
  callAdmin,
  createAdministrator,
  getAudit,
  seenWithReason,
} from '../../admin/testing/administrators.ts';
import { insertBooking } from '../../bookings/testing/bookings.samples.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdministrator(app);
});
afterAll(() => app.close());

const reason = 'She cannot find a booking';
const minuteMs = 60_000;

const start = (userId: string, key = crypto.randomUUID() as string, caller = admin) =>
  app.http.inject({
    method: 'POST',
    url: `/api/v1/admin/users/${userId}/view-as`,
    headers: { authorization: caller.authorization, 'idempotency-key': key },
    payload: { reason },
  });

const readAccount = (token: string) =>
  app.http.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } });

async function view(traits: Parameters<typeof createPerson>[1] = {}, caller = admin) {
  const person = await createPerson(app, traits);
  const { token } = (await start(person.userId, undefined, caller)).json();
  return { person, token };
}

describe('a viewing', () => {
  it('reads the account as its owner, in the record with its reason, and the owner is told once', async () => {
    const person = await createPerson(app);
    const key = crypto.randomUUID();
    const first = await start(person.userId, key);
    const again = await start(person.userId, key);

    expect(again.json()).toEqual(first.json());
    const read = await readAccount(first.json().token);
    expect(read.json()).toMatchObject({ id: person.userId });
    expect(await getAudit(app, person.userId)).toMatchObject([
      { actor_id: admin.userId, action: 'user.view_as', facts: { after: { reason } } },
    ]);
    const notices = (await getNotifications(app, person)).filter(({ message }) => message.includes(reason));
    expect(notices).toHaveLength(1);
  });

  it('ends by its exit, also when that is sent twice', async () => {
    const { token, person } = await view();
    const exit = () => app.http.inject({ method: 'POST', url: '/api/v1/viewing/end', payload: { token } });
    expect([(await exit()).statusCode, (await exit()).statusCode]).toEqual([204, 204]);

    expect((await readAccount(token)).statusCode).toBe(401);
    expect((await getAudit(app, person.userId)).map(({ action }) => action)).toEqual([
      'user.view_as',
      'user.view_end',
    ]);
  });

  it('ends with the session of its administrator', async () => {
    const other = await createAdministrator(app);
    const { token } = await view({}, other);
    await app.platform.database.pool.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [
      other.userId,
    ]);
    expect((await readAccount(token)).statusCode).toBe(401);
  });

  it('ends with the account, and stays ended when the account is restored', async () => {
    const { token, person } = await view();
    for (const act of ['deactivate', 'reactivate']) {
      const body = await seenWithReason(app, admin, person.userId);
      await callAdmin(app, admin, 'POST', `/users/${person.userId}/${act}`, body);
    }
    expect((await readAccount(token)).statusCode).toBe(401);
  });

  it('is rejected for administrators, oneself, and accounts that are closed or about to be erased', async () => {
    const { userId: other } = await createAdministrator(app);
    const { userId: closed } = await createPerson(app);
    const { userId: erasedSoon } = await createPerson(app);
    const { pool } = app.platform.database;
    await pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [closed]);
    await pool.query(`UPDATE users SET deletion_due_at = now() + interval '9 days' WHERE id = $1`, [
      erasedSoon,
    ]);

    for (const id of [other, admin.userId, closed, erasedSoon])
      expect((await start(id)).statusCode).toBe(409);
  });

  it('shows neither what two people wrote nor the way into their call', async () => {
    const person = await createCaller(app);
    const { token } = (await start(person.userId)).json();
    const message = 'I am afraid of Friday';
    await insertBooking(app, { studentId: person.userId, state: 'confirmed', message, endReason: message });
    const read = (authorization: string, path: string) =>
      app.http.inject({ url: `/api/v1/${path}`, headers: { authorization } });

    for (const path of ['bookings', 'bookings/next']) {
      const ownAnswer = await read(person.authorization, path);
      expect(ownAnswer.body).toContain(message);
      const viewed = await read(`Bearer ${token}`, path);
      expect(viewed.statusCode).toBe(200);
      expect(viewed.body).toContain('"message":""');
      expect(viewed.body).not.toContain(message);
    }
  });

  it('does not search in notes', async () => {
    const { token } = await view();
    const search = (query: string) =>
      app.http.inject({ url: `/api/v1/my-notes${query}`, headers: { authorization: `Bearer ${token}` } });
    expect((await search('')).statusCode).toBe(200);
    expect((await search('?search=osmosis')).json().code).toBe('viewing_only');
  });

  it('ends after 15 minutes', async () => {
    const { token } = await view();
    app.clock.advance(15 * minuteMs + 1000);
    expect((await readAccount(token)).statusCode).toBe(401);
  });
});

describe('every endpoint with the token of a viewing', () => {
  const viewers: Partial<Record<string, Principal>> = {};
  beforeAll(async () => {
    // Earlier tests have moved the clock past the end of the administrator's token.
    admin = await createCaller(app, { role: 'admin' });
    for (const role of ['student', 'tutor'] as const) {
      const { person, token } = await view({ role });
      if (role === 'tutor') await giveProfile(app, person.userId, 'approved');
      const authorization = `Bearer ${token}`;
      viewers[role] = { name: 'studentA', authorization, person, canary: `canary-of-${role}` };
    }
  });
  const byId = endpointTable
    .filter(({ access }) => access !== 'public')
    .map((endpoint: EndpointShape) => [endpoint.id, endpoint] as const);

  test.for(byId)('%s', async ([id, endpoint]) => {
    const viewer = viewers[endpoint.access === 'tutor' ? 'tutor' : 'student'];
    if (!viewer?.person) throw new Error('Nobody is viewed');
    const { userId } = viewer.person;
    const owner = { userId, canary: viewer.canary };
    const objectId = await createObject(app, endpoint, owner);
    const reply = await makeCall(app, { endpoint, caller: { ...viewer }, owner, objectId });

    expect(makeOutcome(reply)).toBe(expected(id, endpoint));
  });

  function expected(id: string, { effect, private: isPrivate, access }: EndpointShape): string {
    // The sample of `my_notes` searches in notes.
    if (effect !== 'safe' || isPrivate || id === 'notes.my_notes') return '403 viewing_only';
    return access === 'admin' ? '403 role_denied' : String(makePolicy(id).success);
  }

  it('has a sample request', () => {
    expect(byId.map(([id]) => id).filter((id) => !(id in sampleRequests))).toEqual([]);
  });
});
