import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsPlace,
  bindingCookie,
  me,
  openAccountsPlace,
  signIn,
} from './testing/accounts-place.ts';
import { newAddress, password, signedIn, unverifiedPerson, verifiedPerson } from './testing/people.ts';

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace();
});

afterAll(() => place.close());

const deactivate = (email: string) =>
  place.database.pool.query('UPDATE users SET deactivated_at = now() WHERE email = $1', [email]);

describe('signing in', () => {
  it('lets a confirmed person in and shows who they are', async () => {
    const email = await verifiedPerson(place);
    const response = await signIn(place, email, password);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
      token_type: 'bearer',
    });

    const user = await me(place, response.json().access_token);
    expect(user.statusCode).toBe(200);
    expect(user.json()).toEqual({
      id: expect.any(String),
      email,
      full_name: 'Ada Obi',
      role: 'student',
      profile_completed: false,
      email_verified: true,
      profile_picture_url: null,
      subscription_plan: 'free',
      created_at: new Date(place.clock.now()).toISOString(),
    });
  });

  it('takes the address in any case', async () => {
    const email = await verifiedPerson(place);
    expect((await signIn(place, email.toUpperCase(), password)).statusCode).toBe(200);
  });

  it('takes the password as it is, to the last blank', async () => {
    const email = await verifiedPerson(place);
    expect((await signIn(place, email, `${password} `)).statusCode).toBe(401);
  });

  it('wants both fields', async () => {
    const response = await signIn(place, '', '');
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({
      username: 'Email is required',
      password: 'Password is required',
    });
  });

  it('calls nothing missing that is too long', async () => {
    const response = await signIn(place, `${'a'.repeat(300)}@example.com`, 'b'.repeat(300));
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({
      username: 'Invalid email address',
      password: 'Password is too long',
    });
  });

  it('takes a form and nothing else', async () => {
    const response = await place.http.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { username: 'a@example.com', password },
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('the four ways not to get in', () => {
  it.for([newAddress(), 'no address'])('tells an unknown address: %j', async (username) => {
    const response = await signIn(place, username, password);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'account_not_found',
      detail:
        'No account found with this email address. Please check your email or register for a new account.',
    });
  });

  it('tells a wrong password', async () => {
    const response = await signIn(place, await verifiedPerson(place), 'not the password');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'wrong_password',
      detail: 'Incorrect password. Please check your password and try again.',
    });
  });

  it('tells a deactivated account', async () => {
    const email = await verifiedPerson(place);
    await deactivate(email);
    const response = await signIn(place, email, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'account_deactivated',
      detail: expect.stringContaining('deactivated'),
    });
  });

  it('tells an address that is not confirmed, and which it is', async () => {
    const email = await unverifiedPerson(place);
    const response = await signIn(place, email, password);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ code: 'login_unverified', detail: 'Email not verified' });
    expect(response.headers).toMatchObject({ 'x-verification-required': 'true', 'x-user-email': email });
  });

  it('tells neither of the last two to somebody who does not know the password', async () => {
    const deactivated = await verifiedPerson(place);
    await deactivate(deactivated);
    const unverified = await unverifiedPerson(place);
    expect((await signIn(place, deactivated, 'not the password')).statusCode).toBe(401);
    expect((await signIn(place, unverified, 'not the password')).statusCode).toBe(401);
  });

  it('has no password that opens an account without one', async () => {
    const email = newAddress();
    await place.administration.createAdmin(email);
    for (const guess of ['null', 'undefined', ' ']) {
      expect((await signIn(place, email, guess)).statusCode).toBe(401);
    }
  });
});

describe('the cookie that binds a session to its browser', () => {
  it('is set for browsers, out of reach of scripts and of other sites', async () => {
    const response = await signIn(place, await verifiedPerson(place), password);
    expect(response.cookies).toEqual([
      {
        name: bindingCookie,
        value: expect.stringMatching(/^[\w-]{43}$/),
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: 90 * 24 * 60 * 60,
      },
    ]);
  });

  it('is not set for a program that says that it is one', async () => {
    const { cookie } = await signedIn(place, await verifiedPerson(place), { 'x-akada-client': 'api' });
    expect(cookie).toEqual({});
  });

  it.for([
    ['our own page', 'https://akada.test', 200],
    ['the host that was asked', 'http://127.0.0.1:3000', 200],
    ['a foreign page', 'https://evil.test', 403],
    ['our name on another port', 'https://akada.test:8443', 403],
    ['a sandboxed frame', 'null', 403],
  ] as const)('sign-in from %s', async ([, origin, status]) => {
    const email = await verifiedPerson(place);
    const response = await signIn(place, email, password, { origin, host: '127.0.0.1:3000' });
    expect(response.statusCode).toBe(status);
    expect(response.cookies).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('two hundred people at once', () => {
  it('all get in', async () => {
    const email = await verifiedPerson(place);
    const responses = await Promise.all(Array.from({ length: 200 }, () => signIn(place, email, password)));
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });
});
