/** The emails of a registration. Every link starts at the configured origin, never at a request's. */
import { links } from '@akada/core/links/links.ts';
import type { EmailContent } from '../../../platform/mail/email-content.ts';
import { resetLink } from '../passwords/reset-email.ts';
import { resetLinkMinutes } from '../tokens/one-time-token.ts';

export interface Verification {
  token: string;
  /** The invitation of the registration, null without one. */
  invitationToken: string | null;
  /** True if the address was unknown. */
  isFirst: boolean;
}

export function verificationEmail(
  name: string,
  publicUrl: URL,
  { token, invitationToken, isFirst }: Verification,
): EmailContent {
  const page = links.verifyEmail({
    token,
    ...(invitationToken ? { invitation_token: invitationToken } : {}),
  });
  return {
    subject: 'Confirm your email address',
    name,
    paragraphs: [
      'Welcome to Akada. One step is left: confirm that this address is yours.',
      { label: 'Confirm my address', href: new URL(page, publicUrl).href },
      'The link works for 24 hours.',
      ...(isFirst ? [] : [oneCounts]),
      'If you did not register, do not open the link. It would confirm a password that you do not know.',
    ],
  };
}

const oneCounts =
  'This address was registered more than once and never confirmed. The registration whose link you open counts: its password stays, and we remove the others.';

export function severalRegistrationsEmail(name: string, publicUrl: URL, token: string): EmailContent {
  return {
    subject: 'Confirm your email address',
    name,
    paragraphs: [
      'This address was registered more than once. Set a password now: this confirms the address and removes everything that was entered before.',
      { label: 'Set my password', href: resetLink(publicUrl, token) },
      `The link works once, within ${resetLinkMinutes} minutes.`,
      'If you did not ask, you do not need to do anything. The account stays closed until someone opens the link.',
    ],
  };
}

export function knownAddressEmail(name: string, publicUrl: URL): EmailContent {
  return {
    subject: 'You already have an account',
    name,
    paragraphs: [
      'Someone, probably you, tried to register with this address. It has an account already, so nothing was changed.',
      { label: 'Sign in', href: new URL(links.login(), publicUrl).href },
      'If this was not you, you do not need to do anything. No one was let in.',
    ],
  };
}
