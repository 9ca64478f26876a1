import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deactivate, mailTo, post, signIn } from '../testing/accounts-calls.ts';
import { mailedToken, newAddress, unverifiedPerson, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const forgot = (email: unknown, headers = {}) => post(app, '/auth/forgot-password', { email }, headers);

describe('a password reset request', () => {
  it('mails a link that sets a new password', async () => {
    const email = await verifiedPerson(app);
    expect((await forgot(email)).statusCode).toBe(202);
    const token = await mailedToken(app, email, '/reset-password');
    await post(app, '/auth/reset-password', { token, password: 'a new one, longer' });
    expect((await signIn(app, email, 'a new one, longer')).statusCode).toBe(200);
  });

  it('has the same answer for every address, byte for byte', async () => {
    const deactivated = await verifiedPerson(app);
    await deactivate(app, deactivated);
    const addresses = [await verifiedPerson(app), await unverifiedPerson(app), deactivated, newAddress()];
    const answers = await Promise.all(addresses.map((email) => forgot(email)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('writes nothing to an address without an account', async () => {
    const email = newAddress();
    await forgot(email);
    expect(await mailTo(app, email)).toEqual([]);
  });

  it('sends one mail for a call that is sent again', async () => {
    const email = await verifiedPerson(app);
    const previous = (await mailTo(app, email)).length;
    const key = { 'idempotency-key': `forgot-${email}` };
    await Promise.all([forgot(email, key), forgot(email, key), forgot(email, key)]);
    expect(await mailTo(app, email)).toHaveLength(previous + 1);
  });

  it.each([[''], ['no address'], [7], [null], [['a@example.com']]])(
    'needs an address, not %j',
    async (email) => {
      const response = await forgot(email);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().detail)).toEqual(['email']);
    },
  );

  it('refers to an administrator if there is no mail', async () => {
    const quiet = await createTestApp({ env: { MAIL: 'none' } });
    const email = await verifiedPerson(quiet);
    const response = await post(quiet, '/auth/forgot-password', { email });
    expect(response.json()).toEqual({
      message: 'This installation sends no mail. Ask an administrator for a link that sets a new password.',
    });
    await quiet.close();
  });
});

describe('an invitation', () => {
  const invitation = 'i'.repeat(43);
  const register = (email: string, invitation_token: string) =>
    post(app, '/auth/register', {
      full_name: 'Ada Obi',
      email,
      password: 'correct horse battery',
      terms_accepted: true,
      invitation_token,
    });

  it('comes back with the confirmed address, in the link and in the answer', async () => {
    const email = newAddress();
    expect((await register(email, invitation)).statusCode).toBe(201);
    const [mail] = await mailTo(app, email);
    const link = new URL(mail?.links[0] ?? '');
    expect(link.searchParams.get('invitation_token')).toBe(invitation);

    const verified = await post(app, '/auth/verify-email', { token: link.searchParams.get('token') });
    expect(verified.json()).toMatchObject({ invitation_token: invitation });
  });

  it.each(['', 'i'.repeat(201), `${'i'.repeat(42)}/`, `${'i'.repeat(42)} `])(
    'is a word of an address, not %j',
    async (token) => {
      const response = await register(newAddress(), token);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().detail)).toEqual(['invitation_token']);
    },
  );
});
