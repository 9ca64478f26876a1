import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type ForgingProvider,
  googleEnv,
  newIdentity,
  signInWithGoogle,
  startForgingProvider,
  visit,
} from './testing/forging-provider.ts';
import { failed, openSignIn, returnFromGoogle, start, tx } from './testing/google-calls.ts';
import { asCaller } from './testing/signed-in.ts';

let provider: ForgingProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startForgingProvider();
  app = await createTestApp({ env: googleEnv(provider) });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

beforeEach(() => {
  provider.claims = newIdentity();
  provider.tamper = {};
});

describe('the start of a sign-in with Google', () => {
  it('goes with code, PKCE, state and nonce, back to the one address that is ours', async () => {
    const { authorizationUrl, cookie } = await openSignIn(app);
    const requested = Object.fromEntries(authorizationUrl.searchParams);
    expect(authorizationUrl.origin).toBe(provider.issuer);
    expect(requested).toEqual({
      client_id: 'akada-of-the-tests',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/v1/auth/google/callback',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'select_account',
    });
    expect(cookie).not.toContain(requested.state);
    expect(cookie).not.toContain(tx);
  });

  it('stores what it needs in a cookie that comes back from another site, for ten minutes', async () => {
    const response = await start(app);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-go-3000',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 600,
      }),
    ]);
  });

  it("never takes the address from the request's own headers", async () => {
    const response = await app.http.inject({
      method: 'GET',
      url: `/api/v1/auth/google/login?tx=${tx}`,
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
    });
    expect(response.json().authorization_url).not.toContain('evil');
  });

  it.for([
    ['transaction id that can be guessed', { tx: '' }, 'tx'],
    ['a role that cannot be chosen', { role: 'admin' }, 'role'],
  ] as const)('wants no %s', async ([, query, field]) => {
    const response = await start(app, query);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().detail)).toEqual([field]);
  });
});

describe('coming back for the first time', () => {
  it.for(['student', 'tutor'] as const)('creates a verified %s, signed in', async (role) => {
    const landed = await signInWithGoogle(app, { role });
    expect(landed).toMatchObject({
      status: 302,
      page: '/auth/google/success',
      fragment: { token_type: 'bearer', tx },
    });
    expect(await asCaller(app, landed)).toMatchObject({
      email: provider.claims.email,
      full_name: 'Chidi Eze',
      role,
      email_verified: true,
      profile_completed: false,
    });
  });

  it('needs no transaction id of the caller, and opens a session only for the browser that started', async () => {
    const response = await app.http.inject({ method: 'GET', url: '/api/v1/auth/google/login?role=student' });
    const address = await visit(new URL(response.json().authorization_url));
    expect((await returnFromGoogle(app, address)).page).toBe(failed('start_again'));

    const [flow] = response.cookies;
    const landed = await returnFromGoogle(app, address, `${flow?.name}=${flow?.value}`);
    expect(landed).toMatchObject({
      page: '/auth/google/success',
      fragment: { tx: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await asCaller(app, landed)).toMatchObject({ role: 'student' });
  });

  it('forbids every cache and every Referer of the answer', async () => {
    const { headers, cookies } = await signInWithGoogle(app);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(cookies).toEqual([
      expect.objectContaining({ name: '__Host-go-3000', value: '', sameSite: 'Lax' }),
      expect.objectContaining({ name: '__Host-rb-3000', httpOnly: true, sameSite: 'Strict' }),
    ]);
  });

  it('opens a session that only this browser can renew', async () => {
    const { fragment, cookies } = await signInWithGoogle(app);
    const renew = (cookie: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token: fragment.refresh_token },
        headers: { cookie },
      });
    const binding = cookies.find(({ name }) => name === '__Host-rb-3000');
    expect((await renew('')).statusCode).toBe(401);
    expect((await renew(`__Host-rb-3000=${binding?.value}`)).statusCode).toBe(200);
  });

  it.for([
    ['nothing', undefined, 'the part'],
    ['blanks', '  \n ', 'the part'],
    ['a web address', 'Win now: www.evil.example', 'the part'],
    ['two lines', 'Chidi\nEze', 'Chidi Eze'],
    ['a novel', `${'Ọ'.repeat(300)}`, 'Ọ'.repeat(120)],
  ] as const)('finds a name for a person with %s', async ([, name, expected]) => {
    const unique = newId();
    provider.claims = newIdentity({ name, email: `the.part@${unique}.school.test` });
    const user = await asCaller(app, await signInWithGoogle(app));
    expect(user.full_name).toBe(expected);
  });
});

describe('coming back again', () => {
  it('meets the same account, whatever address and role are said by then', async () => {
    const first = await asCaller(app, await signInWithGoogle(app, { role: 'student' }));
    provider.claims = { ...provider.claims, email: `${newId()}@elsewhere.test` };
    const second = await asCaller(app, await signInWithGoogle(app, { role: 'tutor' }));
    expect(second).toEqual(first);
  });

  it('does not resolve to the account of a later owner of the address', async () => {
    await signInWithGoogle(app);
    provider.claims = newIdentity({ email: provider.claims.email });
    expect((await signInWithGoogle(app)).page).toBe('/auth/google/error?error=password_needed');
  });

  it('makes one account of many first visits at once', async () => {
    const landed = await Promise.all(Array.from({ length: 8 }, () => signInWithGoogle(app)));
    const users = await Promise.all(landed.map((each) => asCaller(app, each)));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });
});

describe('one way out is one way in', () => {
  it('opens one session for a repeated answer', async () => {
    const { authorizationUrl, cookie } = await openSignIn(app);
    const address = await visit(authorizationUrl);
    const landed = await Promise.all(
      Array.from({ length: 20 }, () => returnFromGoogle(app, address, cookie)),
    );
    const pages = landed.map(({ page }) => page).sort();
    expect(pages).toEqual([
      ...Array.from({ length: 19 }, () => '/auth/google/error?error=start_again'),
      '/auth/google/success',
    ]);
  });

  it('opens none for a code that is shown again under another state', async () => {
    const first = await openSignIn(app);
    const address = new URL(await visit(first.authorizationUrl));
    await returnFromGoogle(app, address.href, first.cookie);
    const second = await openSignIn(app);
    address.searchParams.set('state', String(second.authorizationUrl.searchParams.get('state')));
    const landed = await returnFromGoogle(app, address.href, second.cookie);
    expect(landed.page).toBe('/auth/google/error?error=start_again');
  });

  it('is used up by a return that was denied, also for a code that Google would still take', async () => {
    const { authorizationUrl, cookie } = await openSignIn(app);
    const address = await visit(authorizationUrl);
    const denied = new URL(address);
    denied.searchParams.delete('code');
    denied.searchParams.set('error', 'access_denied');
    expect((await returnFromGoogle(app, denied.href, cookie)).page).toBe(failed('access_denied'));
    expect((await returnFromGoogle(app, address, cookie)).page).toBe(failed('start_again'));
  });

  it('ends after ten minutes', async () => {
    const { authorizationUrl, cookie } = await openSignIn(app);
    const address = await visit(authorizationUrl);
    app.clock.advance(601_000);
    expect((await returnFromGoogle(app, address, cookie)).page).toBe('/auth/google/error?error=start_again');
  });
});
