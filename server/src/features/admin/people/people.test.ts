/** Tests administrators' changes of one person: with the values they saw, a reason, and a line on record. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNextEntries, writeAudit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createCaller, createPerson, makeAddress, type SignedInCaller } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findNextMatching, type ListedPerson } from '../../accounts/account/exported-people.repo.ts';
import { callAdmin, createAdministrator, getAudit, seenWithReason } from '../testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;
let colleague: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp({ env: { MAIL: 'none' } });
  admin = await createAdministrator(app);
  colleague = await createAdministrator(app);
});

afterAll(() => app.close());

const reason = 'Asked for by the school';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const read = async (id: string): Promise<AdminPerson> =>
  (await callAdmin(app, admin, 'GET', `/users/${id}`)).json();

const shown = (id: string) => seenWithReason(app, admin, id, reason);

const me = (caller: SignedInCaller) =>
  app.http.inject({ url: '/api/v1/users/me', headers: { authorization: caller.authorization } });

describe('the list', () => {
  const found = async (search: string) =>
    (await callAdmin(app, admin, 'GET', `/users?search=${encodeURIComponent(search)}`))
      .json()
      .items.map(({ id }: { id: string }) => id);

  it.each([
    ['Ṣadé Adéyẹmí', 'sade adeyemi'],
    ['Ṣadé Ọlá́'.normalize('NFD'), 'SADE OLA'],
    ['Zoe Nnamdi', 'zoë nnam'],
    ['a_b% \\c', 'b% \\C'],
  ])('finds %j by %j', async (fullName, search) => {
    const { userId } = await createPerson(app, { fullName });
    expect(await found(search)).toContain(userId);
    expect(await found(search.replace(/[% ]/, '_'))).not.toContain(userId);
  });

  it('is exported to a file without formulas', async () => {
    const { userId } = await createPerson(app, { fullName: '=HYPERLINK("x") of the file' });
    const answer = await callAdmin(app, admin, 'GET', '/users.csv?search=of%20the%20file');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body.split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""x""\) of the file",/);
    expect(answer.body).toContain(makeAddress({ userId }));
    expect((await getAudit(app, admin.userId)).map(({ action }) => action)).toContain('user.export');
  });
});

describe('the parts of a file', () => {
  it.each(['newest', 'oldest', 'name'] as const)(
    'have each account once, by %s, although one is made in the meantime',
    async (order) => {
      const make = () => createPerson(app, { fullName: `Part of a file ${order}` });
      const people = [await make(), await make(), await make()];
      const { db } = app.platform.database;
      const filter = { search: `part of a file ${order}`, role: null, state: null, ids: null, order };
      const read = (after: ListedPerson | null) =>
        findNextMatching(db, filter, {
          now: new Date(app.clock.now()).toISOString(),
          after,
          limit: after ? 9 : 2,
        });
      const first = await read(null);
      await make();
      const ids = [...first, ...(await read(first.at(-1) ?? null))].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(people.map(({ userId }) => userId)));
    },
  );

  it('have each line of the record once, although one is written in the meantime', async () => {
    const { database } = app.platform;
    const targetId = newId();
    const change = { before: null, after: { n: 1 } };
    const write = () =>
      database.transaction((tx) =>
        writeAudit(tx, [{ actorId: newId(), targetId, action: 'user.verify', change }], app.clock.now()),
      );
    for (let line = 0; line < 3; line += 1) await write();
    const filter = { actorId: null, targetId, action: null, from: null, to: null };
    const first = await findNextEntries(database.db, filter, { after: null, limit: 2 });
    app.clock.advance(1_000);
    await write();
    const rest = await findNextEntries(database.db, filter, { after: first.at(-1)?.id ?? null, limit: 2 });
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(3);
  });
});

describe('an account', () => {
  it('is made with a link to its first password, once for a repeated call', async () => {
    const email = `${crypto.randomUUID()}@school.test`;
    const create = () =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/admin/users',
        headers: { authorization: admin.authorization, 'idempotency-key': email },
        payload: { full_name: 'Ngozi Eze', email, role: 'admin' },
      });
    const answers = [await create(), await create()];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const { id, link } = answers[0]?.json() ?? {};
    const reset = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/reset-password',
      payload: { token: new URL(link).searchParams.get('token'), password: 'long enough, and new' },
    });
    expect(reset.statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ full_name: 'Ngozi Eze', role: 'admin', has_password: true });
    expect(await getAudit(app, id)).toHaveLength(1);
    expect(
      (await callAdmin(app, admin, 'POST', '/users', { full_name: 'N', email, role: 'tutor' })).statusCode,
    ).toBe(409);
  });

  it('gets another name and role, and the record has both by field', async () => {
    const { userId } = await createPerson(app);
    const change = { ...(await shown(userId)), full_name: 'Ada Eze', role: 'tutor' };
    for (let twice = 0; twice < 2; twice += 1) {
      const answer = await callAdmin(app, admin, 'PUT', `/users/${userId}`, change);
      expect(answer.json()).toMatchObject({ full_name: 'Ada Eze', role: 'tutor', profile_completed: false });
    }
    expect(await getAudit(app, userId)).toEqual([
      {
        actor_id: admin.userId,
        action: 'user.edit',
        facts: {
          before: { full_name: 'Ada Obi', role: 'student' },
          after: { full_name: 'Ada Eze', role: 'tutor', reason },
        },
      },
    ]);
  });

  it('the server rejects a deactivated account at its next call, and accepts it once reactivated', async () => {
    const person = await createCaller(app);
    expect((await me(person)).statusCode).toBe(200);
    const { devices } = await read(person.userId);
    expect(devices).toHaveLength(1);
    const closed = await callAdmin(
      app,
      admin,
      'POST',
      `/users/${person.userId}/deactivate`,
      await shown(person.userId),
    );
    expect(closed.json()).toMatchObject({ deactivated: true, devices: [] });
    expect((await me(person)).statusCode).toBe(401);
    await callAdmin(app, admin, 'POST', `/users/${person.userId}/reactivate`, await shown(person.userId));
    expect(await read(person.userId)).toMatchObject({ deactivated: false });
    expect((await me(person)).statusCode).toBe(401);
  });

  it('the server rejects a decision about a changed account and names the differences', async () => {
    const { userId } = await createPerson(app);
    const asSeen = await shown(userId);
    await callAdmin(app, colleague, 'PUT', `/users/${userId}`, {
      ...asSeen,
      full_name: 'Ada Obi',
      role: 'tutor',
    });
    const second = await callAdmin(app, admin, 'POST', `/users/${userId}/deactivate`, asSeen);
    expect(second.statusCode).toBe(409);
    expect(second.json().detail).toContain('the role is tutor');
    expect(await read(userId)).toMatchObject({ deactivated: false });
    expect(await getAudit(app, userId)).toHaveLength(1);
  });

  it('erasing closes the account immediately, once its address was typed', async () => {
    const person = await createCaller(app);
    const path = `/users/${person.userId}/erase`;
    const call = await shown(person.userId);
    expect((await callAdmin(app, admin, 'POST', path, { ...call, email: 'wrong' })).statusCode).toBe(422);
    expect((await me(person)).statusCode).toBe(200);
    const email = makeAddress(person).toUpperCase();
    expect((await callAdmin(app, admin, 'POST', path, { ...call, email })).json()).toMatchObject({
      being_deleted: true,
    });
    expect((await me(person)).statusCode).toBe(401);
    const back = await callAdmin(
      app,
      admin,
      'POST',
      `/users/${person.userId}/reactivate`,
      await shown(person.userId),
    );
    expect(back.statusCode).toBe(409);
  });
});

describe('one’s own account', () => {
  it.each([
    ['POST', '/deactivate', {}],
    ['POST', '/reactivate', {}],
    ['POST', '/sessions/end', {}],
    ['POST', '/second-factor/remove', {}],
    ['POST', '/premium', { days: 3 }],
    ['POST', '/limits', { kind: 'mcq', extra: 3, until: 'soon', extra_seen: null }],
    ['POST', '/erase', { email: 'own' }],
    ['PUT', '', { full_name: 'Ada Eze', role: 'admin' }],
  ] as const)('is not changed by its administrator: %s %s', async (method, path, extra) => {
    const previous = await read(admin.userId);
    const body = { ...(await shown(admin.userId)), ...extra };
    const named = 'email' in body ? { ...body, email: makeAddress(admin) } : body;
    const until = new Date(app.clock.now() + dayMs).toISOString();
    const typed = 'until' in body ? { ...named, until } : named;
    const answer = await callAdmin(app, admin, method, `/users/${admin.userId}${path}`, typed);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringContaining('your own account'),
    ]);
    expect(await read(admin.userId)).toEqual(previous);
  });
});

describe('what is given', () => {
  it('raises a limit until its time, instead of the earlier addition', async () => {
    const person = await createCaller(app);
    const until = new Date(app.clock.now() + minuteMs).toISOString();
    const raise = async (extra: number, extra_seen: number | null) =>
      callAdmin(app, admin, 'POST', `/users/${person.userId}/limits`, {
        ...(await shown(person.userId)),
        kind: 'mcq',
        extra,
        until,
        extra_seen,
      });
    const limit = async () => {
      const answer = await app.http.inject({
        url: '/api/v1/student-tools/usage-stats',
        headers: { authorization: person.authorization },
      });
      return answer.json().items[0].limit;
    };
    expect((await raise(3, null)).json().usage[0]).toMatchObject({ limit: 8, raised: { extra: 3, until } });
    expect((await raise(3, null)).statusCode).toBe(200);
    expect((await raise(5, null)).statusCode).toBe(409);
    expect((await raise(5, 3)).statusCode).toBe(200);
    expect(await limit()).toBe(10);
    expect(await getAudit(app, person.userId)).toHaveLength(2);
    app.clock.advance(minuteMs);
    expect(await limit()).toBe(5);
    expect((await raise(5, null)).json().detail).toHaveProperty('until');
  });

  it('is premium for days after what there is, once for a repeated call', async () => {
    const { userId } = await createPerson(app);
    const give = async (key: string) =>
      app.http.inject({
        method: 'POST',
        url: `/api/v1/admin/users/${userId}/premium`,
        headers: { authorization: admin.authorization, 'idempotency-key': key },
        payload: { ...(await shown(userId)), days: 3 },
      });
    const began = app.clock.now();
    const untilDays = (days: number) => new Date(began + days * dayMs).toISOString();
    expect((await give(`${userId}1`)).json()).toMatchObject({ plan: 'premium', premium_until: untilDays(3) });
    expect((await give(`${userId}1`)).json()).toMatchObject({ premium_until: untilDays(3) });
    expect((await give(`${userId}2`)).json()).toMatchObject({ premium_until: untilDays(6) });
    const { periods } = await read(userId);
    expect(periods.map(({ kind }) => kind)).toEqual(['given', 'given']);
  });
});

describe('the record', () => {
  it('says who did what to whom and why, and is narrowed by each', async () => {
    const { userId } = await createPerson(app, { fullName: 'Bola Ige' });
    await callAdmin(app, colleague, 'POST', `/users/${userId}/deactivate`, await shown(userId));
    const rows = async (query: string) => (await callAdmin(app, admin, 'GET', `/audit?${query}`)).json();
    const { items, total } = await rows(`target=${userId}&actor=${colleague.userId}&action=user.de`);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      action: 'user.deactivate',
      reason,
      before: { deactivated: false },
      after: { deactivated: true },
      actor: { id: colleague.userId },
      target: { id: userId, full_name: 'Bola Ige' },
    });
    expect(await rows(`target=${userId}&action=tutor`)).toEqual({ items: [], total: 0 });
  });
});

describe('several accounts', () => {
  const change = async (ids: string[], action: string) =>
    (await callAdmin(app, admin, 'POST', '/users/bulk', { ids, action, reason })).json();

  it('are changed separately and recorded; the administrator and deleted accounts are reported by name', async () => {
    const [one, two] = [await createCaller(app), await createCaller(app)];
    const gone = crypto.randomUUID();
    const ids = [one.userId, admin.userId, gone, two.userId];
    for (const action of ['end_sessions', 'deactivate', 'deactivate', 'reactivate'])
      expect(await change(ids, action)).toEqual({
        done: 2,
        left_out: [
          { id: admin.userId, name: 'Ada Obi', why: expect.stringContaining('your own account') },
          { id: gone, name: 'One that is gone', why: expect.any(String) },
        ],
      });
    for (const person of [one, two]) {
      expect((await me(person)).statusCode).toBe(401);
      expect((await getAudit(app, person.userId)).map((row) => [row.action, row.facts.after.reason])).toEqual(
        [
          ['user.end_sessions', reason],
          ['user.deactivate', reason],
          ['user.reactivate', reason],
        ],
      );
    }
  });

  it('are exported to a file, only the selected ones', async () => {
    const [one, two] = [await createPerson(app), await createPerson(app)];
    const { body } = await callAdmin(app, admin, 'GET', `/users.csv?ids=${one.userId},${two.userId}`);
    expect(body.trim().split('\r\n')).toHaveLength(3);
    expect((await callAdmin(app, admin, 'GET', '/users.csv?ids=1,2')).statusCode).toBe(422);
  });
});
