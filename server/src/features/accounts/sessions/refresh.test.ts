import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { openSecondConnection } from '../../../testing/postgres/second-connection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  bindingCookie,
  browser,
  deactivate,
  type Headers,
  me,
  post,
  signIn,
} from '../testing/accounts-calls.ts';
import { password, signedIn, signedInPerson, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const refresh = (refresh_token: string, cookie = {}) => post(app, '/auth/refresh', { refresh_token }, cookie);

const seconds = (count: number) => count * 1_000;
const days = (count: number) => seconds(count * 24 * 60 * 60);

const ended = { code: 'session_ended', detail: 'Your session has ended. Please log in again.' };

describe('refreshing', () => {
  it('gives new tokens that work', async () => {
    const person = await signedInPerson(app);
    const response = await refresh(person.refresh_token, person.cookie);
    expect(response.statusCode).toBe(200);
    expect(response.json().refresh_token).not.toBe(person.refresh_token);
    expect((await me(app, response.json().access_token)).statusCode).toBe(200);
    expect((await refresh(response.json().refresh_token, person.cookie)).statusCode).toBe(200);
  });

  it('gives twenty concurrent calls the same successor', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token, cookie)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map((response) => response.json().refresh_token)).size).toBe(1);
  });

  it('gives it again for 30 seconds, for an answer that was lost', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const first = (await refresh(refresh_token, cookie)).json();
    app.clock.advance(seconds(30));
    expect((await refresh(refresh_token, cookie)).json().refresh_token).toBe(first.refresh_token);
  });

  it.for(['', 'x', 'A'.repeat(201)])('rejects %j', async (token) => {
    expect([401, 422]).toContain((await refresh(token)).statusCode);
  });

  it('knows no session that was never opened', async () => {
    const response = await refresh(`00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(ended);
  });

  it('stores hashes only', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const [, secret = ''] = refresh_token.split('.');
    const { rows } = await app.platform.database.pool.query('SELECT s.*::text AS row FROM sessions s');
    const binding = cookie.cookie?.split('=')[1] ?? 'none';
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(binding))).toEqual([]);
  });
});

describe('a token that comes back after its time', () => {
  it('ends the session for every holder of its tokens', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const next = (await refresh(refresh_token, cookie)).json();
    app.clock.advance(seconds(30) + 1);
    expect((await refresh(refresh_token, cookie)).json()).toEqual(ended);
    expect((await refresh(next.refresh_token, cookie)).statusCode).toBe(401);
    expect((await me(app, next.access_token)).statusCode).toBe(401);
  });

  it.each([1, 2])('is reported to the person once if it is reused %i times concurrently', async (times) => {
    const { access_token, refresh_token, cookie } = await signedInPerson(app);
    const { userId } = await app.features.authenticate(access_token);
    await refresh(refresh_token, cookie);
    app.clock.advance(seconds(30) + 1);
    const { pool } = app.platform.database;
    const holder = await openSecondConnection(pool);
    await holder.query('SELECT FROM sessions WHERE user_id = $1 FOR UPDATE', [userId]);
    const thefts = Array.from({ length: times }, () => refresh(refresh_token, cookie));
    await holder.untilWaiting(times, ...thefts);
    await holder.commit();
    for (const theft of thefts) expect((await theft).json()).toEqual(ended);
    await refresh(refresh_token, cookie);

    const { rows } = await pool.query(
      "SELECT subject_id FROM outbox_events WHERE user_id = $1 AND name = 'account.session_reused'",
      [userId],
    );
    expect(rows).toEqual([{ subject_id: refresh_token.split('.')[0] }]);
    const received = await getNotifications(app, { userId });
    expect(received.filter(({ title }) => title === 'A sign-in was ended')).toHaveLength(1);
  });

  it('ends it also within the window when it is the last but one', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const second = (await refresh(refresh_token, cookie)).json();
    const third = (await refresh(second.refresh_token, cookie)).json();
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(401);
    expect((await refresh(third.refresh_token, cookie)).statusCode).toBe(401);
  });

  it('ends no other session of the same person', async () => {
    const first = await signedInPerson(app);
    const other = await signedIn(app, first.email);
    const next = (await refresh(first.refresh_token, first.cookie)).json();
    await refresh(next.refresh_token, first.cookie);
    await refresh(first.refresh_token, first.cookie);
    expect((await refresh(other.refresh_token, other.cookie)).statusCode).toBe(200);
  });
});

describe('a token without its browser', () => {
  it('is worth nothing, and trying it does not end the session', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const foreign = await signedInPerson(app);
    const old = refresh_token;
    const { refresh_token: current } = (await refresh(old, cookie)).json();
    app.clock.advance(seconds(31));
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
    const { refresh_token } = await signedInPerson(app);
    expect((await refresh(refresh_token, { 'x-akada-client': 'api' })).statusCode).toBe(401);
  });

  it.for([
    ['says that it is one', { 'x-akada-client': 'api' }],
    ['says nothing of itself', {}],
    ['is written for Node', { 'sec-fetch-mode': 'cors' }],
  ] as const)(
    'works for a program that, when it signs in, %s, and never gets a cookie',
    async ([, sender]) => {
      const opened = await signIn(app, await verifiedPerson(app), password, {}, sender);
      expect(opened.cookies).toEqual([]);
      const response = await refresh(opened.json().refresh_token);
      expect(response.statusCode).toBe(200);
      expect(response.cookies).toEqual([]);
    },
  );

  it.for([
    ['its origin', browser],
    ['the site of its page', { 'sec-fetch-site': 'same-origin' }],
  ] as const)('is worthless for a browser that signed in with only %s', async ([, sender]) => {
    const opened = await signIn(app, await verifiedPerson(app), password, {}, sender);
    expect(opened.cookies).toHaveLength(1);
    expect((await refresh(opened.json().refresh_token)).statusCode).toBe(401);
  });
});

describe('a foreign page', () => {
  it.for<Headers>([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('neither renews nor ends the session of the browser that shows it: %j', async (page) => {
    const { refresh_token, cookie } = await signedInPerson(app);
    for (const path of ['/auth/refresh', '/auth/logout']) {
      const response = await post(app, path, { refresh_token }, { ...cookie, ...page });
      expect([response.statusCode, response.json().code]).toEqual([403, 'origin_refused']);
      expect(response.cookies).toEqual([]);
    }
    expect((await refresh(refresh_token, { ...cookie, ...browser })).statusCode).toBe(200);
  });
});

describe('the end of a session', () => {
  it('comes thirty days after its last use', async () => {
    const person = await signedInPerson(app);
    app.clock.advance(days(30) - 1);
    const response = await refresh(person.refresh_token, person.cookie);
    expect(response.statusCode).toBe(200);
    app.clock.advance(days(30));
    expect((await refresh(response.json().refresh_token, person.cookie)).statusCode).toBe(401);
  });

  it('comes after ninety days, however much it is used', async () => {
    const person = await signedInPerson(app);
    let token = person.refresh_token;
    for (let used = 0; used < 3; used += 1) {
      app.clock.advance(days(30) - 1);
      const response = await refresh(token, person.cookie);
      expect(response.statusCode).toBe(200);
      token = response.json().refresh_token;
    }
    app.clock.advance(3);
    expect((await refresh(token, person.cookie)).statusCode).toBe(401);
  });

  it('comes immediately for a deactivated account', async () => {
    const { email, refresh_token, cookie } = await signedInPerson(app);
    await deactivate(app, email);
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(401);
  });
});
