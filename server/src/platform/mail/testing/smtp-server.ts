/** A real SMTP server for tests, and what arrived there. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Envelope recipients. */
  recipients: string[];
  /** Headers by lower-case name, unfolded. */
  headers: Map<string, string>;
  source: string;
}

export interface TestSmtpServer {
  url: URL;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** @param port a free one by default */
export async function openTestSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, headers: makeHeaders(source), source });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;

  return {
    url: new URL(`smtp://127.0.0.1:${address.port}`),
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function makeHeaders(source: string): Map<string, string> {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}
