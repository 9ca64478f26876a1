/** Answers that a hostile network, another client of Google's or a man in the middle could send. */

import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import { apiBase } from '@akada/contract/table.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { MutableResponse } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type ForgingProvider,
  googleEnv,
  newIdentity,
  signInWithGoogle,
  startForgingProvider,
  visit,
} from './testing/forging-provider.ts';
import { failed, openSignIn, returnFromGoogle } from './testing/google-calls.ts';

const lines: string[] = [];
let provider: ForgingProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startForgingProvider();
  app = await createTestApp({
    log: createLog('trace', { write: (line) => lines.push(line) }),
    env: googleEnv(provider),
  });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

beforeEach(() => {
  provider.claims = newIdentity();
  provider.tamper = {};
});

const now = () => Math.floor(Date.now() / 1000);

interface Parts {
  head: Record<string, unknown>;
  claims: Record<string, unknown>;
  /** Head and claims as they were signed. */
  signed: string;
  signature: string;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString());

/** Puts another identity token into the answer. */
function inPlaceOf(answer: MutableResponse, forge: (parts: Parts) => string): void {
  if (answer.body === '') return;

  const [head, claims, signature = ''] = String(answer.body.id_token).split('.');
  const parts = { head: decoded(head), claims: decoded(claims), signed: `${head}.${claims}`, signature };
  answer.body.id_token = forge(parts);
}

describe('foreign claims', () => {
  it.for<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['another client', () => ({ aud: 'another-client' })],
    ['several clients, and another one in charge', () => ({ aud: ['akada-of-the-tests', 'x'], azp: 'x' })],
    ['no subject', () => ({ sub: '' })],
    ['longer than any user id', () => ({ sub: 'a'.repeat(256) })],
    ['an hour ago', () => ({ iat: now() - 7_200, exp: now() - 3_600 })],
    ['a time to come', () => ({ nbf: now() + 3_600 })],
    ['another sign-in', () => ({ nonce: 'of another sign-in' })],
    ['no sign-in in particular', () => ({ nonce: undefined })],
    ['no end', () => ({ exp: undefined })],
  ])('open nothing: %s', async ([, claims]) => {
    provider.tamper.token = ({ payload }) => Object.assign(payload, claims());
    expect((await signInWithGoogle(app)).page).toBe(failed('start_again'));
  });
});

describe('foreign signatures', () => {
  const publicJwk = (): JsonWebKey => {
    const { kty, n, e } = provider.server.issuer.keys.toJSON()[0] ?? {};
    return { kty: String(kty), n: String(n), e: String(e) };
  };
  const hmac =
    (key: string) =>
    ({ head, claims }: Parts) => {
      const signed = `${encoded({ ...head, alg: 'HS256' })}.${encoded(claims)}`;
      return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
    };

  it.for<[string, (parts: Parts) => string]>([
    ['none at all', ({ head, claims }) => `${encoded({ ...head, alg: 'none' })}.${encoded(claims)}.`],
    ['none, and the algorithm kept', ({ signed }) => `${signed}.`],
    [
      'the public key taken for a secret',
      (parts) =>
        hmac(
          createPublicKey({ key: publicJwk(), format: 'jwk' })
            .export({ type: 'spki', format: 'pem' })
            .toString(),
        )(parts),
    ],
    ['our client secret taken for a key', hmac('a secret of the tests')],
    [
      'of other claims',
      ({ head, claims, signature }) =>
        `${encoded(head)}.${encoded({ ...claims, email: 'admin@school.test' })}.${signature}`,
    ],
    ['no token', () => ''],
  ])('open nothing: %s', async ([, forge]) => {
    provider.tamper.answer = (answer) => inPlaceOf(answer, forge);
    expect((await signInWithGoogle(app)).page).toBe(failed('start_again'));
  });

  it('open nothing: a different key under the right name, or an embedded key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    const { authorizationUrl, cookie } = await openSignIn(app);
    const claims = {
      ...newIdentity(),
      iss: provider.issuer,
      aud: 'akada-of-the-tests',
      iat: now(),
      exp: now() + 600,
      nonce: String(authorizationUrl.searchParams.get('nonce')),
    };
    const kid = String(provider.server.issuer.keys.toJSON()[0]?.kid);
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, jwk }).sign(privateKey);
    provider.tamper.answer = (answer) => inPlaceOf(answer, () => forged);
    const landed = await returnFromGoogle(app, await visit(authorizationUrl), cookie);
    expect(landed.page).toBe(failed('start_again'));
  });

  it('open nothing: a key of the provider for another algorithm', async () => {
    const other = await startForgingProvider();
    const { kid } = await other.server.issuer.keys.generate('ES256');
    const otherApp = await createTestApp({ env: googleEnv(other) });
    other.claims = newIdentity();
    other.tamper.token = ({ header }) => Object.assign(header, { alg: 'ES256', kid });
    const { authorizationUrl, cookie } = await openSignIn(otherApp);
    const claims = {
      ...other.claims,
      aud: 'akada-of-the-tests',
      nonce: authorizationUrl.searchParams.get('nonce'),
    };
    other.tamper = {};
    const signed = await other.server.issuer.buildToken({
      kid,
      scopesOrTransform: (_header, payload) => Object.assign(payload, claims),
    });
    other.tamper.answer = (answer) => inPlaceOf(answer, () => signed);
    const landed = await returnFromGoogle(otherApp, await visit(authorizationUrl), cookie);
    expect(landed.page).toBe(failed('start_again'));
    await otherApp.close();
    await other.close();
  });
});

