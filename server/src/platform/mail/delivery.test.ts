import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { untilWaiting } from '../../testing/postgres/until-waiting.ts';
import { freePort } from '../../testing/product-process.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { openQueue, type Queue } from '../queue/queue.ts';
import type { LeasedWork } from '../work/leased-work.ts';
import { createMailDelivery } from './delivery.ts';
import { mailWork } from './mail.repo.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { openTestSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';
import type { MailTransport } from './transport.ts';

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
  queue = await openQueue(testDatabase.connection, log);
  await queue.declare([mailWork.job]);
  mailer = createMailer({ kind: 'smtp', queue, clock });
});

afterAll(async () => {
  await queue.close(0);
  await database.close();
  await testDatabase.drop();
});

const content = { subject: 'Hi', name: 'Ada', paragraphs: ['https://akada.test/secret'] };

const write = (to: string) => database.transaction((tx) => mailer.enqueue(tx, { to, content }));

async function getRow(to: string) {
  const { rows } = await database.pool.query('SELECT * FROM mail_outbox WHERE recipient = $1', [to]);
  return rows[0];
}

const waitingJobs = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail.deliver'",
  );
  return rows[0].count;
};

const deliveryBy = (transport: MailTransport) =>
  createMailDelivery({ database, queue, clock, transport, log });

const transportTo = (smtp: URL) => createSmtpTransport(smtp, 'Akada <no-reply@akada.test>');

const deliveryTo = (smtp: URL) => deliveryBy(transportTo(smtp));

const noSignal = new AbortController().signal;

/** Runs what workers run: the periodic task once, and each job that waits once on every worker. */
async function workOff(...workers: LeasedWork[]): Promise<void> {
  await Promise.all(workers.map(({ resendTask }) => resendTask.run()));
  const { rows } = await database.pool.query(
    "DELETE FROM pgboss.job WHERE name = 'mail.deliver' RETURNING data",
  );
  for (const { data } of rows) {
    await Promise.all(workers.map(({ handler }) => handler.run(data, { signal: noSignal })));
  }
}

/** Moves the clock past the lease of a mail, which is the wait until its next attempt. @returns the wait */
async function untilNextAttempt(to: string): Promise<number> {
  const wait = Date.parse((await getRow(to)).lease_until) - now;
  now += wait + 1;
  return wait;
}

describe('writing a mail', () => {
  it('is undone with its cause, mail and job', async () => {
    const jobs = await waitingJobs();
    const failed = database.transaction(async (tx) => {
      await mailer.enqueue(tx, { to: 'undone@example.com', content });
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    expect(await getRow('undone@example.com')).toBeUndefined();
    expect(await waitingJobs()).toBe(jobs);
  });

  it('is a new mail each time, with a separate job', async () => {
    const jobs = await waitingJobs();
    await write('twice@example.com');
    await write('twice@example.com');
    expect(await waitingJobs()).toBe(jobs + 2);
    await database.pool.query("DELETE FROM mail_outbox; DELETE FROM pgboss.job WHERE name = 'mail.deliver'");
  });
});

describe('a mail server that is down at first', () => {
  let smtp: TestSmtpServer | undefined;

  afterAll(() => smtp?.close());

  it('gets the mail once it is back, and the secret in it is stored nowhere', async () => {
    const port = await freePort();
    const delivery = deliveryTo(new URL(`smtp://127.0.0.1:${port}`));
    const to = 'patient@example.com';
    await write(to);

    await workOff(delivery);
    const tried = await getRow(to);
    expect(tried).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.any(String) });

    await delivery.attempt(tried.id, noSignal);
    await workOff(delivery);
    expect(await getRow(to)).toMatchObject({ attempts: 1 });

    smtp = await openTestSmtpServer({}, port);
    expect(await untilNextAttempt(to)).toBe(minute);
    await workOff(delivery, delivery);
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[to]]);
    expect(await getRow(to)).toMatchObject({
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
    const delivery = deliveryTo(new URL(`smtp://127.0.0.1:${await freePort()}`));
    const to = 'never@example.com';
    const written = now;
    await write(to);
    await workOff(delivery);
    const waits: number[] = [];
    while ((await getRow(to)).given_up_at === null) {
      waits.push((await untilNextAttempt(to)) / minute);
      await workOff(delivery);
    }
    const sixHours = Array.from({ length: 11 }, () => 360);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...sixHours]);
    const row = await getRow(to);
    expect(row).toMatchObject({ attempts: 21, body_text: '', body_html: '', sent_at: null });
    expect(row.last_error).toContain('ECONNREFUSED');
    expect(Date.parse(row.given_up_at) - written).toBeGreaterThanOrEqual(72 * hour);
    expect(Date.parse(row.given_up_at) - written).toBeLessThan(79 * hour);
  });

  it('is given up immediately if its mailbox does not exist, and delays no other', async () => {
    const smtp = await openTestSmtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === 'gone@example.com' ? Object.assign(new Error('gone'), { responseCode: 550 }) : null),
    });
    try {
      await write('gone@example.com');
      await write('here@example.com');
      await workOff(deliveryTo(smtp.url));
      expect(await getRow('gone@example.com')).toMatchObject({
        attempts: 1,
        given_up_at: expect.any(String),
      });
      expect(await getRow('here@example.com')).toMatchObject({ sent_at: expect.any(String) });
    } finally {
      await smtp.close();
    }
  });
});

