import { hkdfSync, randomBytes } from 'node:crypto';
import type { Role } from '@akada/contract/identity/accounts.ts';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deactivate, me } from '../testing/accounts-calls.ts';
import { type SignedInPerson, signedInPerson } from '../testing/people.ts';
import { createSessionsService } from './sessions.service.ts';

let app: TestApp;
let person: SignedInPerson;

beforeAll(async () => {
  app = await createTestApp();
  ourKey = keyOf('http://localhost:3000/api');
  person = await signedInPerson(app);
});

afterAll(() => app.close());

const ended = { code: 'session_ended', detail: 'Your session has ended. Please log in again.' };

let ourKey: Uint8Array;

/** The key of an instance with our secret and this API. */
const keyOf = (api: string) =>
  new Uint8Array(hkdfSync('sha256', app.platform.config.authSecret, '', `akada access token for ${api}`, 32));

const shortId = () => randomBytes(16).toString('base64url');

const getClaims = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const change = (assignment: string, { email } = person) =>
  app.platform.database.pool.query(`UPDATE users SET ${assignment} WHERE email = $1`, [email]);

describe('reading the own account', () => {
  it('needs a token', async () => {
    const response = await me(app);
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('not_signed_in');
  });

  it('works with an address that is not confirmed any more', async () => {
    const other = await signedInPerson(app);
    await change('email_verified_at = NULL', other);
    const response = await me(app, other.access_token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ email_verified: false });
    expect(await app.features.authenticate(other.access_token)).toMatchObject({ emailVerified: false });
  });
});

describe('an access token', () => {
  it('names a session for a quarter of an hour, and nothing else', () => {
    const { sub, sid, exp, ...rest } = getClaims(person.access_token);
    expect(rest).toEqual({});
    const sessionId = person.refresh_token.split('.')[0]?.replaceAll('-', '') ?? '';
    expect([sub, sid]).toEqual([
      expect.stringMatching(/^[\w-]{22}$/),
      Buffer.from(sessionId, 'hex').toString('base64url'),
    ]);
    expect(exp).toBe(Math.floor(app.clock.now() / 1000) + 15 * 60);
  });

  it('is short, because it travels with every request', () => {
    expect(person.access_token.length).toBeLessThanOrEqual(200);
  });

  /** The genuine token's claims under our own key, changed in one respect. */
  const forged = (header: { alg: string; typ?: string }, claims: JWTPayload, key?: Uint8Array) =>
    new SignJWT({ ...getClaims(person.access_token), ...claims })
      .setProtectedHeader(header)
      .sign(key ?? ourKey);
  const genuine = { alg: 'HS256', typ: 'at+jwt' };

  it('is accepted if it is made like ours, so that the next rejections are meaningful', async () => {
    expect((await me(app, await forged(genuine, {}))).statusCode).toBe(200);
  });

  it.for<[string, () => string | Promise<string>]>([
    ['whose claims were changed', () => withClaims(person.access_token, { sub: 'another account' })],
    ['whose signature was cut', () => person.access_token.slice(0, -10)],
    ['without a signature', () => `${person.access_token.split('.').slice(0, 2).join('.')}.`],
    ['of the algorithm none', () => new UnsecuredJWT(getClaims(person.access_token)).encode()],
    ['of another algorithm', () => forged({ alg: 'HS512', typ: 'at+jwt' }, {}, Buffer.alloc(64, ourKey))],
    ['of another key', () => forged(genuine, {}, new Uint8Array(32))],
    ['of another type', () => forged({ alg: 'HS256', typ: 'JWT' }, {})],
    ['of no type', () => forged({ alg: 'HS256' }, {})],
    ['of another instance with our secret', () => forged(genuine, {}, keyOf('https://evil.test/api'))],
    ['for another audience', () => forged(genuine, {}, keyOf('http://localhost:3000'))],
    ['of an earlier version', () => forged(genuine, { sub: crypto.randomUUID(), sid: crypto.randomUUID() })],
    ['that never ends', () => forged(genuine, { exp: undefined })],
    ['that has ended', () => forged(genuine, { exp: Math.floor(app.clock.now() / 1000) })],
    ['of a subject that is no id', () => forged(genuine, { sub: 'ada' })],
    ['of a session that is no id', () => forged(genuine, { sid: 'first' })],
    ['without a session', () => forged(genuine, { sid: undefined })],
    ['with a session that is a number', () => forged(genuine, { sid: 7 })],
    ['of a session that was never opened', () => forged(genuine, { sid: shortId() })],
    [
      "of another's session",
      async () => forged(genuine, { sid: getClaims((await signedInPerson(app)).access_token).sid }),
    ],
    ['that is a refresh token', () => person.refresh_token],
    ['that is no token', () => 'token'],
  ])('is rejected with %s in the same way', async ([, make]) => {
    const response = await me(app, await make());
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(ended);
  });

  it('ends after its quarter of an hour', async () => {
    const { access_token } = await signedInPerson(app);
    app.clock.advance(15 * 60_000 - 1_000);
    expect((await me(app, access_token)).statusCode).toBe(200);
    app.clock.advance(1_000);
    expect((await me(app, access_token)).json()).toEqual(ended);
  });
});

