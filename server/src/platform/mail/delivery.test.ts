import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { openQueue, type Queue } from '../queue/queue.ts';
import { deliverMail } from './deliver-mail.job.ts';
import { createMailDelivery, type MailDelivery } from './delivery.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { openSmtpPlace, type SmtpPlace } from './testing/smtp-place.ts';

const log = createLog('silent');
const minute = 60_000;
const hour = 60 * minute;

let testDatabase: TestDatabase;
let database: Database;
let queue: Queue;
let mailer: Mailer;
let now = Date.now();
const clock = { now: () => now };

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, log);
  queue = await openQueue(testDatabase.connection, [deliverMail], log);
  mailer = createMailer({ kind: 'smtp', queue, clock });
});

afterAll(async () => {
  await queue.close(0);
  await database.close();
  await testDatabase.drop();
});

const letter = { subject: 'Hi', name: 'Ada', paragraphs: ['https://akada.test/secret'] };

const write = (to: string, once?: string) =>
  database.transaction((tx) => mailer.enqueue(tx, { to, letter, once }));

async function rowOf(to: string) {
  const { rows } = await database.pool.query('SELECT * FROM mail_outbox WHERE recipient = $1', [to]);
  return rows[0];
}

const waitingJobs = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail.deliver'",
  );
  return rows[0].count;
};

const deliveryTo = (smtp: URL): MailDelivery => {
  const transport = createSmtpTransport(smtp, 'Akada <no-reply@akada.test>');
  return createMailDelivery({ database, clock, transport, log });
};

describe('writing a mail', () => {
  it('is undone with what caused it, mail and job', async () => {
    const jobs = await waitingJobs();
    const failed = database.transaction(async (tx) => {
      await mailer.enqueue(tx, { to: 'undone@example.com', letter });
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    expect(await rowOf('undone@example.com')).toBeUndefined();
    expect(await waitingJobs()).toBe(jobs);
  });

  it('happens once under one key, and again under another, to another or without one', async () => {
    const jobs = await waitingJobs();
    await write('once@example.com', 'key');
    await write('once@example.com', 'key');
    expect(await waitingJobs()).toBe(jobs + 1);
    await write('once@example.com', 'other key');
    await write('other@example.com', 'key');
    await write('other@example.com');
    await write('other@example.com');
    expect(await waitingJobs()).toBe(jobs + 5);
    await database.pool.query('DELETE FROM mail_outbox');
  });
});

describe('a mail server that is down at first', () => {
  let smtp: SmtpPlace | undefined;

  afterAll(() => smtp?.close());

  it('gets the mail once it is back, and the secret in it is kept nowhere', async () => {
    const port = await freePort();
    const { retryTask } = deliveryTo(new URL(`smtp://127.0.0.1:${port}`));
    const to = 'patient@example.com';
    await write(to);

    await retryTask.run();
    expect(await rowOf(to)).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.any(String) });

    await retryTask.run();
    expect(await rowOf(to)).toMatchObject({ attempts: 1 });

    smtp = await openSmtpPlace({}, port);
    now += minute;
    await Promise.all([retryTask.run(), retryTask.run()]);
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[to]]);
    expect(await rowOf(to)).toMatchObject({
      attempts: 2,
      sent_at: new Date(now).toISOString(),
      body_text: '',
      body_html: '',
      last_error: null,
    });
  });
});

describe('a mail that cannot be delivered', () => {
  it('is tried ever more rarely for three days and then given up', async () => {
    const { retryTask } = deliveryTo(new URL(`smtp://127.0.0.1:${await freePort()}`));
    const to = 'never@example.com';
    const written = now;
    await write(to);
    const waits: number[] = [];
    for (let row = await rowOf(to); row.given_up_at === null; row = await rowOf(to)) {
      await retryTask.run();
      const next = Date.parse((await rowOf(to)).next_attempt_at);
      waits.push((next - now) / minute);
      now = next;
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    const row = await rowOf(to);
    expect(row).toMatchObject({ body_text: '', body_html: '', sent_at: null });
    expect(Date.parse(row.given_up_at) - written).toBeGreaterThanOrEqual(72 * hour);
    expect(Date.parse(row.given_up_at) - written).toBeLessThan(79 * hour);
  });

  it('is given up at once when its mailbox does not exist, and holds no other up', async () => {
    const smtp = await openSmtpPlace({
      onRcptTo: ({ address }, _session, done) =>
        done(address === 'gone@example.com' ? Object.assign(new Error('gone'), { responseCode: 550 }) : null),
    });
    try {
      const { retryTask } = deliveryTo(smtp.url);
      await write('gone@example.com');
      now += 1;
      await write('here@example.com');
      await retryTask.run();
      expect(await rowOf('gone@example.com')).toMatchObject({ attempts: 1, given_up_at: expect.any(String) });
      expect(await rowOf('here@example.com')).toMatchObject({ sent_at: expect.any(String) });
    } finally {
      await smtp.close();
    }
  });
});

describe('the job', () => {
  it('hands a mail over as soon as its cause is committed', async () => {
    const smtp = await openSmtpPlace();
    try {
      await queue.work([deliveryTo(smtp.url).handler]);
      await write('soon@example.com');
      await expect
        .poll(() => smtp.received, { timeout: 20_000 })
        .toMatchObject([{ recipients: ['soon@example.com'] }]);
    } finally {
      await smtp.close();
    }
  });
});
