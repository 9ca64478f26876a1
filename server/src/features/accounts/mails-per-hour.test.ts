/** How many mails callers can cause to one address: a mailbox is not flooded, and its owner still gets in. */
import { apiBase } from '@akada/contract/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;
const mailsAnHour = 5;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function mailsTo(email: string): Promise<number> {
  const { rows } = await app.platform.database.pool.query('SELECT 1 FROM mail_outbox WHERE recipient = $1', [
    email,
  ]);
  return rows.length;
}

const ask = async (path: string, email: string, headers = {}) =>
  (await app.http.inject({ method: 'POST', url: apiBase + path, payload: { email }, headers })).statusCode;

describe.each([
  ['a forgotten password', '/auth/forgot-password', true],
  ['another confirmation', '/auth/resend-verification', false],
])('%s', (_, path, verified) => {
  it('is mailed five times in an hour, and the answer is always the same', async () => {
    const { email } = await createPerson(app, { verified });
    const statuses = new Set<number>();
    for (let call = 1; call <= mailsAnHour + 3; call += 1) {
      statuses.add(await ask(path, email));
      expect(await mailsTo(email)).toBe(Math.min(call, mailsAnHour));
    }
    expect([...statuses]).toEqual([202]);
  });

  it('is mailed again after the hour, and to others all the time', async () => {
    const { email } = await createPerson(app, { verified });
    const other = await createPerson(app, { verified });
    for (let call = 0; call < mailsAnHour; call += 1) await ask(path, email);
    await ask(path, other.email);
    expect(await mailsTo(other.email)).toBe(1);

    app.clock.advance(59 * minuteMs);
    await ask(path, email);
    expect(await mailsTo(email)).toBe(mailsAnHour);
    app.clock.advance(2 * minuteMs);
    await ask(path, email);
    expect(await mailsTo(email)).toBe(mailsAnHour + 1);
  });
});

describe('a call that is sent again under its key', () => {
  const repeat = async (email: string, key: string, times: number) => {
    for (let index = 0; index < times; index += 1)
      await ask('/auth/forgot-password', email, { 'idempotency-key': key });
  };

  it('is mailed once, and uses none of the five', async () => {
    const { email } = await createPerson(app);
    await repeat(email, 'first', mailsAnHour);
    expect(await mailsTo(email)).toBe(1);
    for (let call = 1; call < mailsAnHour; call += 1) await repeat(email, `call-${call}`, 1);
    expect(await mailsTo(email)).toBe(mailsAnHour);
  });

  it('uses none of them either when all arrive at once', async () => {
    const { email, userId } = await createPerson(app);
    const account = { sql: 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE', values: [userId] };
    await inLine(
      app,
      account,
      Array.from({ length: mailsAnHour }, () => () => repeat(email, 'at-once', 1)),
    );
    for (let call = 0; call < mailsAnHour; call += 1) await repeat(email, `call-${call}`, 1);
    expect(await mailsTo(email)).toBe(mailsAnHour);
  });

  it('is mailed to another address that the same key is used for', async () => {
    const [one, other] = [await createPerson(app), await createPerson(app)];
    await repeat(one.email, 'shared', 1);
    await repeat(other.email, 'shared', 1);
    expect([await mailsTo(one.email), await mailsTo(other.email)]).toEqual([1, 1]);
  });

  it('stores no key beyond the five: callers without an account cannot fill the table', async () => {
    const { email, userId } = await createPerson(app);
    for (let call = 0; call < mailsAnHour + 3; call += 1) await repeat(email, `call-${call}`, 1);
    const { rows } = await app.platform.database.pool.query(
      'SELECT 1 FROM idempotency_keys WHERE user_id = $1',
      [userId],
    );
    expect(rows).toHaveLength(mailsAnHour);
  });
});

describe('mails of both kinds', () => {
  it('share the five', async () => {
    const { email } = await createPerson(app, { verified: false });
    for (let call = 0; call < mailsAnHour; call += 1) {
      await ask('/auth/forgot-password', email);
      await ask('/auth/resend-verification', email);
    }
    expect(await mailsTo(email)).toBe(mailsAnHour);
  });
});
