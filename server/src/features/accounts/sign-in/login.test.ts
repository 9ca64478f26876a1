import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bindingCookie, deactivate, makeAdministration, me, signIn } from '../testing/accounts-calls.ts';
import { newAddress, password, signedIn, unverifiedPerson, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  // Two hundred concurrent sign-ins of one account exceed the preset limit.
  app = await createTestApp({ env: { LOGIN_MISSES: '1000' } });
});

afterAll(() => app.close());

describe('signing in', () => {
  it('opens a session of a confirmed person and shows the account', async () => {
    const email = await verifiedPerson(app);
    const response = await signIn(app, email, password);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
      token_type: 'bearer',
    });

    const user = await me(app, response.json().access_token);
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
      premium_on_sale: true,
      created_at: new Date(app.clock.now()).toISOString(),
    });
  });

  it('takes the address in any case', async () => {
    const email = await verifiedPerson(app);
    expect((await signIn(app, email.toUpperCase(), password)).statusCode).toBe(200);
  });

  it('takes the password as it is, to the last blank', async () => {
    const email = await verifiedPerson(app);
    expect((await signIn(app, email, `${password} `)).statusCode).toBe(401);
  });

  it('wants both fields', async () => {
    const response = await signIn(app, '', '');
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({
      username: 'Email is required',
      password: 'Password is required',
    });
  });

  it('calls nothing missing that is too long', async () => {
    const response = await signIn(app, `${'a'.repeat(300)}@example.com`, 'b'.repeat(300));
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({
      username: 'Invalid email address',
      password: 'Password is too long',
    });
  });

  it('takes a form and nothing else', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { username: 'a@example.com', password },
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('a rejected sign-in', () => {
  it.for([newAddress(), 'no address'])('says that an address is unknown: %j', async (username) => {
    const response = await signIn(app, username, password);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'account_not_found',
      detail:
        'No account found with this email address. Please check your email or register for a new account.',
    });
  });

  it('says that a password is wrong', async () => {
    const response = await signIn(app, await verifiedPerson(app), 'not the password');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'wrong_password',
      detail: 'Incorrect password. Please check your password and try again.',
    });
  });

  it('says that an account is deactivated', async () => {
    const email = await verifiedPerson(app);
    await deactivate(app, email);
    const response = await signIn(app, email, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'account_deactivated',
      detail: expect.stringContaining('deactivated'),
    });
  });

  it('says that an address is not confirmed, and which', async () => {
    const email = await unverifiedPerson(app);
    const response = await signIn(app, email, password);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ code: 'login_unverified', detail: 'Email not verified' });
    expect(response.headers).toMatchObject({ 'x-verification-required': 'true', 'x-user-email': email });
  });

  it('says neither of the last two without the right password', async () => {
    const deactivated = await verifiedPerson(app);
    await deactivate(app, deactivated);
    const unverified = await unverifiedPerson(app);
    expect((await signIn(app, deactivated, 'not the password')).statusCode).toBe(401);
    expect((await signIn(app, unverified, 'not the password')).statusCode).toBe(401);
  });

  it('opens no account without a password', async () => {
    const email = newAddress();
    await makeAdministration(app).createAdmin(email);
    for (const guess of ['null', 'undefined', ' ']) {
      expect((await signIn(app, email, guess)).statusCode).toBe(401);
    }
  });
});

describe('the cookie that binds a session to its browser', () => {
  it('is set for browsers, out of reach of scripts and of other sites', async () => {
    const response = await signIn(app, await verifiedPerson(app), password);
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
    const { cookie } = await signedIn(app, await verifiedPerson(app), { 'x-akada-client': 'api' });
    expect(cookie).toEqual({});
  });

  it.for([
    ['our own page', 'http://localhost:3000', 200],
    ['the host that was asked', 'http://127.0.0.1:3000', 200],
    ['a foreign page', 'https://evil.test', 403],
    ['our name on another port', 'http://localhost:8443', 403],
    ['a sandboxed frame', 'null', 403],
  ] as const)('sign-in from %s', async ([, origin, status]) => {
    const email = await verifiedPerson(app);
    const response = await signIn(app, email, password, { origin, host: '127.0.0.1:3000' });
    expect(response.statusCode).toBe(status);
    expect(response.cookies).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('two hundred people at once', () => {
  it('all two hundred people sign in', async () => {
    const email = await verifiedPerson(app);
    const responses = await Promise.all(Array.from({ length: 200 }, () => signIn(app, email, password)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
  });
});
