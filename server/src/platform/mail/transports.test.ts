/** Tests the promises of every transport, and the additions of each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { systemClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { openMailTransport } from './open-mail-transport.ts';
import { readSandboxMailbox } from './sandbox-mailbox.ts';
import { openTestSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';
import { type MailMessage, MailRefused, type MailTransport } from './transport.ts';

const from = 'Akada <no-reply@akada.test>';

let testDatabase: TestDatabase;
let database: Database;
let smtp: TestSmtpServer;
let transports: Record<'smtp' | 'sandbox' | 'none', MailTransport>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, createLog('silent'));
  smtp = await openTestSmtpServer({
    onRcptTo({ address }, _session, done) {
      const refusals: Record<string, number> = { 'gone@example.com': 550, 'later@example.com': 451 };
      const responseCode = refusals[address];
      done(responseCode ? Object.assign(new Error('not here'), { responseCode }) : null);
    },
  });
  transports = {
    smtp: openMailTransport({ kind: 'smtp', url: smtp.url, from }, database.db, systemClock),
    sandbox: openMailTransport({ kind: 'sandbox', from }, database.db, systemClock),
    none: openMailTransport({ kind: 'none', from }, database.db, systemClock),
  };
});

afterAll(async () => {
  await smtp.close();
  await database.close();
  await testDatabase.drop();
});

function messageTo(to: string): MailMessage {
  return { id: newId(), to, subject: 'Grüße, 你好', text: 'A\n.\nB', html: '<p>A</p>' };
}

/** Subjects of the mails that arrived at an address. */
async function arrived(kind: 'smtp' | 'sandbox', to: string): Promise<string[]> {
  if (kind === 'sandbox') return (await readSandboxMailbox(database.db, to)).map(({ subject }) => subject);

  const mails = smtp.received.filter(({ recipients }) => recipients.includes(to));
  return mails.map(({ headers }) => decodedSubject(headers.get('subject') ?? ''));
}

describe.for(['smtp', 'sandbox'] as const)('%s', (kind) => {
  it('hands a mail to its one recipient', async () => {
    const to = `${newId()}@example.com`;
    await transports[kind].send(messageTo(to));
    expect(await arrived(kind, to)).toEqual(['Grüße, 你好']);
  });

  it('takes an address for one address, whatever is in it', async () => {
    const to = `"eve@example.com, bob"@example.com`;
    await transports[kind].send(messageTo(to)).catch(() => {});
    expect(await arrived(kind, 'eve@example.com')).toEqual([]);
  });

  it('lets no line break out of subject or address', async () => {
    const victim = `victim-${kind}@example.com`;
    const to = `${newId()}@example.com`;
    await transports[kind].send({ ...messageTo(to), subject: `Hi\r\nBcc: ${victim}` });
    await transports[kind].send(messageTo(`${to}\r\nRCPT TO:<${victim}>`)).catch(() => {});
    expect(await arrived(kind, victim)).toEqual([]);
  });
});

describe('none', () => {
  it('drops every mail', async () => {
    await expect(transports.none.send(messageTo('ada@example.com'))).resolves.toBeUndefined();
  });
});

describe('the sandbox', () => {
  it('stores a mail once, however often it is sent', async () => {
    const message = messageTo(`${newId()}@example.com`);
    await Promise.all([transports.sandbox.send(message), transports.sandbox.send(message)]);
    expect(await arrived('sandbox', message.to)).toHaveLength(1);
  });
});

describe('SMTP', () => {
  it('names the sender, and marks a repetition as the same mail that no machine shall answer', async () => {
    const message = messageTo(`${newId()}@example.com`);
    await transports.smtp.send(message);
    const headers = smtp.received.at(-1)?.headers;
    expect(headers?.get('from')).toBe('Akada <no-reply@akada.test>');
    expect(headers?.get('to')).toBe(message.to);
    expect(headers?.get('message-id')).toBe(`<${message.id}@akada.test>`);
    expect(headers?.get('auto-submitted')).toBe('auto-generated');
  });

  it('distinguishes a missing mailbox from a busy one', async () => {
    await expect(transports.smtp.send(messageTo('gone@example.com'))).rejects.toBeInstanceOf(MailRefused);
    const busy = await transports.smtp.send(messageTo('later@example.com')).catch((error: unknown) => error);
    expect(busy).toBeInstanceOf(Error);
    expect(busy).not.toBeInstanceOf(MailRefused);
  });

  it('signs in with the name and the password of the address', async () => {
    const server = await openTestSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us@er' && password === 'p:ss'
          ? done(null, { user: username })
          : done(new Error('wrong password')),
    });
    try {
      const right = new URL(`smtp://us%40er:p%3Ass@${server.url.host}`);
      const wrong = new URL(`smtp://us%40er:wrong@${server.url.host}`);
      const send = (url: URL) =>
        openMailTransport({ kind: 'smtp', url, from }, database.db, systemClock).send(
          messageTo('a@example.com'),
        );
      await send(right);
      expect(server.received).toHaveLength(1);
      await expect(send(wrong)).rejects.not.toBeInstanceOf(MailRefused);
    } finally {
      await server.close();
    }
  });
});

/** Encoded words (RFC 2047) in base64 or quoted-printable, as UTF-8. */
function decodedSubject(subject: string): string {
  return subject
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, form: string, text: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replace(/_/g, '%20').replace(/=/g, '%')),
    );
}
