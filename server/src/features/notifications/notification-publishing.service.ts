/** Turns events into notifications: in the app, by email immediately, or in the digest of the day. */
import { accountNotifications } from '@akada/core/notifications/account.ts';
import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import type { NotificationEntry } from '@akada/core/notifications/entry.ts';
import { gamificationTypes, getChannels } from '@akada/core/notifications/preferences.ts';
import { nextLocalHour } from '@akada/core/time/next-local-hour.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { MailCalendar } from '../../platform/mail/transport.ts';
import type { MailReader, NotificationBinding } from '../../platform/module/notify-of.ts';
import { type EventListener, on } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Contact, getContact, getGamification, settingsSaved } from '../accounts/accounts.ts';
import { notificationEmail } from './notification-emails.ts';
import { findChannels, wantsDigest } from './notification-preferences.repo.ts';
import { getText } from './notifications.present.ts';
import { insertNotification, removeTypes } from './notifications.repo.ts';
import type { NotificationRow } from './notifications.tables.ts';
import { type NotificationCause, updateUnread } from './repeated-notifications.repo.ts';

/** The hour of the day, where the reader lives, at which the digest is written. */
const digestHour = 7;

/** Later news of the same cause is a new notification. */
const repeatMs = 24 * 60 * 60_000;

type PublishingDeps = Pick<Platform, 'clock' | 'mailer'> & { publicUrl: URL; catalog: NotificationCatalog };

/** One event as the notification that it becomes. */
interface PendingNotification {
  eventId: number;
  userId: string;
  entry: NotificationEntry;
  facts: object;
  calendarFor(reader: MailReader): MailCalendar | null;
}

/** @returns a listener for each event that people are notified of */
export function createNotificationPublishing(
  deps: PublishingDeps,
  bindings: readonly NotificationBinding[],
): EventListener[] {
  return bindings.map(({ event, entry, factsOf, calendarOf }) =>
    on(event, (tx, happened) => {
      const { id: eventId, userId } = happened;
      const getCalendar = (reader: MailReader) => calendarOf?.(happened, reader) ?? null;
      return publish(tx, deps, {
        eventId,
        userId,
        entry,
        facts: factsOf(happened),
        calendarFor: getCalendar,
      });
    }),
  );
}

/** @returns the listener that removes what is a game from an account that does not want to see it any more */
export function forgettingGames(): EventListener {
  return on(settingsSaved, async (tx, { userId }) => {
    if (!(await getGamification(tx, userId)).minimised) return;
    if (await removeTypes(tx, userId, gamificationTypes))
      await publishHint(tx, userId, { topic: 'notification', id: null });
  });
}

async function publish(tx: Transaction, deps: PublishingDeps, pending: PendingNotification): Promise<void> {
  const { userId, entry } = pending;
  const contact = await getContact(tx, userId);
  if (!contact || (gamificationTypes.includes(entry.id) && (await getGamification(tx, userId)).minimised))
    return;

  const channels = getChannels(entry, await findChannels(tx, userId, entry.id));
  const mailed = channels.email && mayBeMailed(deps.mailer, contact, entry);
  if (!channels.inApp && !mailed) return;

  const calendar = mailed ? pending.calendarFor(contact) : null;
  // Tomorrow morning would be too late for calendar changes and for deadlines.
  const atOnce = entry.locked || entry.urgent === true || calendar !== null;
  const inDigest = mailed && !atOnce && (await wantsDigest(tx, userId));
  const now = deps.clock.now();
  const row: NotificationRow = {
    ...getContent(pending),
    createdAt: getInstant(now),
    readAt: null,
    deletedAt: null,
    inApp: channels.inApp,
    times: 1,
    digestAt: inDigest ? getInstant(nextLocalHour(now, contact.timeZone, digestHour)) : null,
  };
  const cause = findCause(pending, now);
  const repeated = cause && (await updateUnread(tx, row, cause));
  // A redelivered event has its notification already.
  if (repeated === null && !(await insertNotification(tx, row))) return;

  if (row.inApp) await publishHint(tx, userId, { topic: 'notification', id: repeated?.id ?? row.id });
  // The first mail about a cause is enough, except if each one asks its reader to act in time.
  const isMailDue = repeated === null || (repeated.isNewer && atOnce);
  if (mailed && !inDigest && isMailDue) await sendEmail(tx, deps, contact, { row, calendar });
}

function findCause(
  { entry: { causeFact }, facts }: PendingNotification,
  now: number,
): NotificationCause | null {
  if (causeFact === undefined) return null;
  const since = getInstant(now - repeatMs);
  if (causeFact === null) return { fact: null, since };
  const value: unknown = new Map(Object.entries(facts)).get(causeFact);
  return typeof value === 'string' ? { fact: { name: causeFact, value }, since } : null;
}

function getContent({ userId, eventId, entry, facts }: PendingNotification) {
  const { id: type, key } = entry;
  return { id: newId(), userId, eventId, type, entry: key, facts, title: null, message: null, link: null };
}

/** An unconfirmed address may belong to a stranger: it is warned of a changed password and of nothing else. */
const warnings: readonly string[] = [
  accountNotifications.passwordChanged.key,
  accountNotifications.linkHandedOver.key,
  accountNotifications.handedLinkUsed.key,
];

function mayBeMailed({ delivers }: Mailer, { verified }: Contact, { key }: NotificationEntry): boolean {
  return delivers && (verified || warnings.includes(key));
}

async function sendEmail(
  tx: Transaction,
  { mailer, publicUrl, catalog }: PublishingDeps,
  { email, fullName }: Contact,
  { row, calendar }: { row: NotificationRow; calendar: MailCalendar | null },
): Promise<void> {
  const content = notificationEmail(fullName, publicUrl, getText(catalog, row), catalog.getAction(row.entry));
  await mailer.enqueue(tx, { to: email, content, calendar });
}
