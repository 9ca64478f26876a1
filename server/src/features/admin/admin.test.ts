import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBucket } from '../../platform/files/testing/s3-server.ts';
import { createCaller, createPerson, makeAddress, type SignedInCaller } from '../../testing/people.ts';
import { statementsDuring } from '../../testing/statements-during.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTutor } from '../../testing/tutors.ts';
import { callAdmin, createAdministrator, getAudit, seenWithReason } from './testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp({ env: { MAIL: 'none' } });
  admin = await createAdministrator(app);
});

afterAll(() => app.close());

describe('the overview', () => {
  it('counts people by role and state, and the days without sign-ups too', async () => {
    await createPerson(app, { verified: false });
    const overview = (await callAdmin(app, admin, 'GET', '/overview')).json();
    expect(overview.users.by_role).toMatchObject({ admin: 1 });
    expect(overview.users.unverified).toBeGreaterThanOrEqual(1);
    expect(overview.sign_ups).toHaveLength(14);
    expect(overview.sign_ups.at(-1)).toEqual({
      day: new Date(app.clock.now()).toISOString().slice(0, 10),
      count: overview.users.by_role.student + overview.users.by_role.tutor + 1,
    });
    expect(overview.mail).toEqual({ kind: 'none', waiting: 0, given_up: 0, oldest_waiting_at: null });
    expect(overview.jobs).toEqual({ waiting: 0, running: 0, failed: 0 });
  });

  it('is there on a node whose files and database are elsewhere, which has no data folder', async () => {
    const node = await createTestApp({
      env: {
        MAIL: 'none',
        DATA_DIR: join(tmpdir(), 'akada-absent'),
        AUTH_SECRET: 'x'.repeat(32),
        DATABASE_URL: 'postgres://akada@db.example/akada',
        S3_ENDPOINT: 'https://store.example',
        ...testBucket,
      },
    });
    const response = await callAdmin(node, await createAdministrator(node), 'GET', '/overview');
    await node.close();
    expect([response.statusCode, response.json().waiting]).toEqual([200, []]);
  });

  it('says what waits, the oldest first, and nothing that does not', async () => {
    expect((await callAdmin(app, admin, 'GET', '/overview')).json().waiting).toEqual([]);
    const first = await createTutor(app);
    app.clock.advance(1_000);
    await createTutor(app);
    await app.platform.database.pool.query(
      `INSERT INTO mail_outbox (id, recipient, subject, body_text, body_html, created_at, status, attempts,
         given_up_at)
       VALUES (gen_random_uuid(), 'ada@school.test', '', '', '', now(), 'given_up', 21, now())`,
    );
    const { rows } = await app.platform.database.pool.query(
      'SELECT pending_since FROM tutor_profiles WHERE user_id = $1',
      [first],
    );
    const overview = (await callAdmin(app, admin, 'GET', '/overview')).json();
    expect(overview.waiting).toEqual([
      { kind: 'tutors', count: 2, oldest_at: rows[0].pending_since },
      { kind: 'emails', count: 1, oldest_at: null },
    ]);
    expect(overview.cases).toHaveLength(2);
    expect(overview.cases[0]).toMatchObject({
      id: first,
      since: rows[0].pending_since,
      waits_with: 'profile',
    });
    await app.platform.database.pool.query('DELETE FROM mail_outbox');
  });

  it('asks the database six times, however much there is', async () => {
    const sent = await statementsDuring(app, () => callAdmin(app, admin, 'GET', '/overview'));
    const reading = sent.filter((text) => /^\s*(\(?SELECT|WITH)/i.test(text));
    expect(reading.length).toBeLessThanOrEqual(6);
  });

  it('has the money and the sets of this month in Lagos', async () => {
    const month = { premium_income: 150_000, commission_income: 30_000, sets_made: 4, sets_refused: 1 };
    await app.platform.database.pool.query(
      `INSERT INTO analytics_days (day, figures, reasons, counted_at)
       SELECT day, $1, '{}', now() FROM (
         SELECT date_trunc('month', now() AT TIME ZONE 'Africa/Lagos')::date - 1 AS day
         UNION SELECT (now() AT TIME ZONE 'Africa/Lagos')::date) AS days`,
      [month],
    );
    expect((await callAdmin(app, admin, 'GET', '/overview')).json().month).toEqual(month);
  });

  it.each(['student', 'tutor'] as const)('is not for a %s', async (role) => {
    const other = await createCaller(app, { role });
    expect((await callAdmin(app, other, 'GET', '/overview')).statusCode).toBe(403);
  });
});

describe('the list of users', () => {
  it('finds a part of a name or an address, without case', async () => {
    const { userId, email } = await createPerson(app, { fullName: 'Chidi_Okafor 100%' });
    for (const search of ['chidi_', '100%', email.slice(0, 12).toUpperCase()]) {
      const { items } = (
        await callAdmin(app, admin, 'GET', `/users?search=${encodeURIComponent(search)}`)
      ).json();
      expect(items.map(({ id }: { id: string }) => id)).toContain(userId);
    }
  });

  it('has who came last first, whenever their addresses were confirmed', async () => {
    const fullName = 'Zainab of the order';
    const first = await createPerson(app, { fullName, verified: false });
    app.clock.advance(1_000);
    const second = await createPerson(app, { fullName });
    app.clock.advance(1_000);
    const body = await seenWithReason(app, admin, first.userId);
    await callAdmin(app, admin, 'POST', `/users/${first.userId}/verify`, body);
    const { items } = (await callAdmin(app, admin, 'GET', '/users?search=of%20the%20order')).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.userId, first.userId]);
  });

  it('takes what a search would take for a pattern as it is written', async () => {
    expect(
      (await callAdmin(app, admin, 'GET', `/users?search=${encodeURIComponent('%_%_\\')}`)).json(),
    ).toEqual({
      items: [],
      total: 0,
    });
  });

  it.for([
    ['unverified', 'email_verified', false],
    ['deactivated', 'deactivated', true],
  ] as const)('holds by state only who is %s', async ([state, field, value]) => {
    const requestedPerson = await createPerson(app, { verified: state !== 'unverified' });
    if (state === 'deactivated') {
      await app.platform.database.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [
        requestedPerson.userId,
      ]);
    }
    const other = await createPerson(app);
    const { items, total } = (await callAdmin(app, admin, 'GET', `/users?state=${state}&limit=100`)).json();
    const ids = items.map(({ id }: { id: string }) => id);
    expect([ids.includes(requestedPerson.userId), ids.includes(other.userId)]).toEqual([true, false]);
    expect(new Set(items.map((item: Record<string, unknown>) => item[field]))).toEqual(new Set([value]));
    expect(total).toBe(items.length);
  });

  it('shows no more of an account than a list needs', async () => {
    const { items } = (await callAdmin(app, admin, 'GET', '/users?role=admin')).json();
    expect(Object.keys(items[0]).sort()).toEqual([
      'being_deleted',
      'created_at',
      'deactivated',
      'email',
      'email_verified',
      'full_name',
      'id',
      'premium',
      'role',
    ]);
  });
});