describe('an address that Google has not verified', () => {
  it.for<[string, Record<string, unknown>]>([
    ['not confirmed', { email_verified: false }],
    ['confirmed in so many words only', { email_verified: 'true' }],
    ['not said to be confirmed', { email_verified: undefined }],
    ['none', { email: undefined }],
    ['none that could be one', { email: 'ada' }],
    ['longer than any', { email: `${'a'.repeat(300)}@school.test` }],
  ])('creates no account: %s', async ([, claims]) => {
    provider.claims = newIdentity(claims);
    expect((await signInWithGoogle(app)).page).toBe(failed('email_unverified'));
  });
});

describe('an invented address of the callback', () => {
  it('opens nothing in a browser that did not start', async () => {
    const { authorizationUrl } = await openSignIn(app);
    const landed = await returnFromGoogle(app, await visit(authorizationUrl));
    expect([landed.page, landed.cookies]).toEqual([failed('start_again'), []]);
  });

  it('opens nothing with another state, and takes nothing from the browser that left', async () => {
    const { authorizationUrl, cookie } = await openSignIn(app);
    const address = await visit(authorizationUrl);
    const other = new URL(address);
    other.searchParams.set('state', 'of-another-browser');
    const landed = await returnFromGoogle(app, other.href, cookie);
    expect([landed.page, landed.cookies]).toEqual([failed('start_again'), []]);
    expect((await returnFromGoogle(app, address, cookie)).page).toBe('/auth/google/success');
  });

  it('opens nothing with the code of another sign-in, whose PKCE does not fit', async () => {
    const theirs = new URL(await visit((await openSignIn(app)).authorizationUrl));
    const ours = await openSignIn(app);
    theirs.searchParams.set('state', String(ours.authorizationUrl.searchParams.get('state')));
    expect((await returnFromGoogle(app, theirs.href, ours.cookie)).page).toBe(failed('start_again'));
  });

  it('opens nothing with a code of another provider', async () => {
    provider.tamper.redirect = (address) => address.searchParams.set('iss', 'https://id.evil.test');
    expect((await signInWithGoogle(app)).page).toBe(failed('start_again'));
  });

  it.for<[string, string, string]>([
    ['said by Google', 'access_denied', 'access_denied'],
    ['of Google itself', 'temporarily_unavailable', 'unavailable'],
    ['unknown', 'call +234 800 000', 'start_again'],
    ['with markup in it', '<img src=x onerror=alert(1)>', 'start_again'],
  ])('shows no text but ours: an error %s', async ([, error, shown]) => {
    provider.tamper.redirect = (address) => {
      address.searchParams.delete('code');
      address.searchParams.set('error', error);
      address.searchParams.set('error_description', error);
    };
    expect((await signInWithGoogle(app)).page).toBe(failed(shown));
    expect(
      (await returnFromGoogle(app, `${apiBase}/auth/google/callback?error=${encodeURIComponent(error)}`))
        .page,
    ).toBe(failed('start_again'));
  });

  it.for([
    '',
    '?code=a&code=b&state=c',
    `?code=${'a'.repeat(5_000)}`,
    '?state[]=a',
    '?__proto__[code]=a',
    '?code=%00',
  ])('is answered with a page, whatever is in it: %s', async (query) => {
    const landed = await returnFromGoogle(app, `${apiBase}/auth/google/callback${query}`);
    expect([landed.status, landed.page]).toEqual([302, failed('start_again')]);
  });
});

describe('the log', () => {
  it('says why, and holds no code, token, address or secret', async () => {
    lines.length = 0;
    const sent: string[] = [];
    provider.tamper.answer = (answer) => {
      if (answer.body !== '') sent.push(String(answer.body.id_token), String(answer.body.access_token));
    };
    const landed = await signInWithGoogle(app);
    provider.tamper.token = ({ payload }) => Object.assign(payload, { nonce: 'another' });
    const { authorizationUrl, cookie } = await openSignIn(app);
    const address = new URL(await visit(authorizationUrl));
    await returnFromGoogle(app, address.href, cookie);
    const { code, state } = Object.fromEntries(address.searchParams);
    sent.push(String(code), String(state), cookie, String(landed.fragment.access_token));
    sent.push(String(landed.fragment.refresh_token), String(provider.claims.email), 'a secret of the tests');

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ reason: 'refused', code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' }),
    ]);
    for (const secret of sent) expect(lines.join()).not.toContain(secret);
  });
});
