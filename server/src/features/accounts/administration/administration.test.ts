import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson } from '../../../testing/people.ts';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAdministration, me, post, signIn } from '../testing/accounts-calls.ts';
import { newAddress, password, unverifiedPerson, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('the first administrator', () => {
  it('sets a password by the link and is in, verified and complete', async () => {
    const email = newAddress();
    const link = new URL(await makeAdministration(app).createAdmin(email));
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/reset-password');

    const token = link.searchParams.get('token');
    await post(app, '/auth/reset-password', { token, password });
    const session = await signIn(app, email, password);
    expect((await me(app, session.json().access_token)).json()).toMatchObject({
      email,
      role: 'admin',
      email_verified: true,
      profile_completed: true,
    });
  });

  it('is not made of an account that is there', async () => {
    const email = await verifiedPerson(app);
    await expect(makeAdministration(app).createAdmin(email.toUpperCase())).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('taking a lost second factor away', () => {
  it('is published to its owner each time', async () => {
    const person = await createPerson(app);
    const off = 'The second step was turned off';
    for (const notified of [[off], [off, off]]) {
      await giveSecondFactor(app, person.userId);
      expect(await makeAdministration(app).removeSecondFactor(person.email)).toBe(true);
      expect((await getNotifications(app, person)).map(({ title }) => title)).toEqual(notified);
    }
    expect(await makeAdministration(app).removeSecondFactor(person.email)).toBe(false);
  });
});

describe('confirming an address by hand', () => {
  it('opens the account, and says when it was open', async () => {
    const email = await unverifiedPerson(app);
    expect(await makeAdministration(app).verify(email)).toBe('confirmed');
    expect((await signIn(app, email, password)).statusCode).toBe(200);
    expect(await makeAdministration(app).verify(email)).toBe('confirmed_before');
  });

  it('wants an account', async () => {
    await expect(makeAdministration(app).verify(newAddress())).rejects.toMatchObject({
      code: 'account_not_found',
    });
    await expect(makeAdministration(app).makeResetLink(newAddress())).rejects.toMatchObject({
      code: 'account_not_found',
    });
  });
});
