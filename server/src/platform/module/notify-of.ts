import type { NotificationEntry } from '@akada/core/notifications/entry.ts';
import type { EventDeclaration, FactsSchema, Happened } from '../outbox/event.ts';

/** An event that people are notified of, and the entry that says what they read. */
export interface NotificationBinding {
  event: EventDeclaration;
  entry: NotificationEntry;
  factsOf(happened: Happened<FactsSchema>): object;
}

/**
 * Binds an entry to an event. Facts that the entry does not take, or that the event does not have, do not compile.
 * @param factsOf makes the facts that are stored with the notification
 */
export function notifyOf<Schema extends FactsSchema, Facts extends object>(
  event: EventDeclaration<Schema>,
  entry: NotificationEntry<string, Facts>,
  factsOf: (happened: Happened<Schema>) => NoInfer<Facts>,
): NotificationBinding {
  // The listener is bound to this very event, so what it gets are facts of this schema.
  return { event, entry, factsOf: factsOf as NotificationBinding['factsOf'] };
}
