import type { Clock } from '../clock/clock.ts';
import type { MailConfig } from '../config/config.ts';
import type { Executor } from '../database/database.ts';
import { createSandboxTransport } from './sandbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Lets go of every mail: the place that now has no mail may have had some, and it waited. */
const noTransport: MailTransport = { send: async () => {} };

/**
 * @param executor where the sandbox keeps its mail
 * @returns the transport that the configuration names
 */
export function openMailTransport(mail: MailConfig, executor: Executor, clock: Clock): MailTransport {
  if (mail.kind === 'smtp') return createSmtpTransport(mail.url, mail.from);
  if (mail.kind === 'sandbox') return createSandboxTransport(executor, clock);
  return noTransport;
}