describe('an account without mail', () => {
  it('an administrator hands over a link that sets a password, which no cache keeps and no record repeats', async () => {
    const { userId } = await createPerson(app);
    const answer = await callAdmin(
      app,
      admin,
      'POST',
      `/users/${userId}/reset-link`,
      await seenWithReason(app, admin, userId),
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const link = new URL(answer.json().link);
    expect(await getAudit(app, userId)).toMatchObject([
      {
        action: 'user.reset_link',
        facts: {
          before: null,
          after: { link_expires_at: answer.json().expires_at, reason: expect.any(String) },
        },
      },
    ]);
    expect(JSON.stringify(await getAudit(app, userId))).not.toContain(link.searchParams.get('token'));

    const reset = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/reset-password',
      payload: { token: link.searchParams.get('token'), password: 'a new one, longer' },
    });
    expect(reset.statusCode).toBe(200);
  });
});

describe('a link that is requested again', () => {
  const askFor = async (userId: string, key: string, by = admin) =>
    app.http.inject({
      method: 'POST',
      url: `/api/v1/admin/users/${userId}/reset-link`,
      headers: { authorization: by.authorization, 'idempotency-key': key },
      payload: await seenWithReason(app, admin, userId),
    });

  it('is the same one for the same call, also five times at once, and is on record once', async () => {
    const { userId } = await createPerson(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askFor(userId, 'one-call')));
    app.clock.advance(1_000);
    answers.push(await askFor(userId, 'one-call'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await getAudit(app, userId)).toHaveLength(1);
  });

  it('differs for another call, and for the same key of another administrator', async () => {
    const { userId } = await createPerson(app);
    const colleague = await createAdministrator(app);
    const answers = [
      await askFor(userId, 'first'),
      await askFor(userId, 'second'),
      await askFor(userId, 'first', colleague),
    ];
    expect(new Set(answers.map((answer) => answer.json().link)).size).toBe(3);
  });

  it('is rejected if the key belongs to the link of another person', async () => {
    const [one, other] = [await createPerson(app), await createPerson(app)];
    await askFor(one.userId, 'for-one');
    const answer = await askFor(other.userId, 'for-one');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect(await getAudit(app, other.userId)).toEqual([]);
  });

  it('is rejected once the link was deleted, and creates no new one', async () => {
    const { userId } = await createPerson(app);
    await askFor(userId, 'then-gone');
    await app.platform.database.pool.query('DELETE FROM one_time_tokens WHERE user_id = $1', [userId]);
    expect((await askFor(userId, 'then-gone')).statusCode).toBe(409);
    expect(await getAudit(app, userId)).toHaveLength(1);
  });

  it('is worth nothing to a reader of the database: the row id gives no token without the secret', async () => {
    const { userId } = await createPerson(app);
    const { link } = (await askFor(userId, 'read-by-others')).json();
    const { rows } = await app.platform.database.pool.query(
      `SELECT k::text || t::text AS stored FROM idempotency_keys k, one_time_tokens t
       WHERE k.key = 'read-by-others' AND t.user_id = $1`,
      [userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].stored).not.toContain(new URL(link).searchParams.get('token'));
  });
});