describe('two workers that read a mail at the same moment', () => {
  it('send it once', async () => {
    const smtp = await openTestSmtpServer();
    const { attempt } = deliveryTo(smtp.url);
    const to = 'contended@example.com';
    await write(to);
    const { id } = await getRow(to);
    const barrier = await database.pool.connect();
    try {
      await barrier.query('BEGIN');
      await barrier.query('SELECT 1 FROM mail_outbox WHERE recipient = $1 FOR UPDATE', [to]);
      const rounds = Promise.all([attempt(id, noSignal), attempt(id, noSignal)]);
      expect(await untilWaiting(database.pool, 2, rounds)).toBe(true);
      await barrier.query('COMMIT');
      await rounds;
      expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[to]]);
      expect(await getRow(to)).toMatchObject({ attempts: 1, sent_at: expect.any(String) });
    } finally {
      await barrier.query('ROLLBACK');
      barrier.release();
      await smtp.close();
    }
  });
});

describe('a worker that dies when the server has taken the mail', () => {
  const dieAfter = (transport: MailTransport): MailTransport => ({
    async send(message) {
      await transport.send(message);
      return new Promise<void>(() => {});
    },
  });

  it('leaves it to be sent once more after its lease, under the same Message-ID', async () => {
    const smtp = await openTestSmtpServer();
    try {
      const to = 'twice@example.com';
      await write(to);
      const { id } = await getRow(to);
      void deliveryBy(dieAfter(transportTo(smtp.url))).attempt(id, noSignal);
      await expect.poll(() => smtp.received).toHaveLength(1);

      const delivery = deliveryTo(smtp.url);
      await workOff(delivery);
      expect(smtp.received).toHaveLength(1);

      await untilNextAttempt(to);
      await workOff(delivery, delivery);
      const messageIds = smtp.received.map(({ headers }) => headers.get('message-id'));
      expect(messageIds).toEqual([`<${id}@akada.test>`, `<${id}@akada.test>`]);
      expect(await getRow(to)).toMatchObject({ attempts: 2, status: 'sent' });
    } finally {
      await smtp.close();
    }
  });

  it('does not have it sent again when it answers after all, however late', async () => {
    const smtp = await openTestSmtpServer();
    const answered = Promise.withResolvers<void>();
    const slow = { send: () => answered.promise };
    try {
      const to = 'slow@example.com';
      await write(to);
      const { id } = await getRow(to);
      const slowAttempt = deliveryBy(slow).attempt(id, noSignal);
      await expect.poll(async () => (await getRow(to)).status).toBe('sending');
      await untilNextAttempt(to);
      const delivery = deliveryTo(smtp.url);
      await delivery.resendTask.run();
      answered.resolve();
      await slowAttempt;

      await workOff(delivery);
      expect(smtp.received).toEqual([]);
      expect(await getRow(to)).toMatchObject({ attempts: 1, status: 'sent', body_text: '' });
    } finally {
      await smtp.close();
    }
  });
});

describe('the job', () => {
  it('hands a mail over as soon as its cause is committed', async () => {
    const smtp = await openTestSmtpServer();
    try {
      await queue.work([deliveryTo(smtp.url).handler]);
      await write('soon@example.com');
      await expect.poll(() => smtp.received).toMatchObject([{ recipients: ['soon@example.com'] }]);
    } finally {
      await smtp.close();
    }
  });
});
