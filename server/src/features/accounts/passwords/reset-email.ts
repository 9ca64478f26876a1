import { links } from '@akada/core/links/links.ts';
import type { EmailContent } from '../../../platform/mail/email-content.ts';

/** @returns the page on which a new password is set, at the configured origin and never at a request's */
export function resetLink(publicUrl: URL, token: string): string {
  return new URL(links.resetPassword({ token }), publicUrl).href;
}

export function resetEmail(name: string, publicUrl: URL, token: string): EmailContent {
  return {
    subject: 'Set a new password',
    name,
    paragraphs: [
      'Someone, probably you, asked for a new password for your account.',
      { label: 'Set a new password', href: resetLink(publicUrl, token) },
      'The link works once, within 30 minutes. Every device that is signed in will be signed out.',
      'If you did not ask, you do not need to do anything. Your password stays as it is.',
    ],
  };
}