describe('where mail goes out', () => {
  it('the link that confirms is mailed again: once for a repeated call, and five in an hour', async () => {
    const mailing = await sharedTestApp();
    const administrator = await createAdministrator(mailing);
    const { userId } = await createPerson(mailing, { verified: false });
    const send = (key: string) =>
      mailing.http.inject({
        method: 'POST',
        url: `/api/v1/admin/users/${userId}/confirmation-link`,
        headers: { authorization: administrator.authorization, 'idempotency-key': `${userId}-${key}` },
      });
    for (const key of ['1', '1', '2', '3', '4', '5']) expect((await send(key)).statusCode).toBe(200);
    const rejection = await send('6');
    expect(rejection.statusCode).toBe(429);
    const { rows } = await mailing.platform.database.pool.query(
      'SELECT body_text FROM mail_outbox WHERE recipient = $1',
      [makeAddress({ userId })],
    );
    expect(rows).toHaveLength(5);
    const record = { actor_id: administrator.userId, action: 'user.send_confirmation' };
    expect(await getAudit(mailing, userId)).toMatchObject(Array(5).fill(record));

    const payload = { token: /token=([\w-]+)/.exec(rows[0].body_text)?.[1] };
    await mailing.http.inject({ method: 'POST', url: '/api/v1/auth/verify-email', payload });
    expect((await send('7')).json()).toMatchObject({ email_verified: true });
    expect(await getAudit(mailing, userId)).toHaveLength(5);
  });
});

it('the server stops lists and figures after two seconds and says what to do', async () => {
  const client = await app.platform.database.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE admin_audit, tutor_profiles, analytics_days');
    const answers = await Promise.all(
      ['/audit', '/tutors', '/analytics'].map((path) => callAdmin(app, admin, 'GET', path)),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'takes_too_long',
        detail: expect.stringContaining('choose a filter'),
      });
    }
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
