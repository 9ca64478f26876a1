import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, type PersonTraits, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const password = 'correct horse battery';
const dayMs = 24 * 60 * 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function signedIn(traits: PersonTraits = {}) {
  const person = await createPerson(app, { password, ...traits });
  const { access_token: token } = await signIn(app, person);
  return { ...person, token };
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, token?: string, payload?: object) =>
  app.http.inject({
    method,
    url: `/api/v1/users/me${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });

const requestDeletion = ({ token, email }: SignedIn, body: object = { password }) =>
  ask('POST', '/deletion', token, { email, ...body });

const dueOf = async ({ token }: SignedIn): Promise<string | null> =>
  (await ask('GET', '/settings', token)).json().deletion_due_at;

const getEvents = async ({ userId }: SignedIn): Promise<string[]> => {
  const { rows } = await app.platform.database.pool.query(
    `SELECT name FROM outbox_events WHERE user_id = $1 AND name LIKE 'account.deletion%' ORDER BY id`,
    [userId],
  );
  return rows.map(({ name }) => name);
};

describe('asking to be deleted', () => {
  it('needs a caller who is signed in, with a confirmed address', async () => {
    expect((await ask('POST', '/deletion', undefined, { email: 'ada@school.test' })).statusCode).toBe(401);
    expect((await requestDeletion(await signedIn({ verified: false }))).statusCode).toBe(403);
  });

  it('needs the address typed out, and the password', async () => {
    const person = await signedIn();
    for (const [body, fields] of [
      [{ email: 'ada@school.test', password }, { email: 'This is not the address of your account.' }],
      [{ email: ' ', password }, { email: 'Type your email address' }],
      [{}, { password: 'This is not your password.' }],
      [{ password: 'a wrong one' }, { password: 'This is not your password.' }],
    ]) {
      const rejection = await requestDeletion(person, body);
      expect([rejection.statusCode, rejection.json().detail]).toEqual([422, fields]);
    }
    expect(await dueOf(person)).toBeNull();
  });

  it('cannot be used to guess the password', async () => {
    const person = await signedIn();
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push((await requestDeletion(person, { password: `guess ${index}` })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });

  it('leaves fourteen days, and asking again does not move the day', async () => {
    const person = await signedIn();
    const due = new Date(app.clock.now() + 14 * dayMs).toISOString();
    const first = await requestDeletion(person, { password, email: ` ${person.email.toUpperCase()} ` });
    expect([first.statusCode, first.json()]).toEqual([200, { deletion_due_at: due }]);
    app.clock.advance(60_000);
    expect((await requestDeletion(person)).json()).toEqual({ deletion_due_at: due });
    expect(await dueOf(person)).toBe(due);
    expect(await getEvents(person)).toEqual(['account.deletion_requested']);
  });

  it('needs only the address if there is no password', async () => {
    const person = await signedIn();
    await app.platform.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [
      person.userId,
    ]);
    expect((await requestDeletion(person, {})).statusCode).toBe(200);
  });

  it('many simultaneous requests set one day and notify once', async () => {
    const person = await signedIn();
    await app.platform.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [
      person.userId,
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestDeletion(person, {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await getEvents(person)).toEqual(['account.deletion_requested']);
  });
});

describe('thinking better of it', () => {
  it('keeps the account, and is notified once', async () => {
    const person = await signedIn();
    await requestDeletion(person);
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await ask('DELETE', '/deletion', person.token)).statusCode).toBe(204);
    }
    expect(await dueOf(person)).toBeNull();
    expect(await getEvents(person)).toEqual(['account.deletion_requested', 'account.deletion_cancelled']);
  });

  it('is possible on any later day of grace, signed in as ever', async () => {
    const person = await signedIn();
    await requestDeletion(person);
    app.clock.advance(13 * dayMs);
    const { access_token: token } = await signIn(app, person);
    expect((await ask('DELETE', '/deletion', token)).statusCode).toBe(204);
  });

  it('needs a caller who is signed in', async () => {
    expect((await ask('DELETE', '/deletion')).statusCode).toBe(401);
  });
});

describe('what the person hears', () => {
  it('comes in the app and by mail, whatever was silenced', async () => {
    const person = await signedIn();
    await app.platform.database.pool.query(
      `INSERT INTO notification_preferences (user_id, type, in_app, email) VALUES ($1, 'SYSTEM', false, false)`,
      [person.userId],
    );
    await requestDeletion(person);
    const day = new Date(Date.parse((await dueOf(person)) ?? '')).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'Africa/Lagos',
    });
    expect(await getNotifications(app, person)).toMatchObject([
      { title: 'Your account will be deleted', message: expect.stringContaining(day) },
    ]);
    const { rows: mails } = await app.platform.database.pool.query(
      'SELECT body_text FROM mail_outbox WHERE recipient = $1',
      [person.email],
    );
    expect(mails).toEqual([{ body_text: expect.stringContaining(day) }]);
  });
});

describe('administrators', () => {
  it('can leave while another administrator stays, and the last one cannot', async () => {
    const ownApp = await createTestApp();
    const [one, other] = [
      await createPerson(ownApp, { role: 'admin' }),
      await createPerson(ownApp, { role: 'admin' }),
    ];
    const answers = await Promise.all(
      [one, other].map(async (admin) =>
        ownApp.http.inject({
          method: 'POST',
          url: '/api/v1/users/me/deletion',
          headers: { authorization: `Bearer ${(await signIn(ownApp, admin)).access_token}` },
          payload: { email: admin.email },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await ownApp.close();
  });
});
