import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { browser, mailTo, makeAdministration, me, post, signIn } from '../testing/accounts-calls.ts';
import {
  mailedToken,
  makeRegistration,
  newAddress,
  password,
  unverifiedPerson,
  verifiedPerson,
} from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const verify = (token: string) => post(app, '/auth/verify-email', { token });
const resend = (email: string, headers = {}) => post(app, '/auth/resend-verification', { email }, headers);

const hours = (count: number) => count * 60 * 60_000;

const verifiedEvents = async (email: string): Promise<number> => {
  const { rowCount } = await app.platform.database.pool.query(
    `SELECT 1 FROM outbox_events JOIN users ON users.id = subject_id
     WHERE name = 'account.verified' AND email = $1`,
    [email],
  );
  return rowCount ?? 0;
};

describe('the link in the mail', () => {
  it('confirms the address, so that its owner may sign in', async () => {
    const email = await unverifiedPerson(app);
    const response = await verify(await mailedToken(app, email));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Your email address is confirmed. You can sign in now.',
      email,
      invitation_token: null,
    });
    expect((await signIn(app, email, password)).statusCode).toBe(200);
    expect(await verifiedEvents(email)).toBe(1);
  });

  it.each([
    ['a real one', 'i'.repeat(43)],
    ['one that was cut off', 'i'],
    ['the longest that is kept', 'i.~-'.repeat(50)],
  ])('hands on the invitation of the registration: %s', async (_what, invitation) => {
    const email = newAddress();
    for (const registration of [
      makeRegistration(email),
      { ...makeRegistration(email), password: 'another one 43' },
    ]) {
      const created = await post(app, '/auth/register', { ...registration, invitation_token: invitation });
      expect(created.statusCode).toBe(201);
    }
    const response = await verify(await mailedToken(app, email));
    expect(response.json()).toMatchObject({ email, invitation_token: invitation });
  });

  it('may be opened twice', async () => {
    const email = await unverifiedPerson(app);
    const token = await mailedToken(app, email);
    await verify(token);
    expect((await verify(token)).statusCode).toBe(200);
    expect(await verifiedEvents(email)).toBe(1);
  });

  it('may be opened by twenty at once, and counts once', async () => {
    const email = await unverifiedPerson(app);
    const token = await mailedToken(app, email);
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await verifiedEvents(email)).toBe(1);
  });

  it('works for a day and not longer, used or not', async () => {
    const used = await mailedToken(app, await unverifiedPerson(app));
    const unused = await mailedToken(app, await unverifiedPerson(app));
    app.clock.advance(hours(24) - 1);
    expect((await verify(used)).statusCode).toBe(200);
    app.clock.advance(1);
    expect((await verify(used)).statusCode).toBe(400);
    expect((await verify(unused)).statusCode).toBe(400);
  });

  it('confirms an address that an administrator has already confirmed', async () => {
    const email = await unverifiedPerson(app);
    const token = await mailedToken(app, email);
    await makeAdministration(app).verify(email);
    expect((await verify(token)).statusCode).toBe(200);
    expect(await verifiedEvents(email)).toBe(1);
  });

  it('is not a link that sets a password, nor the other way round', async () => {
    const email = await unverifiedPerson(app);
    const token = await mailedToken(app, email);
    const reset = await post(app, '/auth/reset-password', { token, password: 'another one' });
    expect(reset.statusCode).toBe(400);
    const link = new URL(await makeAdministration(app).makeResetLink(email));
    expect((await verify(link.searchParams.get('token') ?? '')).statusCode).toBe(400);
    expect(await verifiedEvents(email)).toBe(0);
  });

  it('is rejected if the server did not create it', async () => {
    const response = await verify('A'.repeat(43));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'one_time_token_invalid',
      detail: 'This link has expired or was used already. Please ask for a new one.',
    });
  });

  it.for(['', 'short', `${'A'.repeat(42)}!`, 'A'.repeat(44)])('is rejected as %j', async (token) => {
    const response = await verify(token);
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ token: 'This link is incomplete. Copy all of it.' });
  });

  it('is stored as a hash only', async () => {
    const token = await mailedToken(app, await unverifiedPerson(app));
    const { rows } = await app.platform.database.pool.query(
      'SELECT t.*::text AS row FROM one_time_tokens t UNION ALL SELECT m.*::text FROM mail_outbox m',
    );
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});

