import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson, mailedToken, type Person, signIn } from '../../../testing/people.ts';
import { appCode, giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Headers } from '../testing/accounts-calls.ts';
import { password } from '../testing/people.ts';
import { makeStatuses, minute, secondFactorCalls } from '../testing/second-factor-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const { post, bearerOf, login, settingsOf, signedIn } = secondFactorCalls(() => app);
const getTitles = async (person: Person) => (await getNotifications(app, person)).map(({ title }) => title);

describe('turning it on', () => {
  it('takes the password, a code of the app, and shows ten recovery codes', async () => {
    const { person, bearer } = await signedIn({ password });
    const started = await post('/users/me/second-factor/start', { password }, bearer);
    expect(started.json().otpauth_uri).toContain(`otpauth://totp/Akada:${encodeURIComponent(person.email)}`);
    expect(await settingsOf(bearer)).toMatchObject({ second_factor: false, recovery_codes_left: null });

    const code = appCode(app, started.json().secret);
    const confirmed = await post('/users/me/second-factor/confirm', { code }, bearer);
    expect(confirmed.statusCode).toBe(200);
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
    expect(await settingsOf(bearer)).toMatchObject({ second_factor: true, recovery_codes_left: 10 });
    expect((await login(person)).statusCode).toBe(403);
    expect(await getTitles(person)).toEqual(['A second step protects your sign-in']);
  });

  it('is rejected with a wrong password, at its field', async () => {
    const { bearer } = await signedIn({ password });
    const response = await post('/users/me/second-factor/start', { password: 'a wrong one' }, bearer);
    expect([response.statusCode, response.json().detail]).toEqual([
      422,
      { password: 'This is not your password.' },
    ]);
    expect((await post('/users/me/second-factor/start', {}, bearer)).statusCode).toBe(422);
  });

  it('shows the same secret until it is confirmed, and a new one after a while', async () => {
    const { person, bearer } = await signedIn();
    const start = async (headers: Headers): Promise<string> =>
      (await post('/users/me/second-factor/start', {}, headers)).json().secret;
    const first = await start(bearer);
    expect(await start(bearer)).toBe(first);
    app.clock.advance(16 * minute);
    expect(await start(await bearerOf(person))).not.toBe(first);
  });

  it('begins again with a new password: the secret may have been seen with the old one', async () => {
    const { person, bearer } = await signedIn({ password });
    const start = async (known: string, headers: Headers): Promise<string> =>
      (await post('/users/me/second-factor/start', { password: known }, headers)).json().secret;
    const seenKeys = [await start(password, bearer)];

    await post('/users/me/password', { current_password: password, new_password: 'a second one' }, bearer);
    seenKeys.push(await start('a second one', await bearerOf(person)));

    const token = await mailedToken(app, person, 'reset_password');
    await post('/auth/reset-password', { token, password: 'a third one' });
    seenKeys.push(await start('a third one', await bearerOf(person)));
    expect(new Set(seenKeys).size).toBe(3);
    expect(seenKeys).toEqual(Array(3).fill(expect.stringMatching(/^[A-Z2-7]{32}$/)));
  });

  it('needs a code that the app would show', async () => {
    const { person, bearer } = await signedIn();
    const { code } = await giveSecondFactor(app, person.userId, { confirmed: false });
    for (const wrong of ['000000', code(2), code(-2)]) {
      const response = await post('/users/me/second-factor/confirm', { code: wrong }, bearer);
      expect([response.statusCode, response.json().code]).toEqual([400, 'second_factor_wrong']);
    }
    expect(await settingsOf(bearer)).toMatchObject({ second_factor: false });
  });

  it('is not confirmed with a secret that has waited too long', async () => {
    const { person, bearer } = await signedIn();
    const { secret } = (await post('/users/me/second-factor/start', {}, bearer)).json();
    app.clock.advance(16 * minute);
    const later = await bearerOf(person);
    const expired = await post('/users/me/second-factor/confirm', { code: appCode(app, secret) }, later);
    expect([expired.statusCode, expired.json().code]).toEqual([409, 'conflict']);
    expect(await settingsOf(later)).toMatchObject({ second_factor: false });
    const renewed = (await post('/users/me/second-factor/start', {}, later)).json();
    const code = appCode(app, renewed.secret);
    expect((await post('/users/me/second-factor/confirm', { code }, later)).statusCode).toBe(200);
  });

  it('shows the recovery codes again under the same key only', async () => {
    const { person, bearer } = await signedIn();
    const { code } = await giveSecondFactor(app, person.userId, { confirmed: false });
    const call = { code: code() };
    const keyed = { ...bearer, 'idempotency-key': randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => post('/users/me/second-factor/confirm', call, keyed)),
    );
    expect(makeStatuses(replies)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const others = { ...bearer, 'idempotency-key': randomUUID() };
    expect((await post('/users/me/second-factor/confirm', call, others)).statusCode).toBe(409);
  });

  it('is rejected if it is already on, and cannot be confirmed before it was started', async () => {
    const { person, bearer } = await signedIn();
    expect((await post('/users/me/second-factor/confirm', { code: '123456' }, bearer)).statusCode).toBe(409);
    expect(
      (await post('/users/me/second-factor/recovery-codes', { code: '123456' }, bearer)).statusCode,
    ).toBe(409);
    await giveSecondFactor(app, person.userId);
    expect((await post('/users/me/second-factor/start', {}, bearer)).statusCode).toBe(409);
  });

  it('stores neither secret nor codes in the clear', async () => {
    const { bearer } = await signedIn();
    const { secret } = (await post('/users/me/second-factor/start', {}, bearer)).json();
    const confirmed = await post('/users/me/second-factor/confirm', { code: appCode(app, secret) }, bearer);
    const { rows } = await app.platform.database.pool.query(
      `SELECT string_agg(f::text, ' ') || (SELECT string_agg(c::text, ' ') FROM recovery_codes c) AS all
       FROM second_factors f`,
    );
    for (const text of [secret, ...confirmed.json().recovery_codes]) {
      expect(rows[0].all).not.toContain(Buffer.from(text).toString('hex'));
      expect(rows[0].all).not.toContain(text);
    }
  });
});

