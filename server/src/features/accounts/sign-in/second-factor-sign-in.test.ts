import { hkdfSync, randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { getTicket, giveSecondFactor, takeSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { password } from '../testing/people.ts';
import { makeStatuses, minute, secondFactorCalls } from '../testing/second-factor-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const { post, bearerOf, login, answer, settingsOf, withFactor, sessionsOf } = secondFactorCalls(() => app);

describe('signing in', () => {
  it('requests the second factor after the right password, and opens a session with both', async () => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);
    const requested = await login(person);
    expect(requested.statusCode).toBe(403);
    expect(requested.json()).toEqual({
      code: 'second_factor_required',
      detail: {
        code: 'second_factor_required',
        message: 'Enter the code of your authenticator app.',
        ticket: expect.any(String),
      },
    });
    expect(await sessionsOf(person)).toBe(0);

    const opened = await answer(requested.json().detail.ticket, code());
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Strict']]);
    const headers = { authorization: `Bearer ${opened.json().access_token}` };
    expect((await app.http.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(200);
  });

  it.for<Record<string, string>>([{ 'x-akada-client': 'api' }, {}])(
    'gives a program that sends %j a session without a cookie',
    async (sender) => {
      const { ticket, factor } = await withFactor();
      const opened = await answer(ticket, factor.code(), {}, sender);
      expect([opened.statusCode, opened.cookies]).toEqual([200, []]);
    },
  );

  it('is rejected from a form on a foreign page', async () => {
    const { ticket, factor } = await withFactor();
    const response = await answer(ticket, factor.code(), { origin: 'https://evil.example' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'origin_refused']);
  });

  it.for([-1, 0, 1])('takes the code %s steps from now', async (steps) => {
    const { ticket, factor } = await withFactor();
    expect((await answer(ticket, factor.code(steps))).statusCode).toBe(200);
  });

  it.for([-3, -2, 2, 3])('rejects the code %s steps from now', async (steps) => {
    const { ticket, factor, person } = await withFactor();
    const response = await answer(ticket, factor.code(steps));
    expect([response.statusCode, response.json().code]).toEqual([400, 'second_factor_wrong']);
    expect(await sessionsOf(person)).toBe(0);
  });

  it('takes the code of a step once, and no earlier one after it', async () => {
    const { ticket, factor, person } = await withFactor();
    const code = factor.code();
    expect((await answer(ticket, code)).statusCode).toBe(200);
    for (const used of [code, factor.code(-1)]) {
      expect((await answer(await getTicket(app, person.userId), used)).statusCode).toBe(400);
    }
    expect((await answer(await getTicket(app, person.userId), factor.code(1))).statusCode).toBe(200);
  });

  it('answers a repetition under the same key with the same session', async () => {
    const { ticket, factor, person } = await withFactor();
    const code = factor.code();
    const keyed = { 'idempotency-key': randomUUID() };
    const first = await answer(ticket, code, keyed);
    const secondResponse = await answer(ticket, code, keyed);
    const refreshToken = (reply: typeof first) => reply.json().refresh_token;
    expect([secondResponse.statusCode, refreshToken(secondResponse)]).toEqual([200, refreshToken(first)]);
    expect(secondResponse.cookies.map(({ value }) => value)).toEqual(first.cookies.map(({ value }) => value));
    expect(await sessionsOf(person)).toBe(1);
    expect((await answer(ticket, code, { 'idempotency-key': randomUUID() })).statusCode).toBe(400);
    expect((await answer(ticket, code)).statusCode).toBe(400);
  });

  it.for([
    ['a browser', {}],
    ['a program', { 'x-akada-client': 'api' }],
  ] as const)('shows no session of %s to another code or ticket under the same key', async ([, sender]) => {
    const { ticket, factor, person } = await withFactor();
    const keyed = { ...sender, 'idempotency-key': randomUUID() };
    expect((await answer(ticket, factor.code(), keyed)).statusCode).toBe(200);
    const another = await getTicket(app, person.userId);
    for (const [held, code] of [
      [ticket, factor.recoveryCodes[0] ?? ''],
      [ticket, '000000'],
      [another, factor.code()],
    ] as const) {
      expect((await answer(held, code, keyed)).json().code).toBe('one_time_token_invalid');
    }
    expect(await sessionsOf(person)).toBe(1);
    expect(await settingsOf(await bearerOf(person))).toMatchObject({ recovery_codes_left: 10 });
  });

  it('leaves the key free where the code was wrong', async () => {
    const { ticket, factor } = await withFactor();
    const keyed = { 'idempotency-key': randomUUID() };
    expect((await answer(ticket, '000000', keyed)).statusCode).toBe(400);
    expect((await answer(ticket, factor.code(), keyed)).statusCode).toBe(200);
  });

  it('opens one session for one call that is sent many times at once', async () => {
    const { ticket, factor, person } = await withFactor();
    const [code] = factor.recoveryCodes;
    const keyed = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(ticket, code ?? '', keyed)));
    expect(makeStatuses(replies)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.json().refresh_token)).size).toBe(1);
    expect(await sessionsOf(person)).toBe(1);
  });

  it('opens nothing for a ticket that was used', async () => {
    const { ticket, factor } = await withFactor();
    const [first = '', second = ''] = factor.recoveryCodes;
    expect((await answer(ticket, first)).statusCode).toBe(200);
    const replayed = await answer(ticket, second);
    expect([replayed.statusCode, replayed.json().code]).toEqual([400, 'one_time_token_invalid']);
  });
});

