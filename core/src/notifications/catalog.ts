/** Derives types, settings, and the text of a stored row from the entries that the features add. */
import { links } from '../links/links.ts';
import type { NotificationCategory, NotificationEntry, NotificationText } from './entry.ts';

/** The text of one type in the settings. */
export interface NotificationTypeSettings {
  /** The name on the wire. */
  type: string;
  category: NotificationCategory;
  label: string;
  /** True when no entry of the type can be switched off. */
  locked: boolean;
  /** True if any of it is mailed by default. */
  mailed: boolean;
}

/** The stored content of a notification. */
export interface StoredNotification {
  type: string;
  /** Key of the entry, null if the row has no content. */
  entry: string | null;
  facts: unknown;
  /** The number of its events. */
  times: number;
}

/** All that people are notified of. */
export interface NotificationCatalog {
  /** One row for each type that is produced, in the order of the entries. */
  types: readonly NotificationTypeSettings[];
  /** @returns undefined for a type that this version does not produce */
  settingsOf(type: string): NotificationTypeSettings | undefined;
  /** @returns what a person reads of a stored notification, whichever version wrote it */
  describe(storedNotification: StoredNotification): NotificationText;
  /** @returns the label of the button of an entry's notifications; null if it has none */
  getAction(entry: string | null): string | null;
}

/** @param entries of every feature; entries that share a type agree on category and label */
export function getCatalog(entries: readonly NotificationEntry[]): NotificationCatalog {
  const types = entries
    .filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index)
    .map(({ id, category, label }) => ({
      type: id,
      category,
      label,
      locked: entries.every((entry) => entry.id !== id || entry.locked),
      mailed: entries.some((entry) => entry.id === id && entry.mailed),
    }));
  const getSettings = (type: string) => types.find((row) => row.type === type);

  return {
    types,
    settingsOf: getSettings,
    getAction: (key) => entries.find((candidate) => candidate.key === key)?.action ?? null,
    // Rows outlive the version that wrote them: a deleted entry or facts that no longer fit still give a
    // text.
    describe({ type, entry: key, facts, times }) {
      const entry = entries.find((candidate) => candidate.key === key);
      return (
        entry?.describe(facts, times) ?? {
          title: entry?.label ?? getSettings(type)?.label ?? 'Notification',
          message: 'The details of this notification can no longer be shown.',
          link: links.notifications(),
          repeated: null,
        }
      );
    },
  };
}
