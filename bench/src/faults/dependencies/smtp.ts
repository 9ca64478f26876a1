import { setTimeout as pause } from 'node:timers/promises';
import { forgotPassword } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import { openTestSmtpServer } from '../../../../server/src/platform/mail/testing/smtp-server.ts';
import { openFaultProxy, smtpRefusal } from '../fault-proxy.ts';
import { answerOf, type Dependency, inTurns, type UseAnswer } from './dependency.ts';

/** Requests a link for a lost password. */
export function askForLink(origin: string, email: string): Promise<UseAnswer> {
  return answerOf(() =>
    fetch(origin + apiBase + forgotPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );
}

/** Mail: people request a link that sets a new password. Every acknowledged mail must arrive. */
export async function openSmtp(): Promise<Dependency> {
  const server = await openTestSmtpServer();
  const proxy = await openFaultProxy(
    () => ({ port: Number(server.url.port), host: '127.0.0.1' }),
    smtpRefusal,
  );
  const next = inTurns();
  const promised = new Set<string>();
  const missing = () => {
    const arrived = new Set(server.received.flatMap(({ recipients }) => recipients));
    return [...promised].filter((address) => !arrived.has(address));
  };

  return {
    name: 'SMTP',
    settings: { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` },
    // The first wait is a minute; the sweep that ends it comes every 30 s.
    backWithin: 100,
    answerWithin: 1_000,
    prepare: async () => {},
    inject: (kind) => proxy.set(kind),
    heal: () => proxy.set(null),
    async use({ origin, students }) {
      const { email } = next(students);
      const answer = await askForLink(origin, email);
      if (answer.status === 202) promised.add(email);
      return answer;
    },
    async recovered() {
      while (missing().length > 0) await pause(100);
    },
    lost: async () => missing().length,
    async close() {
      await proxy.close();
      await server.close();
    },
  };
}
