import { links } from '@akada/core/links/links.ts';
import type { NotificationText } from '@akada/core/notifications/entry.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';

const choice = 'You choose in your settings which notifications come by email.';

/** One notification by email. Its button leads to the list, so that reading it there marks it as read. */
export function notificationEmail(
  name: string,
  publicUrl: URL,
  { title, message }: NotificationText,
): EmailContent {
  return {
    subject: title,
    name,
    paragraphs: [message, { label: 'See it in Akada', href: listAt(publicUrl) }, choice],
  };
}

/** The digest of a day: all its notifications, the earliest first. */
export function digestEmail(name: string, publicUrl: URL, texts: readonly NotificationText[]): EmailContent {
  const [first, ...others] = texts;
  return {
    subject: first && others.length === 0 ? first.title : `${texts.length} notifications from Akada`,
    name,
    paragraphs: [
      ...texts.map(({ title, message }) => `${title}: ${message}`),
      { label: 'See them in Akada', href: listAt(publicUrl) },
      choice,
    ],
  };
}

const listAt = ({ origin }: URL) => `${origin}${links.notifications()}`;
