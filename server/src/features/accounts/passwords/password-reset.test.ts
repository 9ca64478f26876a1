import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAdministration, me, post, signIn } from '../testing/accounts-calls.ts';
import { password, signedIn, signedInPerson, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const newPassword = 'a new one, longer';

const reset = (token: string, headers = {}, input = newPassword) =>
  post(app, '/auth/reset-password', { token, password: input }, headers);

const resetToken = async (email: string): Promise<string> => {
  const link = new URL(await makeAdministration(app).makeResetLink(email));
  return link.searchParams.get('token') ?? '';
};

const opens = async (email: string, tried: string) => (await signIn(app, email, tried)).statusCode === 200;

describe('setting a new password', () => {
  it('replaces the old one', async () => {
    const email = await verifiedPerson(app);
    const response = await reset(await resetToken(email));
    expect(response.statusCode).toBe(200);
    expect(await opens(email, newPassword)).toBe(true);
    expect(await opens(email, password)).toBe(false);
  });

  it('ends every session of the account, and of no other', async () => {
    const phone = await signedInPerson(app);
    const laptop = await signedIn(app, phone.email);
    const other = await signedInPerson(app);
    await reset(await resetToken(phone.email));
    for (const { access_token, refresh_token, cookie } of [phone, laptop]) {
      expect((await me(app, access_token)).statusCode).toBe(401);
      expect((await post(app, '/auth/refresh', { refresh_token }, cookie)).statusCode).toBe(401);
    }
    expect((await me(app, other.access_token)).statusCode).toBe(200);
  });

  it('makes the other links of the account useless', async () => {
    const email = await verifiedPerson(app);
    const [first, second] = [await resetToken(email), await resetToken(email)];
    expect((await reset(second)).statusCode).toBe(200);
    const response = await reset(first);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('one_time_token_invalid');
  });

  it('works once', async () => {
    const email = await verifiedPerson(app);
    const token = await resetToken(email);
    await reset(token);
    expect((await reset(token, {}, 'another one')).statusCode).toBe(400);
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('works for one of twenty concurrent calls', async () => {
    const token = await resetToken(await verifiedPerson(app));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, {}, `password ${index}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(400)]);
  });

  it('works for half an hour', async () => {
    const email = await verifiedPerson(app);
    const [first, second] = [await resetToken(email), await resetToken(email)];
    app.clock.advance(30 * 60_000 - 1);
    expect((await reset(first)).statusCode).toBe(200);
    app.clock.advance(1);
    expect((await reset(second)).statusCode).toBe(400);
  });

  it('wants eight characters', async () => {
    const email = await verifiedPerson(app);
    const response = await reset(await resetToken(email), {}, 'seven77');
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ password: 'Password must be at least 8 characters' });
  });
});

describe('a reset that is sent again', () => {
  const key = { 'idempotency-key': 'reset-1' };

  it('gets the first answer under the same key and changes nothing', async () => {
    const email = await verifiedPerson(app);
    const token = await resetToken(email);
    const first = await reset(token, key);
    const session = await signIn(app, email, newPassword);
    const second = await reset(token, key);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await opens(email, newPassword)).toBe(true);
    expect((await me(app, session.json().access_token)).statusCode).toBe(200);
  });

  it('is rejected with another password, because it was not set', async () => {
    const email = await verifiedPerson(app);
    const token = await resetToken(email);
    await reset(token, key);
    const response = await reset(token, key, 'another one');
    expect([response.statusCode, response.json().code]).toEqual([400, 'one_time_token_invalid']);
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('is rejected once the password was changed again', async () => {
    const person = await signedInPerson(app);
    const token = await resetToken(person.email);
    await reset(token, key);
    await reset(await resetToken(person.email), {}, 'a third one');
    expect((await reset(token, key)).statusCode).toBe(400);
    expect(await opens(person.email, 'a third one')).toBe(true);
  });

  it('cannot be used to guess the password', async () => {
    const token = await resetToken(await verifiedPerson(app));
    await reset(token, key);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push((await reset(token, key, `a long guess ${index}`)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('gets it when both arrive at once', async () => {
    const token = await resetToken(await verifiedPerson(app));
    const responses = await Promise.all([reset(token, key), reset(token, key)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('has one winner when both arrive at once with different passwords', async () => {
    const email = await verifiedPerson(app);
    const token = await resetToken(email);
    const requested = ['first wish, long', 'second wish, long'];
    const responses = await Promise.all(requested.map((password) => reset(token, key, password)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const winner = requested[responses.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect(await opens(email, winner)).toBe(true);
  });

  it('is rejected under a different key', async () => {
    const token = await resetToken(await verifiedPerson(app));
    await reset(token, key);
    expect((await reset(token, { 'idempotency-key': 'reset-2' })).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(400);
  });
});
