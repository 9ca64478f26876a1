import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, type Person } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { password } from '../testing/people.ts';
import { call, login, personWithToken } from '../testing/settings-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const change = (token: string, current_password: string | undefined, new_password: string, headers = {}) =>
  call(app, 'POST', '/users/me/password', token, { current_password, new_password }, headers);

/** Every change of a password locks the account. */
const getAccount = ({ userId }: Person) => ({
  sql: 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
  values: [userId],
});

describe('changing the password', () => {
  it("needs the current password, and ends every session, also the caller's", async () => {
    const { person, token } = await personWithToken(app);
    const elsewhere = (await login(app, person)).json();
    expect((await change(token, password, 'a new one, longer')).statusCode).toBe(200);
    expect((await call(app, 'GET', '/users/me', token)).statusCode).toBe(401);
    expect((await call(app, 'GET', '/users/me', elsewhere.access_token)).statusCode).toBe(401);
    const renewed = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refresh_token: elsewhere.refresh_token },
    });
    expect(renewed.statusCode).toBe(401);
    expect((await login(app, person, 'a new one, longer')).statusCode).toBe(200);
    expect((await login(app, person)).statusCode).toBe(401);
  });

  it('ends the links to reset it that were mailed before', async () => {
    const { person, token } = await personWithToken(app);
    const mailed = await mailedToken(app, person, 'reset_password');
    await change(token, password, 'a new one, longer');
    const reset = { token: mailed, password: 'one of a stranger' };
    expect((await call(app, 'POST', '/auth/reset-password', '', reset)).statusCode).toBe(400);
    expect((await login(app, person, 'a new one, longer')).statusCode).toBe(200);
  });

  it('rejects a wrong password at its field, and does not end the session', async () => {
    const { token } = await personWithToken(app);
    const response = await change(token, 'a wrong one', 'a new one, longer');
    expect([response.statusCode, response.json().detail]).toEqual([
      422,
      { current_password: 'This is not your current password.' },
    ]);
    expect((await call(app, 'GET', '/users/me', token)).statusCode).toBe(200);
  });

  it('is rejected with a wrong password even if the new one is already set', async () => {
    const { token } = await personWithToken(app);
    for (const wrong of ['a wrong one', undefined])
      expect((await change(token, wrong, password)).statusCode).toBe(422);
    expect((await call(app, 'GET', '/users/me', token)).statusCode).toBe(200);
  });

  it('is open to its owner while strangers guess at the door', async () => {
    const { person, token } = await personWithToken(app);
    for (let index = 0; index < 11; index += 1) await login(app, person, `guess ${index}`);
    expect((await login(app, person)).statusCode).toBe(429);
    expect((await change(token, password, 'a new one, longer')).statusCode).toBe(200);
  });

  it('is rejected without the current password', async () => {
    const { token } = await personWithToken(app);
    expect((await change(token, undefined, 'a new one, longer')).statusCode).toBe(422);
  });

  it('happens once if it is sent twice concurrently', async () => {
    const { person, token } = await personWithToken(app);
    const key = { 'idempotency-key': 'one-change' };
    const answers = await inLine(
      app,
      getAccount(person),
      Array.from({ length: 5 }, () => () => change(token, password, 'a new one, longer', key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const { rows } = await app.platform.database.pool.query(
      "SELECT id FROM outbox_events WHERE user_id = $1 AND name = 'account.password_changed'",
      [person.userId],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['without a key', {}],
    ['under one key', { 'idempotency-key': 'five-wishes' }],
  ])('has one winner among concurrent calls, and rejects the others, %s', async (_, key) => {
    const { person, token } = await personWithToken(app);
    const requested = Array.from({ length: 5 }, (_, index) => `new one number ${index}`);
    const answers = await inLine(
      app,
      getAccount(person),
      requested.map((next) => () => change(token, password, next, key)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 422, 422, 422, 422]);
    const winner = requested[statuses.indexOf(200)];
    expect((await login(app, person, winner)).statusCode).toBe(200);
  });

  it('sets the first one of an account without a password', async () => {
    const { person, token } = await personWithToken(app);
    await app.platform.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [
      person.userId,
    ]);
    expect((await call(app, 'GET', '/users/me/settings', token)).json()).toMatchObject({
      has_password: false,
    });
    expect((await change(token, undefined, 'a new one, longer')).statusCode).toBe(200);
    expect((await login(app, person, 'a new one, longer')).statusCode).toBe(200);
  });

  it('cannot be used to guess', async () => {
    const { token } = await personWithToken(app);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push((await change(token, `guess ${index}`, 'a new one')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });
});
