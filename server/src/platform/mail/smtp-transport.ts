import { isLoopback } from '../http/cookie-names.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/**
 * Hands mail to an SMTP server, one connection each.
 * @param url `smtps:` for TLS from the first byte, `smtp:` for STARTTLS where the server offers it
 * @param from `Name <box@host>` or `box@host`
 */
export function createSmtpTransport(url: URL, from: string): MailTransport {
  const sender = getSender(from);
  const messageHost = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  const options = smtpOptions(url);

  return {
    async send({ id, to, subject, text, html, calendar }) {
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport(options).sendMail({
          // As objects: a string would be parsed as a list of addresses.
          from: sender,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text } }),
          messageId: `<${id}@${messageHost}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isRefusedForGood(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

function smtpOptions(url: URL) {
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    auth,
    // An attacker on the line could hide STARTTLS and read the password.
    requireTLS: auth !== undefined && !isLoopback(host),
    // Together less than the minute after which the next attempt may begin.
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function getSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*)<(.+)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

/** A 5xx about the recipient is final. One about us, such as a wrong password, is mended some day. */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