describe('asking for the mail again', () => {
  const answer = { message: 'If this address is not confirmed yet, a new link is on its way.' };

  it('sends a second link, and both work', async () => {
    const email = await unverifiedPerson(app);
    const first = await mailedToken(app, email);
    app.clock.advance(1_000);
    const response = await resend(email);
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual(answer);
    const second = await mailedToken(app, email);
    expect(second).not.toBe(first);
    expect((await verify(second)).statusCode).toBe(200);
    expect((await verify(first)).statusCode).toBe(200);
  });

  it('sends one link for one key', async () => {
    const email = await unverifiedPerson(app);
    const headers = { 'idempotency-key': 'again-1' };
    await Promise.all([resend(email, headers), resend(email, headers)]);
    expect(await mailTo(app, email)).toHaveLength(2);
  });

  it('gives the same answer for a confirmed and for an unknown address, and sends nothing', async () => {
    const confirmed = await verifiedPerson(app);
    const unknown = newAddress();
    await mailTo(app, confirmed);
    for (const email of [confirmed, unknown]) {
      const response = await resend(email);
      expect(response.statusCode).toBe(202);
      expect(response.json()).toEqual(answer);
    }
    expect(await mailTo(app, confirmed)).toHaveLength(1);
    expect(await mailTo(app, unknown)).toEqual([]);
  });

  it('wants an address', async () => {
    expect((await resend('nobody')).statusCode).toBe(422);
  });
});

describe('without mail', () => {
  it('makes no link; an administrator confirms the address', async () => {
    const quiet = await createTestApp({ env: { MAIL: 'none' } });
    try {
      const email = newAddress();
      const registration = { full_name: 'Ada', email, password, terms_accepted: true };
      const response = await post(quiet, '/auth/register', registration);
      expect(response.json()).toEqual({
        message: 'Registration successful! An administrator will confirm your address.',
      });
      await post(quiet, '/auth/resend-verification', { email });
      const { rows } = await quiet.platform.database.pool.query(
        'SELECT (SELECT count(*) FROM one_time_tokens) + (SELECT count(*) FROM mail_outbox) AS made',
      );
      expect(rows).toEqual([{ made: '0' }]);

      await makeAdministration(quiet).verify(email);
      expect((await signIn(quiet, email, password)).statusCode).toBe(200);
    } finally {
      await quiet.close();
    }
  });
});

describe('the link opened by a browser', () => {
  const registered = '__Host-rg-3000';
  /** Registers as a page does. @returns the cookie that the browser has from then on */
  const registerIn = async (email: string, differing: object = {}) => {
    const created = await post(app, '/auth/register', { ...makeRegistration(email), ...differing }, browser);
    return created.cookies.find(({ name }) => name === registered)?.value ?? '';
  };
  const open = (token: string, secret: string) =>
    post(app, '/auth/verify-email', { token }, { ...browser, cookie: `${registered}=${secret}` });

  it('the browser that registered this account signs in, once', async () => {
    const email = newAddress();
    const secret = await registerIn(email);
    const token = await mailedToken(app, email);
    const { session } = (await open(token, secret)).json();
    expect((await me(app, session.access_token)).json()).toMatchObject({ email });
    const secondResponse = await open(token, secret);
    expect(secondResponse.statusCode).toBe(200);
    expect(secondResponse.json()).not.toHaveProperty('session');
  });

  it('a browser that registered another account confirms, and signs in no account', async () => {
    const email = newAddress();
    await registerIn(email);
    const stranger = await registerIn(newAddress());
    for (const secret of [stranger, '']) {
      const opened = await open(await mailedToken(app, email), secret);
      expect(opened.statusCode).toBe(200);
      expect(opened.json()).not.toHaveProperty('session');
    }
  });

  it('a browser that registered the address first cannot sign in with the owner’s link', async () => {
    const email = newAddress();
    const attacker = await registerIn(email, { password: 'attackers choice 1' });
    const getLinks = async () => (await mailTo(app, email)).flatMap(({ links }) => links);
    const ofAttacker = await getLinks();
    const owner = await registerIn(email);
    const [link = ''] = (await getLinks()).filter((one) => !ofAttacker.includes(one));
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await open(token, attacker)).json()).not.toHaveProperty('session');
    expect((await signIn(app, email, password)).statusCode).toBe(200);
    expect((await open(token, owner)).json()).not.toHaveProperty('session');
  });

  it('the browser that registered signs in with the link of a repeated mail', async () => {
    const email = newAddress();
    const secret = await registerIn(email);
    await resend(email);
    expect((await open(await mailedToken(app, email), secret)).json()).toHaveProperty('session');
  });
});