describe('a recovery code', () => {
  it('opens a session once, however it is typed', async () => {
    const { ticket, factor, person } = await withFactor();
    const [code = ''] = factor.recoveryCodes;
    const typedText = ` ${code.replaceAll('-', ' ').toUpperCase()} `;
    expect((await answer(ticket, typedText)).statusCode).toBe(200);
    expect((await answer(await getTicket(app, person.userId), code)).statusCode).toBe(400);
    expect(await settingsOf(await bearerOf(person))).toMatchObject({ recovery_codes_left: 9 });
  });

  it('opens one session when it is used twenty times at once', async () => {
    const { factor, person } = await withFactor();
    const [code = ''] = factor.recoveryCodes;
    const tickets = await Promise.all(Array.from({ length: 20 }, () => getTicket(app, person.userId)));
    const replies = await Promise.all(tickets.map((ticket) => answer(ticket, code)));
    const [opened, ...others] = makeStatuses(replies);
    expect(opened).toBe(200);
    // How many are counted before the right one resets the count is chance.
    for (const status of others) expect([400, 429]).toContain(status);
    expect(await sessionsOf(person)).toBe(1);
  });

  it('the server rejects another account’s recovery code', async () => {
    const [{ ticket }, theirs] = [await withFactor(), await withFactor()];
    expect((await answer(ticket, theirs.factor.recoveryCodes[0] ?? '')).statusCode).toBe(400);
  });

  it('is worth nothing after new ones were made', async () => {
    const { factor, person, ticket } = await withFactor();
    const bearer = await bearerOf(person);
    const renewed = await post('/users/me/second-factor/recovery-codes', { code: factor.code() }, bearer);
    expect(renewed.statusCode).toBe(200);
    expect((await answer(ticket, factor.recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await answer(ticket, renewed.json().recovery_codes[0])).statusCode).toBe(200);
  });

  it('is renewed once for one call that is sent twice', async () => {
    const { factor, person } = await withFactor();
    const keyed = { ...(await bearerOf(person)), 'idempotency-key': randomUUID() };
    const call = { code: factor.code() };
    const [first, second] = [
      await post('/users/me/second-factor/recovery-codes', call, keyed),
      await post('/users/me/second-factor/recovery-codes', call, keyed),
    ];
    expect([second.statusCode, second.body]).toEqual([200, first.body]);

    const other = await post('/users/me/second-factor/recovery-codes', { code: '000000' }, keyed);
    expect([other.statusCode, other.json().code]).toEqual([400, 'second_factor_wrong']);
  });
});

describe('guessing', () => {
  it('is no easier under the key of a call that made recovery codes', async () => {
    const { factor, person } = await withFactor();
    const keyed = { ...(await bearerOf(person)), 'idempotency-key': randomUUID() };
    const renew = async (code: string) =>
      (await post('/users/me/second-factor/recovery-codes', { code }, keyed)).statusCode;
    expect(await renew(factor.code())).toBe(200);
    const statuses: number[] = [];
    for (let index = 10; index < 22; index += 1) statuses.push(await renew(`0000${index}`));
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('ends after five codes for one ticket', async () => {
    const { ticket } = await withFactor();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await answer(ticket, `00000${index}`)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  it('ends after ten codes for one account, for a quarter of an hour', async () => {
    const { person, factor } = await withFactor();
    const guess = async (code: string) => answer(await getTicket(app, person.userId), code);
    const replies = await Promise.all(Array.from({ length: 15 }, (_, index) => guess(`0000${10 + index}`)));
    expect(makeStatuses(replies)).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
    const waiting = await guess(factor.code());
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, expect.any(String)]);
    app.clock.advance(16 * minute);
    expect((await guess(factor.code())).statusCode).toBe(200);
  });

  it('is no easier for a signed-in caller', async () => {
    const { person } = await withFactor();
    const bearer = await bearerOf(person);
    const remove = (code: string) => post('/users/me/second-factor/remove', { code }, bearer);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => remove(`0000${10 + index}`)));
    expect(makeStatuses(replies)).toEqual([...Array(10).fill(400), 429, 429]);
  });
});

describe('a ticket', () => {
  const keyOf = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', app.platform.dataSecret, '', purpose, 32));
  const ourPurpose = 'akada second factor ticket';
  const getClaims = (ticket: string): JWTPayload =>
    JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());
  const genuine = { alg: 'HS256', typ: 'second-factor+jwt' };

  const remade = (ticket: string, claims: JWTPayload, header = genuine, purpose = ourPurpose) =>
    new SignJWT({ ...getClaims(ticket), ...claims }).setProtectedHeader(header).sign(keyOf(purpose));

  it('is accepted if it is made like ours, so that the next rejections are meaningful', async () => {
    const { ticket, factor } = await withFactor();
    expect((await answer(await remade(ticket, {}), factor.code())).statusCode).toBe(200);
  });

  it.for<[string, (ticket: string) => string | Promise<string>]>([
    [
      'with another key',
      (ticket) => remade(ticket, {}, genuine, 'akada access token for http://localhost:3000/api'),
    ],
    ['of another type', (ticket) => remade(ticket, {}, { ...genuine, typ: 'at+jwt' })],
    ['with a larger hash', (ticket) => remade(ticket, {}, { ...genuine, alg: 'HS512' })],
    ['without a signature', (ticket) => new UnsecuredJWT(getClaims(ticket)).encode()],
    ['for another instance', (ticket) => remade(ticket, { iss: 'https://evil.example' })],
    ['for another audience', (ticket) => remade(ticket, { aud: 'http://localhost:3000/api' })],
    ['that has ended', (ticket) => remade(ticket, { exp: 1 })],
    ['without an end', (ticket) => remade(ticket, { exp: undefined })],
    ['for another password', (ticket) => remade(ticket, { pwm: 'of another' })],
    ['for an account that does not exist', (ticket) => remade(ticket, { sub: randomUUID() })],
    ['cut short', (ticket) => ticket.slice(0, -4)],
    ['that is none', () => 'not a ticket'],
  ])('%s opens nothing', async ([, forge]) => {
    const { ticket, factor, person } = await withFactor();
    const response = await answer(await forge(ticket), factor.code());
    expect([response.statusCode, response.json().code]).toEqual([400, 'one_time_token_invalid']);
    expect(await sessionsOf(person)).toBe(0);
  });

  it('ends after five minutes', async () => {
    const { ticket, factor } = await withFactor();
    app.clock.advance(5 * minute);
    expect((await answer(ticket, factor.code())).json().code).toBe('one_time_token_invalid');
  });

  it.for([
    ['another password', "password_hash = 'another'"],
    ['a deactivated account', 'deactivated_at = now()'],
    ['an address that is not confirmed any more', 'email_verified_at = NULL'],
  ] as const)('ends with %s', async ([, change]) => {
    const { ticket, factor, person } = await withFactor();
    await app.platform.database.pool.query(`UPDATE users SET ${change} WHERE id = $1`, [person.userId]);
    expect((await answer(ticket, factor.code())).json().code).toBe('one_time_token_invalid');
  });

  it('ends with the second factor', async () => {
    const { ticket, factor, person } = await withFactor();
    await takeSecondFactor(app, person.userId);
    expect((await answer(ticket, factor.code())).json().code).toBe('one_time_token_invalid');
  });

  it('is no access token, and no access token is a ticket', async () => {
    const { ticket, factor, person } = await withFactor();
    const headers = { authorization: `Bearer ${ticket}` };
    expect((await app.http.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(401);
    const { access_token } = await signIn(app, person);
    expect((await answer(access_token, factor.code())).json().code).toBe('one_time_token_invalid');
  });
});
