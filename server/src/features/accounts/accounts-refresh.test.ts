import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsPlace, bindingCookie, me, openAccountsPlace, post } from './testing/accounts-place.ts';
import { signedIn, signedInPerson } from './testing/people.ts';

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace();
});

afterAll(() => place.close());

const refresh = (refresh_token: string, cookie = {}) =>
  post(place, '/auth/refresh', { refresh_token }, cookie);

const seconds = (count: number) => count * 1_000;
const days = (count: number) => seconds(count * 24 * 60 * 60);

const ended = { code: 'session_ended', detail: 'Your session has ended. Please log in again.' };

describe('refreshing', () => {
  it('gives new tokens that work', async () => {
    const person = await signedInPerson(place);
    const response = await refresh(person.refresh_token, person.cookie);
    expect(response.statusCode).toBe(200);
    expect(response.json().refresh_token).not.toBe(person.refresh_token);
    expect((await me(place, response.json().access_token)).statusCode).toBe(200);
    expect((await refresh(response.json().refresh_token, person.cookie)).statusCode).toBe(200);
  });

  it('gives twenty who ask at once one and the same successor', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token, cookie)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map((response) => response.json().refresh_token)).size).toBe(1);
  });

  it('gives it again for 30 seconds, for an answer that was lost', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const first = (await refresh(refresh_token, cookie)).json();
    place.clock.advance(seconds(30));
    expect((await refresh(refresh_token, cookie)).json().refresh_token).toBe(first.refresh_token);
  });

  it.for(['', 'x', 'A'.repeat(201)])('refuses %j', async (token) => {
    expect([401, 422]).toContain((await refresh(token)).statusCode);
  });

  it('knows no session that nobody opened', async () => {
    const response = await refresh(`00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(ended);
  });

  it('keeps hashes only', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const [, secret = ''] = refresh_token.split('.');
    const { rows } = await place.database.pool.query('SELECT s.*::text AS row FROM sessions s');
    const binding = cookie.cookie?.split('=')[1] ?? 'none';
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(binding))).toEqual([]);
  });
});

describe('a token that comes back after its time', () => {
  it('ends the session for everybody who holds a part of it', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const next = (await refresh(refresh_token, cookie)).json();
    place.clock.advance(seconds(30) + 1);
    expect((await refresh(refresh_token, cookie)).json()).toEqual(ended);
    expect((await refresh(next.refresh_token, cookie)).statusCode).toBe(401);
    expect((await me(place, next.access_token)).statusCode).toBe(401);
  });

  it('ends it also within the window when it is the last but one', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const second = (await refresh(refresh_token, cookie)).json();
    const third = (await refresh(second.refresh_token, cookie)).json();
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(401);
    expect((await refresh(third.refresh_token, cookie)).statusCode).toBe(401);
  });

  it('ends no other session of the same person', async () => {
    const first = await signedInPerson(place);
    const other = await signedIn(place, first.email);
    const next = (await refresh(first.refresh_token, first.cookie)).json();
    await refresh(next.refresh_token, first.cookie);
    await refresh(first.refresh_token, first.cookie);
    expect((await refresh(other.refresh_token, other.cookie)).statusCode).toBe(200);
  });
});

describe('a token without its browser', () => {
  it('is worth nothing, and whoever tries it cannot end the session', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const foreign = await signedInPerson(place);
    const old = refresh_token;
    const { refresh_token: current } = (await refresh(old, cookie)).json();
    place.clock.advance(seconds(31));
    const wrongCookies = [
      {},
      foreign.cookie,
      { cookie: `${bindingCookie}=` },
      { cookie: `rb=${'A'.repeat(43)}` },
    ];
    for (const wrong of wrongCookies) {
      for (const token of [current, old]) {
        const response = await refresh(token, wrong);
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual(ended);
      }
    }
    expect((await refresh(current, cookie)).statusCode).toBe(200);
  });

  it('cannot be made free of it by saying, on refreshing, that one is a program', async () => {
    const { refresh_token } = await signedInPerson(place);
    expect((await refresh(refresh_token, { 'x-akada-client': 'api' })).statusCode).toBe(401);
  });

  it('works for a program that said so when it signed in', async () => {
    const { refresh_token } = await signedInPerson(place, { 'x-akada-client': 'api' });
    const response = await refresh(refresh_token);
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('comes thirty days after its last use', async () => {
    const person = await signedInPerson(place);
    place.clock.advance(days(30) - 1);
    const response = await refresh(person.refresh_token, person.cookie);
    expect(response.statusCode).toBe(200);
    place.clock.advance(days(30));
    expect((await refresh(response.json().refresh_token, person.cookie)).statusCode).toBe(401);
  });

  it('comes after ninety days, however much it is used', async () => {
    const person = await signedInPerson(place);
    let token = person.refresh_token;
    for (let used = 0; used < 3; used += 1) {
      place.clock.advance(days(30) - 1);
      const response = await refresh(token, person.cookie);
      expect(response.statusCode).toBe(200);
      token = response.json().refresh_token;
    }
    place.clock.advance(3);
    expect((await refresh(token, person.cookie)).statusCode).toBe(401);
  });

  it('comes at once for a deactivated account', async () => {
    const { email, refresh_token, cookie } = await signedInPerson(place);
    await place.database.pool.query('UPDATE users SET deactivated_at = now() WHERE email = $1', [email]);
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(401);
  });
});