describe('turning it off', () => {
  it('needs a code; afterwards signing in needs only the password', async () => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);
    const bearer = await bearerOf(person);
    const remove = (entered: string) => post('/users/me/second-factor/remove', { code: entered }, bearer);
    expect((await remove('000000')).statusCode).toBe(400);
    const removing = code();
    expect((await remove(removing)).statusCode).toBe(204);
    expect((await remove(removing)).statusCode).toBe(204);
    expect((await login(person)).statusCode).toBe(200);
    expect(await settingsOf(bearer)).toMatchObject({ second_factor: false, recovery_codes_left: null });
    expect(await getTitles(person)).toEqual(['The second step was turned off']);
  });
});

describe('where administrators need one', () => {
  it('an administrator without one may do what every account may, and nothing else', async () => {
    const strict = await createTestApp({ env: { ADMIN_2FA: 'required' } });
    try {
      const admin = await createPerson(strict, { role: 'admin' });
      const headers = { authorization: `Bearer ${(await signIn(strict, admin)).access_token}` };
      const administer = () => strict.http.inject({ url: '/api/v1/admin/overview', headers });
      const rejection = await administer();
      expect([rejection.statusCode, rejection.json().detail.code]).toEqual([
        403,
        'second_factor_setup_required',
      ]);
      expect((await strict.http.inject({ url: '/api/v1/users/me/settings', headers })).statusCode).toBe(200);
      await giveSecondFactor(strict, admin.userId, { confirmed: false });
      expect((await administer()).statusCode).toBe(403);
      await giveSecondFactor(strict, admin.userId);
      expect((await administer()).statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
