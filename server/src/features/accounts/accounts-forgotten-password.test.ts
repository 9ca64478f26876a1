import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsPlace, openAccountsPlace, post, signIn } from './testing/accounts-place.ts';
import { mailedToken, newAddress, unverifiedPerson, verifiedPerson } from './testing/people.ts';

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace();
});

afterAll(() => place.close());

const forgot = (email: unknown, headers = {}) => post(place, '/auth/forgot-password', { email }, headers);

describe('a forgotten password', () => {
  it('is replaced by the link in the mail', async () => {
    const email = await verifiedPerson(place);
    expect((await forgot(email)).statusCode).toBe(202);
    const token = await mailedToken(place, email, '/reset-password');
    await post(place, '/auth/reset-password', { token, password: 'a new one, longer' });
    expect((await signIn(place, email, 'a new one, longer')).statusCode).toBe(200);
  });

  it('is answered alike for everybody, to the byte', async () => {
    const deactivated = await verifiedPerson(place);
    await place.database.pool.query('UPDATE users SET deactivated_at = now() WHERE email = $1', [
      deactivated,
    ]);
    const addresses = [await verifiedPerson(place), await unverifiedPerson(place), deactivated, newAddress()];
    const answers = await Promise.all(addresses.map((email) => forgot(email)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('writes nothing to an address without an account', async () => {
    const email = newAddress();
    await forgot(email);
    expect(await place.mailTo(email)).toEqual([]);
  });

  it('sends one mail for a call that is sent again', async () => {
    const email = await verifiedPerson(place);
    const before = (await place.mailTo(email)).length;
    const key = { 'idempotency-key': `forgot-${email}` };
    await Promise.all([forgot(email, key), forgot(email, key), forgot(email, key)]);
    expect(await place.mailTo(email)).toHaveLength(before + 1);
  });

  it.each([[''], ['no address'], [7], [null], [['a@example.com']]])(
    'wants an address, not %j',
    async (email) => {
      const response = await forgot(email);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().detail)).toEqual(['email']);
    },
  );

  it('leads to an administrator where there is no mail', async () => {
    const quiet = await openAccountsPlace({ mail: 'none' });
    const email = await verifiedPerson(quiet);
    const response = await post(quiet, '/auth/forgot-password', { email });
    expect(response.json()).toEqual({
      message: 'This place sends no mail. Ask an administrator for a link that sets a new password.',
    });
    await quiet.close();
  });
});

describe('an invitation', () => {
  const invitation = 'i'.repeat(43);
  const register = (email: string, invitation_token: string) =>
    post(place, '/auth/register', {
      full_name: 'Ada Obi',
      email,
      password: 'correct horse battery',
      terms_accepted: true,
      invitation_token,
    });

  it('comes back with the confirmed address, in the link and in the answer', async () => {
    const email = newAddress();
    expect((await register(email, invitation)).statusCode).toBe(201);
    const [mail] = await place.mailTo(email);
    const link = new URL(mail?.links[0] ?? '');
    expect(link.searchParams.get('invitation_token')).toBe(invitation);

    const verified = await post(place, '/auth/verify-email', { token: link.searchParams.get('token') });
    expect(verified.json()).toMatchObject({ invitation_token: invitation });
  });

  it.each(['', 'short', 'i'.repeat(44), `${'i'.repeat(42)}/`, `${'i'.repeat(42)} `])(
    'has the shape of one, not %j',
    async (token) => {
      const response = await register(newAddress(), token);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().detail)).toEqual(['invitation_token']);
    },
  );
});
