import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsPlace, me, openAccountsPlace, post, signIn } from './testing/accounts-place.ts';
import { password, signedIn, signedInPerson, verifiedPerson } from './testing/people.ts';

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace();
});

afterAll(() => place.close());

const newPassword = 'a new one, longer';

const reset = (token: string, headers = {}, given = newPassword) =>
  post(place, '/auth/reset-password', { token, password: given }, headers);

const resetToken = async (email: string): Promise<string> => {
  const link = new URL(await place.administration.makeResetLink(email));
  return link.searchParams.get('token') ?? '';
};

const opens = async (email: string, tried: string) => (await signIn(place, email, tried)).statusCode === 200;

describe('setting a new password', () => {
  it('replaces the old one', async () => {
    const email = await verifiedPerson(place);
    const response = await reset(await resetToken(email));
    expect(response.statusCode).toBe(200);
    expect(await opens(email, newPassword)).toBe(true);
    expect(await opens(email, password)).toBe(false);
  });

  it('ends every session of the account, and of no other', async () => {
    const phone = await signedInPerson(place);
    const laptop = await signedIn(place, phone.email);
    const other = await signedInPerson(place);
    await reset(await resetToken(phone.email));
    for (const { access_token, refresh_token, cookie } of [phone, laptop]) {
      expect((await me(place, access_token)).statusCode).toBe(401);
      expect((await post(place, '/auth/refresh', { refresh_token }, cookie)).statusCode).toBe(401);
    }
    expect((await me(place, other.access_token)).statusCode).toBe(200);
  });

  it('makes the other links of the account useless', async () => {
    const email = await verifiedPerson(place);
    const [first, second] = [await resetToken(email), await resetToken(email)];
    expect((await reset(second)).statusCode).toBe(200);
    const response = await reset(first);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('one_time_token_invalid');
  });

  it('works once', async () => {
    const email = await verifiedPerson(place);
    const token = await resetToken(email);
    await reset(token);
    expect((await reset(token, {}, 'another one')).statusCode).toBe(400);
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('works for one of twenty who try at once', async () => {
    const token = await resetToken(await verifiedPerson(place));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reset(token, {}, `password ${at}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(400)]);
  });

  it('works for half an hour', async () => {
    const email = await verifiedPerson(place);
    const [first, second] = [await resetToken(email), await resetToken(email)];
    place.clock.advance(30 * 60_000 - 1);
    expect((await reset(first)).statusCode).toBe(200);
    place.clock.advance(1);
    expect((await reset(second)).statusCode).toBe(400);
  });

  it('wants eight characters', async () => {
    const email = await verifiedPerson(place);
    const response = await reset(await resetToken(email), {}, 'seven77');
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ password: 'Password must be at least 8 characters' });
  });
});

describe('a reset that is sent again', () => {
  const key = { 'idempotency-key': 'reset-1' };

  it('gets the first answer under the same key and changes nothing', async () => {
    const email = await verifiedPerson(place);
    const token = await resetToken(email);
    const first = await reset(token, key);
    const session = await signIn(place, email, newPassword);
    const second = await reset(token, key, 'another one');
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await opens(email, newPassword)).toBe(true);
    expect((await me(place, session.json().access_token)).statusCode).toBe(200);
  });

  it('gets it when both arrive at once', async () => {
    const token = await resetToken(await verifiedPerson(place));
    const responses = await Promise.all([reset(token, key), reset(token, key)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('is refused under another key', async () => {
    const token = await resetToken(await verifiedPerson(place));
    await reset(token, key);
    expect((await reset(token, { 'idempotency-key': 'reset-2' })).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(400);
  });
});
