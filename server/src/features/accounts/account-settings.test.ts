import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, type PersonTraits } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const password = 'correct horse battery';
const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ask = (method: Method, path: string, token?: string, payload?: object) =>
  app.http.inject({
    method,
    url: `/api/v1${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });

const login = ({ email }: Person, tried = password, userAgent = phone) =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    payload: new URLSearchParams({ username: email, password: tried }).toString(),
  });

async function signedIn(traits: PersonTraits = {}) {
  const person = await createPerson(app, { password, ...traits });
  const token: string = (await login(person)).json().access_token;
  return { person, token };
}

const change = (token: string, current_password: string | undefined, new_password: string) =>
  ask('POST', '/users/me/password', token, { current_password, new_password });

describe('settings', () => {
  it('start with the presets', async () => {
    const { token } = await signedIn();
    expect((await ask('GET', '/users/me/settings', token)).json()).toEqual({
      time_zone: 'Africa/Lagos',
      minimise_gamification: false,
      has_password: true,
      second_factor: false,
      recovery_codes_left: null,
      deletion_due_at: null,
    });
  });

  it('are kept', async () => {
    const { token } = await signedIn();
    const chosen = { time_zone: 'Europe/London', minimise_gamification: true };
    const saved = await ask('PUT', '/users/me/settings', token, chosen);
    expect(saved.json()).toMatchObject(chosen);
    expect((await ask('GET', '/users/me/settings', token)).json()).toMatchObject(chosen);
  });

  it.each([
    [{ time_zone: 'Lagos', minimise_gamification: true }, 'time_zone'],
    [{ time_zone: 'Africa/Lagos', minimise_gamification: 'yes' }, 'minimise_gamification'],
    [{ time_zone: 'Africa/Lagos', minimise_gamification: true, role: 'admin' }, 'role'],
  ])('refuse %j', async (payload, field) => {
    const { token } = await signedIn();
    const response = await ask('PUT', '/users/me/settings', token, payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().detail)).toEqual([field]);
  });

  it('change the name', async () => {
    const { token } = await signedIn();
    const saved = await ask('PUT', '/users/me', token, { full_name: '  Ngozi Eze ' });
    expect(saved.json()).toMatchObject({ full_name: 'Ngozi Eze' });
    expect((await ask('GET', '/users/me', token)).json()).toEqual(saved.json());
  });
});

describe('changing the password', () => {
  it('takes the current one, and ends every sign-in, also the one that asked', async () => {
    const { person, token } = await signedIn();
    const elsewhere = (await login(person)).json();
    expect((await change(token, password, 'a new one, longer')).statusCode).toBe(200);
    expect((await ask('GET', '/users/me', token)).statusCode).toBe(401);
    expect((await ask('GET', '/users/me', elsewhere.access_token)).statusCode).toBe(401);
    const renewed = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refresh_token: elsewhere.refresh_token },
    });
    expect(renewed.statusCode).toBe(401);
    expect((await login(person, 'a new one, longer')).statusCode).toBe(200);
    expect((await login(person)).statusCode).toBe(401);
  });

  it('tells a wrong one beside its field, and never ends the session for it', async () => {
    const { token } = await signedIn();
    const response = await change(token, 'a wrong one', 'a new one, longer');
    expect([response.statusCode, response.json().detail]).toEqual([
      422,
      { current_password: 'This is not your current password.' },
    ]);
    expect((await ask('GET', '/users/me', token)).statusCode).toBe(200);
  });

  it('is refused with a wrong one also where the new one is in place already', async () => {
    const { token } = await signedIn();
    for (const wrong of ['a wrong one', undefined])
      expect((await change(token, wrong, password)).statusCode).toBe(422);
    expect((await ask('GET', '/users/me', token)).statusCode).toBe(200);
  });

  it('is open to its owner while strangers guess at the door', async () => {
    const { person, token } = await signedIn();
    for (let at = 0; at < 11; at += 1) await login(person, `guess ${at}`);
    expect((await login(person)).statusCode).toBe(429);
    expect((await change(token, password, 'a new one, longer')).statusCode).toBe(200);
  });

  it('is refused without the current one', async () => {
    const { token } = await signedIn();
    expect((await change(token, undefined, 'a new one, longer')).statusCode).toBe(422);
  });

  it('happens once when it is sent twice at once', async () => {
    const { person, token } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change(token, password, 'a new one, longer')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const { rows } = await app.platform.database.pool.query(
      "SELECT id FROM outbox_events WHERE user_id = $1 AND name = 'accounts.password_changed'",
      [person.userId],
    );
    expect(rows).toHaveLength(1);
  });

  it('has one winner among different ones at once, and the others are told', async () => {
    const { person, token } = await signedIn();
    const wanted = Array.from({ length: 5 }, (_, at) => `new one number ${at}`);
    const answers = await Promise.all(wanted.map((next) => change(token, password, next)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).toEqual([200, 422, 422, 422, 422]);
    const winner = wanted[statuses.indexOf(200)];
    expect((await login(person, winner)).statusCode).toBe(200);
  });

  it('sets the first one of who has none', async () => {
    const { person, token } = await signedIn();
    await app.platform.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [
      person.userId,
    ]);
    expect((await ask('GET', '/users/me/settings', token)).json()).toMatchObject({ has_password: false });
    expect((await change(token, undefined, 'a new one, longer')).statusCode).toBe(200);
    expect((await login(person, 'a new one, longer')).statusCode).toBe(200);
  });

  it('cannot be used to guess', async () => {
    const { token } = await signedIn();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await change(token, `guess ${at}`, 'a new one')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });
});

describe('sign-ins', () => {
  it('are listed with their devices, this one marked', async () => {
    const { person, token } = await signedIn();
    app.clock.advance(1_000);
    await login(person, password, 'curl/8.5.0');
    const { items, total } = (await ask('GET', '/users/me/sessions', token)).json();
    expect(total).toBe(2);
    expect(
      items.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
    ).toEqual([
      [expect.any(String), false],
      ['Chrome on Android', true],
    ]);
  });

  it('end one at a time', async () => {
    const { person, token } = await signedIn();
    const elsewhere: string = (await login(person)).json().access_token;
    const { items } = (await ask('GET', '/users/me/sessions', token)).json();
    const other = items.find(({ current }: { current: boolean }) => !current);
    expect((await ask('DELETE', `/users/me/sessions/${other.id}`, token)).statusCode).toBe(204);
    expect((await ask('DELETE', `/users/me/sessions/${other.id}`, token)).statusCode).toBe(204);
    expect((await ask('GET', '/users/me', elsewhere)).statusCode).toBe(401);
    expect((await ask('GET', '/users/me', token)).statusCode).toBe(200);
  });

  it('of somebody else are answered like missing ones', async () => {
    const [{ token }, theirs] = [await signedIn(), await signedIn()];
    const [session] = (await ask('GET', '/users/me/sessions', theirs.token)).json().items;
    const foreign = await ask('DELETE', `/users/me/sessions/${session.id}`, token);
    const missing = await ask('DELETE', `/users/me/sessions/${randomUUID()}`, token);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await ask('GET', '/users/me', theirs.token)).statusCode).toBe(200);
  });

  it('end everywhere at once, here too', async () => {
    const { person, token } = await signedIn();
    const elsewhere: string = (await login(person)).json().access_token;
    expect((await ask('DELETE', '/users/me/sessions', token)).statusCode).toBe(204);
    for (const ended of [token, elsewhere])
      expect((await ask('GET', '/users/me', ended)).statusCode).toBe(401);
  });
});
