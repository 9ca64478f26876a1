/** Turns events into notifications: in the app, by mail at once, or in the mail of the day. */
import { isLocked, waysOf } from '@akada/core/notifications/preferences.ts';
import { writeNotification } from '@akada/core/notifications/texts.ts';
import { nextLocalHour } from '@akada/core/time/next-local-hour.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { EventListener } from '../../platform/outbox/dispatch.ts';
import { type Contact, contactOf } from '../accounts/accounts-contact.service.ts';
import { newsOf } from './news-of-event.ts';
import { newsLetter } from './notification-mails.ts';
import { findWays, wantsDigest } from './notification-preferences.repo.ts';
import { insertNotification } from './notifications.repo.ts';
import type { NotificationRow } from './notifications.tables.ts';

/** The hour of the day, where the person lives, at which the mail of the day is written. */
const digestHour = 7;

export interface NewsPorts {
  clock: Clock;
  mailer: Mailer;
  publicUrl: URL;
}

export function createNotificationNews(ports: NewsPorts): EventListener {
  return async (tx, event) => {
    const news = newsOf(event);
    const contact = news && (await contactOf(tx, event.userId));
    if (!contact) return;

    const ways = news.always
      ? { inApp: true, email: true }
      : waysOf(news.type, await findWays(tx, event.userId, news.type));
    const mailed = ways.email && mayBeMailed(ports.mailer, contact, news.type);
    if (!ways.inApp && !mailed) return;

    const { now } = ports.clock;
    const waits = mailed && (await waitsForDigest(tx, event.userId, news.type));
    const row: NotificationRow = {
      ...writeNotification(news.type, news.facts as never),
      id: newId(),
      userId: event.userId,
      type: news.type,
      eventId: event.id,
      createdAt: instantOf(now()),
      readAt: null,
      inApp: ways.inApp,
      digestAt: waits ? instantOf(nextLocalHour(now(), contact.timeZone, digestHour)) : null,
    };
    if (!(await insertNotification(tx, row))) return;

    if (row.inApp) await publishHint(tx, row.userId, { topic: 'notification', id: row.id });
    if (mailed && !waits) await mailAtOnce(tx, ports, contact, row);
  };
}

/** An address that nobody has confirmed may be a stranger's: it hears of a changed password and nothing else. */
function mayBeMailed({ delivers }: Mailer, contact: Contact, type: NotificationRow['type']): boolean {
  return delivers && (contact.verified || type === 'PASSWORD_CHANGED');
}

/** News about the account's safety are worth nothing a day later. */
async function waitsForDigest(
  tx: Transaction,
  userId: string,
  type: NotificationRow['type'],
): Promise<boolean> {
  return !isLocked(type) && type !== 'SYSTEM' && wantsDigest(tx, userId);
}

async function mailAtOnce(
  tx: Transaction,
  { mailer, publicUrl }: NewsPorts,
  { email, fullName }: Contact,
  row: NotificationRow,
): Promise<void> {
  await mailer.enqueue(tx, { to: email, letter: newsLetter(fullName, publicUrl, row), once: row.id });
}
