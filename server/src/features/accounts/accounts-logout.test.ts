import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsPlace, bindingCookie, me, openAccountsPlace, post } from './testing/accounts-place.ts';
import { type SignedInPerson, signedIn, signedInPerson } from './testing/people.ts';

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace();
});

afterAll(() => place.close());

const logout = ({ access_token, cookie }: SignedInPerson, refresh_token: string) =>
  post(place, '/auth/logout', { refresh_token }, { authorization: `Bearer ${access_token}`, ...cookie });

const isSignedIn = async ({ access_token }: SignedInPerson) =>
  (await me(place, access_token)).statusCode === 200;

describe('signing out', () => {
  it('ends the session, its tokens and its cookie', async () => {
    const person = await signedInPerson(place);
    const response = await logout(person, person.refresh_token);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.cookies).toMatchObject([{ name: bindingCookie, value: '' }]);
    expect(await isSignedIn(person)).toBe(false);
    const refreshed = await post(
      place,
      '/auth/refresh',
      { refresh_token: person.refresh_token },
      person.cookie,
    );
    expect(refreshed.statusCode).toBe(401);
  });

  it('leaves the other sessions of the same person alone', async () => {
    const phone = await signedInPerson(place);
    const laptop = await signedIn(place, phone.email);
    await logout(phone, phone.refresh_token);
    expect(await isSignedIn(laptop)).toBe(true);
  });

  it("does nothing to somebody else's session, and does not tell", async () => {
    const person = await signedInPerson(place);
    const other = await signedInPerson(place);
    expect((await logout(person, other.refresh_token)).statusCode).toBe(204);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('does nothing with a token that was carried off without its cookie', async () => {
    const person = await signedInPerson(place);
    expect((await post(place, '/auth/logout', { refresh_token: person.refresh_token })).statusCode).toBe(204);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('does nothing with a made-up token of the session', async () => {
    const person = await signedInPerson(place);
    const madeUp = `${person.refresh_token.slice(0, 37)}${'a'.repeat(43)}`;
    expect((await logout(person, madeUp)).statusCode).toBe(204);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('ends the session after a pause in which the access token has ended', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    place.clock.advance(60 * 60_000);
    expect((await post(place, '/auth/logout', { refresh_token }, cookie)).statusCode).toBe(204);
    expect((await post(place, '/auth/refresh', { refresh_token }, cookie)).statusCode).toBe(401);
  });

  it('ends the session while another tab renews it', async () => {
    const { refresh_token, cookie } = await signedInPerson(place);
    const renewed = (await post(place, '/auth/refresh', { refresh_token }, cookie)).json();
    expect((await post(place, '/auth/logout', { refresh_token }, cookie)).statusCode).toBe(204);
    const { statusCode } = await me(place, renewed.access_token);
    expect(statusCode).toBe(401);
  });

  it('takes a token that is no token', async () => {
    const person = await signedInPerson(place);
    expect((await logout(person, 'gone')).statusCode).toBe(204);
  });

  it('wants a token', async () => {
    const person = await signedInPerson(place);
    expect((await logout(person, '')).statusCode).toBe(422);
  });
});
