import { links } from '@akada/core/links/links.ts';
import type { NotificationText } from '@akada/core/notifications/entry.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';

/** The last line of each: who gets too many finds where to choose. */
const choice = ({ origin }: URL) => ({
  label: 'Choose which notifications come by email',
  href: `${origin}${links.settingsNotifications()}`,
});

/** One notification by email. Its link leads to what it is about, as in the app. */
export function notificationEmail(
  name: string,
  publicUrl: URL,
  { title, message, link }: NotificationText,
  action: string | null,
): EmailContent {
  return {
    subject: title,
    name,
    paragraphs: [
      message,
      { label: action ?? 'Open it in Akada', href: `${publicUrl.origin}${link}` },
      choice(publicUrl),
    ],
  };
}

/** The digest of a day: all its notifications, the earliest first. */
export function digestEmail(name: string, publicUrl: URL, texts: readonly NotificationText[]): EmailContent {
  const [first, ...others] = texts;
  return {
    subject: first && others.length === 0 ? first.title : `${texts.length} notifications from Akada`,
    name,
    paragraphs: [
      ...texts.map(
        ({ title, message, repeated }) => `${title}: ${message}${repeated === null ? '' : ` (${repeated})`}`,
      ),
      { label: 'See them in Akada', href: `${publicUrl.origin}${links.notifications()}` },
      choice(publicUrl),
    ],
  };
}