describe('what changes about an account', () => {
  it('counts from the next request on: role, plan and name', async () => {
    const { email, access_token } = await signedInPerson(app);
    await change("role = 'admin', subscription_plan = 'premium'", { ...person, email });
    expect((await me(app, access_token)).json()).toMatchObject({
      role: 'admin',
      subscription_plan: 'premium',
    });
    expect(await app.features.authenticate(access_token)).toMatchObject({ role: 'admin', plan: 'premium' });
    await change("role = 'student'", { ...person, email });
    expect(await app.features.authenticate(access_token)).toMatchObject({ role: 'student' });
  });

  it('counts immediately: deactivation', async () => {
    const other = await signedInPerson(app);
    await deactivate(app, other.email);
    expect((await me(app, other.access_token)).json()).toEqual(ended);
  });

  it('counts immediately: removal', async () => {
    const { email, access_token } = await signedInPerson(app);
    await app.platform.database.pool.query('DELETE FROM users WHERE email = $1', [email]);
    expect((await me(app, access_token)).json()).toEqual(ended);
  });
});

describe('the caller of a request', () => {
  type Factor = 'none' | 'unconfirmed' | 'confirmed';

  it('is the account and the session, for as long as the token lives', async () => {
    const { userId } = await createPerson(app, { plan: 'premium' });
    const { access_token, refresh_token } = await signIn(app, { userId });
    const { exp = 0 } = getClaims(access_token);
    expect(await app.features.authenticate(access_token)).toEqual({
      userId,
      sessionId: refresh_token.split('.')[0],
      role: 'student',
      plan: 'premium',
      emailVerified: true,
      secondFactorMissing: false,
      accessExpiresAt: exp * 1000,
    });
  });

  it.for<[boolean, Role, Factor, boolean]>([
    [true, 'admin', 'none', true],
    [true, 'admin', 'unconfirmed', true],
    [true, 'admin', 'confirmed', false],
    [true, 'student', 'none', false],
    [false, 'admin', 'none', false],
  ])('where administrators need a second factor (%s), as %s with %s, lacks one: %s', async (row) => {
    const [adminSecondFactor, role, factor, missing] = row;
    const { userId } = await createPerson(app, { role });
    if (factor !== 'none') await giveSecondFactor(app, userId, { confirmed: factor === 'confirmed' });
    const { config } = app.platform;
    const login = { ...config.login, adminSecondFactor };
    const sessions = createSessionsService({ ...app.platform, config: { ...config, login } });
    const { access_token } = await signIn(app, { userId });
    expect(await sessions.authenticate(access_token)).toMatchObject({ secondFactorMissing: missing });
  });

  it('is shown no account that did not come with the request', async () => {
    const sessions = createSessionsService(app.platform);
    const caller = await sessions.authenticate((await signIn(app, await createPerson(app))).access_token);
    expect(sessions.currentUser(caller).id).toBe(caller.userId);
    expect(() => sessions.currentUser({ ...caller })).toThrow('The caller does not come from authenticate');
  });
});

function withClaims(token: string, changed: JWTPayload): string {
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...getClaims(token), ...changed })).toString('base64url');
  return [header, claims, signature].join('.');
}
