import { importLinkDays } from '@akada/contract/observers/admin.ts';
import type { EmailContent } from '../../../platform/mail/email-content.ts';

/** The mail to a person for whom an administrator made an account. */
export function accountInvitation(name: string, link: string): EmailContent {
  return {
    subject: 'Your Akada account is ready',
    name,
    paragraphs: [
      'An administrator has made an account for you. Choose a password, then sign in with this address.',
      { label: 'Choose a password', href: link },
      `The link works once, within ${importLinkDays} days.`,
    ],
  };
}
