import { createTransport } from 'nodemailer';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** Connects and signs in, and sends nothing. */
export async function findMail({ config }: CommandContext): Promise<Finding> {
  const { mail } = config;
  if (mail.kind === 'none')
    return { ok: true, line: 'none: accounts are verified and reset by this command line' };
  if (mail.kind !== 'smtp') return { ok: true, line: `kept at ${config.publicUrl.origin}/sandbox/mailbox` };

  const server = new URL(mail.url);
  server.port ||= server.protocol === 'smtps:' ? '465' : '587';
  try {
    await createTransport({ url: server.href, connectionTimeout: 10_000, greetingTimeout: 10_000 }).verify();
    return { ok: true, line: `${server.host} takes mail from ${mail.from}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { ok: false, line: `${server.host} does not take mail: ${reason}; check SMTP_URL` };
  }
}
