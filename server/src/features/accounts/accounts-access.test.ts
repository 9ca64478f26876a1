import { hkdfSync } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsPlace, authSecret, me, openAccountsPlace } from './testing/accounts-place.ts';
import { type SignedInPerson, signedInPerson } from './testing/people.ts';

let place: AccountsPlace;
let person: SignedInPerson;

beforeAll(async () => {
  place = await openAccountsPlace();
  person = await signedInPerson(place);
});

afterAll(() => place.close());

const ended = { code: 'session_ended', detail: 'Your session has ended. Please log in again.' };

const ourKey = new Uint8Array(hkdfSync('sha256', authSecret, '', 'akada access token', 32));

const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const change = (assignment: string, { email } = person) =>
  place.database.pool.query(`UPDATE users SET ${assignment} WHERE email = $1`, [email]);

describe('who may ask who they are', () => {
  it('is nobody without a token', async () => {
    const response = await me(place);
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('not_signed_in');
  });

  it('is somebody whose address is not confirmed any more', async () => {
    const other = await signedInPerson(place);
    await change('email_verified_at = NULL', other);
    const response = await me(place, other.access_token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ email_verified: false });
  });
});

describe('an access token', () => {
  it('tells a session for a quarter of an hour, and nothing else', () => {
    const { sub, sid, iat = 0, exp, ...rest } = claimsOf(person.access_token);
    expect(rest).toEqual({ iss: 'https://akada.test', aud: 'https://akada.test/api' });
    expect([sub, sid]).toEqual([expect.any(String), person.refresh_token.split('.')[0]]);
    expect(exp).toBe(iat + 15 * 60);
  });

  /** The genuine token's claims under our own key, changed in one respect. */
  const forged = (header: { alg: string; typ?: string }, claims: JWTPayload, key = ourKey) =>
    new SignJWT({ ...claimsOf(person.access_token), ...claims }).setProtectedHeader(header).sign(key);
  const genuine = { alg: 'HS256', typ: 'at+jwt' };

  it('made as ours are made is accepted, so that the next refusals tell something', async () => {
    expect((await me(place, await forged(genuine, {}))).statusCode).toBe(200);
  });

  it.for<[string, () => string | Promise<string>]>([
    ['whose claims were changed', () => withClaims(person.access_token, { sub: 'somebody else' })],
    ['whose signature was cut', () => person.access_token.slice(0, -10)],
    ['without a signature', () => `${person.access_token.split('.').slice(0, 2).join('.')}.`],
    ['of the algorithm none', () => new UnsecuredJWT(claimsOf(person.access_token)).encode()],
    ['of another algorithm', () => forged({ alg: 'HS512', typ: 'at+jwt' }, {}, Buffer.alloc(64, ourKey))],
    ['of another key', () => forged(genuine, {}, new Uint8Array(32))],
    ['of another type', () => forged({ alg: 'HS256', typ: 'JWT' }, {})],
    ['of no type', () => forged({ alg: 'HS256' }, {})],
    ['of another issuer', () => forged(genuine, { iss: 'https://evil.test' })],
    ['for another audience', () => forged(genuine, { aud: 'https://akada.test' })],
    ['that never ends', () => forged(genuine, { exp: undefined })],
    ['that has ended', () => forged(genuine, { exp: Math.floor(place.clock.now() / 1000) })],
    ['without a session', () => forged(genuine, { sid: undefined })],
    ['with a session that is a number', () => forged(genuine, { sid: 7 })],
    ['of a session that nobody opened', () => forged(genuine, { sid: crypto.randomUUID() })],
    [
      "of another's session",
      async () => forged(genuine, { sid: claimsOf((await signedInPerson(place)).access_token).sid }),
    ],
    ['that is a refresh token', () => person.refresh_token],
    ['that is no token', () => 'token'],
  ])('%s is refused in one and the same way', async ([, make]) => {
    const response = await me(place, await make());
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(ended);
  });

  it('ends after its quarter of an hour', async () => {
    const { access_token } = await signedInPerson(place);
    place.clock.advance(15 * 60_000 - 1_000);
    expect((await me(place, access_token)).statusCode).toBe(200);
    place.clock.advance(1_000);
    expect((await me(place, access_token)).json()).toEqual(ended);
  });
});

describe('what changes about an account', () => {
  it('counts from the next request on: role, plan and name', async () => {
    const { email, access_token } = await signedInPerson(place);
    await change("role = 'admin', subscription_plan = 'premium'", { ...person, email });
    expect((await me(place, access_token)).json()).toMatchObject({
      role: 'admin',
      subscription_plan: 'premium',
    });
    expect(await place.accounts.authenticate(access_token)).toMatchObject({ role: 'admin', plan: 'premium' });
    await change("role = 'student'", { ...person, email });
    expect(await place.accounts.authenticate(access_token)).toMatchObject({ role: 'student' });
  });

  it('counts at once: deactivation', async () => {
    const other = await signedInPerson(place);
    await change('deactivated_at = now()', other);
    expect((await me(place, other.access_token)).json()).toEqual(ended);
  });

  it('counts at once: removal', async () => {
    const { email, access_token } = await signedInPerson(place);
    await place.database.pool.query('DELETE FROM users WHERE email = $1', [email]);
    expect((await me(place, access_token)).json()).toEqual(ended);
  });
});

function withClaims(token: string, changed: JWTPayload): string {
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), ...changed })).toString('base64url');
  return [header, claims, signature].join('.');
}
