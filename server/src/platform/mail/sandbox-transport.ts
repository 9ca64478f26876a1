import type { Clock } from '../clock/clock.ts';
import { instantOf } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import { sandboxMail } from './mail.tables.ts';
import type { MailTransport } from './transport.ts';

/** Keeps mail in the embedded mailbox, each once however often it is sent. */
export function createSandboxTransport(executor: Executor, clock: Clock): MailTransport {
  return {
    async send({ id, to, subject, text, html }) {
      const sentAt = instantOf(clock.now());
      await executor
        .insert(sandboxMail)
        .values({ id, recipient: to, subject, bodyText: text, bodyHtml: html, sentAt })
        .onConflictDoNothing();
    },
  };
}
