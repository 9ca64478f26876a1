import type { Letter } from '../../platform/mail/letter.ts';
import type { NotificationRow } from './notifications.tables.ts';

type Told = Pick<NotificationRow, 'title' | 'message'>;

const choice = 'You choose in your settings which news come by mail.';

/** One piece of news by mail. The button leads to the list, which knows what each release has a page for. */
export function newsLetter(name: string, publicUrl: URL, { title, message }: Told): Letter {
  return {
    subject: title,
    name,
    paragraphs: [message, { label: 'See it in Akada', href: `${publicUrl.origin}/notifications` }, choice],
  };
}

/** The mail of the day: everything of it, the earliest first. */
export function digestLetter(name: string, publicUrl: URL, news: readonly Told[]): Letter {
  const [first, ...others] = news;
  return {
    subject: others.length === 0 ? (first?.title ?? 'Your news') : `${news.length} news from Akada`,
    name,
    paragraphs: [
      ...news.map(({ title, message }) => `${title}: ${message}`),
      { label: 'See them in Akada', href: `${publicUrl.origin}/notifications` },
      choice,
    ],
  };
}
