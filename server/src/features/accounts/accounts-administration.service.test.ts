import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsPlace, me, openAccountsPlace, post, signIn } from './testing/accounts-place.ts';
import { newAddress, password, unverifiedPerson, verifiedPerson } from './testing/people.ts';

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace();
});

afterAll(() => place.close());

describe('the first administrator', () => {
  it('sets a password by the link and is in, verified and complete', async () => {
    const email = newAddress();
    const link = new URL(await place.administration.createAdmin(email));
    expect(`${link.origin}${link.pathname}`).toBe('https://akada.test/reset-password');

    const token = link.searchParams.get('token');
    await post(place, '/auth/reset-password', { token, password });
    const session = await signIn(place, email, password);
    expect((await me(place, session.json().access_token)).json()).toMatchObject({
      email,
      role: 'admin',
      email_verified: true,
      profile_completed: true,
    });
  });

  it('is not made of an account that is there', async () => {
    const email = await verifiedPerson(place);
    await expect(place.administration.createAdmin(email.toUpperCase())).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('confirming an address by hand', () => {
  it('opens the account, and says when it was open', async () => {
    const email = await unverifiedPerson(place);
    expect(await place.administration.verify(email)).toBe(true);
    expect((await signIn(place, email, password)).statusCode).toBe(200);
    expect(await place.administration.verify(email)).toBe(false);
  });

  it('wants an account', async () => {
    await expect(place.administration.verify(newAddress())).rejects.toMatchObject({
      code: 'account_not_found',
    });
    await expect(place.administration.makeResetLink(newAddress())).rejects.toMatchObject({
      code: 'account_not_found',
    });
  });
});
