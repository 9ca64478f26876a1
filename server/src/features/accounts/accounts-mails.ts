/** The letters that this feature sends. Every link starts at the configured origin, never at a request's. */
import type { Letter } from '../../platform/mail/letter.ts';

/** @returns the page on which a new password is set */
export function resetLink(publicUrl: URL, token: string): string {
  return `${publicUrl.origin}/reset-password?token=${token}`;
}

export function verificationLetter(name: string, publicUrl: URL, token: string): Letter {
  return {
    subject: 'Confirm your email address',
    name,
    paragraphs: [
      'Welcome to Akada. One step is left: confirm that this address is yours.',
      { label: 'Confirm my address', href: `${publicUrl.origin}/verify-email?token=${token}` },
      'The link works for 24 hours.',
      'You did not register? Then you need do nothing: without the link the account stays closed.',
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
