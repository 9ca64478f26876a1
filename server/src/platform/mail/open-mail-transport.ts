import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import type { MailConfig } from '../config/config.ts';
import type { Executor } from '../database/database.ts';
import { sandboxMail } from './mail.tables.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Drops every mail: an instance that now has no mail may have had a transport before, and rows still wait. */
const noTransport: MailTransport = { send: async () => {} };

/**
 * @param executor where the sandbox stores its mail
 * @returns the transport that the configuration names
 */
export function openMailTransport(mail: MailConfig, executor: Executor, clock: Clock): MailTransport {
  if (mail.kind === 'smtp') return createSmtpTransport(mail.url, mail.from);
  if (mail.kind === 'sandbox') return createSandboxTransport(executor, clock);
  return noTransport;
}

/** Stores mail in the embedded mailbox, each once however often it is sent. */
export function createSandboxTransport(executor: Executor, clock: Clock): MailTransport {
  return {
    async send({ id, to, subject, text, html, calendar }) {
      const sentAt = getInstant(clock.now());
      await executor
        .insert(sandboxMail)
        .values({ id, recipient: to, subject, bodyText: text, bodyHtml: html, calendar, sentAt })
        .onConflictDoNothing();
    },
  };
}
