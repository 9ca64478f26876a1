/** The letters that this feature sends. Every link starts at the configured origin, never at a request's. */
import type { Letter } from '../../platform/mail/letter.ts';

/** @returns the page on which a new password is set */
export function resetLink(publicUrl: URL, token: string): string {
  return `${publicUrl.origin}/reset-password?token=${token}`;
}

export interface Verification {
  token: string;
  /** What the account registered with, null where nobody invited it. */
  invitationToken: string | null;
}

export function verificationLetter(
  name: string,
  publicUrl: URL,
  { token, invitationToken }: Verification,
): Letter {
  const query = new URLSearchParams({
    token,
    ...(invitationToken ? { invitation_token: invitationToken } : {}),
  });
  return {
    subject: 'Confirm your email address',
    name,
    paragraphs: [
      'Welcome to Akada. One step is left: confirm that this address is yours.',
      { label: 'Confirm my address', href: `${publicUrl.origin}/verify-email?${query}` },
      'The link works for 24 hours.',
      'You did not register? Then you need do nothing: without the link the account stays closed.',
    ],
  };
}

export function resetLetter(name: string, publicUrl: URL, token: string): Letter {
  return {
    subject: 'Set a new password',
    name,
    paragraphs: [
      'Somebody, probably you, asked for a new password for your account.',
      { label: 'Set a new password', href: resetLink(publicUrl, token) },
      'The link works once, within 30 minutes. Every device that is signed in will be signed out.',
      'You did not ask? Then you need do nothing: your password stays as it is.',
    ],
  };
}

export function knownAddressLetter(name: string, publicUrl: URL): Letter {
  return {
    subject: 'You already have an account',
    name,
    paragraphs: [
      'Somebody, probably you, tried to register with this address. It has an account already, so nothing was changed.',
      { label: 'Sign in', href: `${publicUrl.origin}/login` },
      'You did not try? Then you need do nothing: nobody was let in.',
    ],
  };
}
