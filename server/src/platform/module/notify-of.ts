import type { NotificationEntry, NotificationType } from '@akada/core/notifications/entry.ts';
import type { MailCalendar } from '../mail/transport.ts';
import type { EventDeclaration, FactsSchema, Happened } from '../outbox/event.ts';

/** An event that people are notified of, and the entry that says what they read. */
export interface NotificationBinding {
  event: EventDeclaration;
  entry: NotificationEntry;
  factsOf(happened: Happened<FactsSchema>): object;
  /** The calendar part of the mail to this reader; absent if the entry has none. */
  calendarOf?: ((happened: Happened<FactsSchema>, reader: MailReader) => MailCalendar | null) | undefined;
}

/** The recipient of a mail. */
export interface MailReader {
  email: string;
  fullName: string;
}

/**
 * Binds an entry to an event. Facts that the entry does not take, or that the event lacks, do not compile.
 *
 * @param getFacts creates the facts that are stored with the notification
 * @param calendarOf creates the calendar part of its mail, which is then sent immediately
 */
export function notifyOf<Schema extends FactsSchema, Facts extends object>(
  event: EventDeclaration<Schema>,
  entry: NotificationEntry<NotificationType, Facts>,
  getFacts: (happened: Happened<Schema>) => NoInfer<Facts>,
  calendarOf?: (happened: Happened<Schema>, reader: MailReader) => MailCalendar | null,
): NotificationBinding {
  // The listener is bound to this very event, so what it gets are facts of this schema.
  const make = getFacts as NotificationBinding['factsOf'];
  return { event, entry, factsOf: make, calendarOf: calendarOf as NotificationBinding['calendarOf'] };
}
