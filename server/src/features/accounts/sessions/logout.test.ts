import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bindingCookie, me, post } from '../testing/accounts-calls.ts';
import { type SignedInPerson, signedIn, signedInPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const logout = ({ access_token, cookie }: SignedInPerson, refresh_token: string) =>
  post(app, '/auth/logout', { refresh_token }, { authorization: `Bearer ${access_token}`, ...cookie });

const isSignedIn = async ({ access_token }: SignedInPerson) =>
  (await me(app, access_token)).statusCode === 200;

describe('signing out', () => {
  it('ends the session, its tokens and its cookie', async () => {
    const person = await signedInPerson(app);
    const response = await logout(person, person.refresh_token);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.cookies).toMatchObject([{ name: bindingCookie, value: '' }]);
    expect(await isSignedIn(person)).toBe(false);
    const refreshed = await post(
      app,
      '/auth/refresh',
      { refresh_token: person.refresh_token },
      person.cookie,
    );
    expect(refreshed.statusCode).toBe(401);
  });

  it('does not end the other sessions of the same person', async () => {
    const phone = await signedInPerson(app);
    const laptop = await signedIn(app, phone.email);
    await logout(phone, phone.refresh_token);
    expect(await isSignedIn(laptop)).toBe(true);
  });

  it('does nothing to the session of another person, and answers the same', async () => {
    const person = await signedInPerson(app);
    const other = await signedInPerson(app);
    expect((await logout(person, other.refresh_token)).statusCode).toBe(204);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('does nothing with a token that was carried off without its cookie', async () => {
    const person = await signedInPerson(app);
    expect((await post(app, '/auth/logout', { refresh_token: person.refresh_token })).statusCode).toBe(204);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('does nothing with a made-up token of the session', async () => {
    const person = await signedInPerson(app);
    const madeUp = `${person.refresh_token.slice(0, 37)}${'a'.repeat(43)}`;
    expect((await logout(person, madeUp)).statusCode).toBe(204);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('ends the session after a pause in which the access token has ended', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    app.clock.advance(60 * 60_000);
    expect((await post(app, '/auth/logout', { refresh_token }, cookie)).statusCode).toBe(204);
    expect((await post(app, '/auth/refresh', { refresh_token }, cookie)).statusCode).toBe(401);
  });

  it('ends the session while another tab renews it', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const renewed = (await post(app, '/auth/refresh', { refresh_token }, cookie)).json();
    expect((await post(app, '/auth/logout', { refresh_token }, cookie)).statusCode).toBe(204);
    const { statusCode } = await me(app, renewed.access_token);
    expect(statusCode).toBe(401);
  });

  it('does nothing with a token that was replaced longer ago than tabs overlap', async () => {
    const { refresh_token, cookie } = await signedInPerson(app);
    const renewed = (await post(app, '/auth/refresh', { refresh_token }, cookie)).json();
    app.clock.advance(30_001);
    expect((await post(app, '/auth/logout', { refresh_token }, cookie)).statusCode).toBe(204);
    expect((await me(app, renewed.access_token)).statusCode).toBe(200);
  });

  it('ends the session of a program, which has no cookie to remove', async () => {
    const program = await signedInPerson(app, { 'x-akada-client': 'api' });
    const response = await logout(program, program.refresh_token);
    expect([response.statusCode, response.cookies]).toEqual([204, []]);
    expect(await isSignedIn(program)).toBe(false);
  });

  it('takes a token that is no token', async () => {
    const person = await signedInPerson(app);
    expect((await logout(person, 'gone')).statusCode).toBe(204);
  });

  it('wants a token', async () => {
    const person = await signedInPerson(app);
    expect((await logout(person, '')).statusCode).toBe(422);
  });
});
