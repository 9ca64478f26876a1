/** The channels of notifications. */
import type { NotificationEntry } from './entry.ts';

/** The channels of one notification; none of them is silence. */
export interface Channels {
  inApp: boolean;
  email: boolean;
}

/** The reader's choice for a type; null for a channel that was left as it is. */
export type ChosenChannels = { [Channel in keyof Channels]: boolean | null };

/** Types that are a game: an account that minimises gamification has none of them. */
export const gamificationTypes: readonly string[] = ['ACHIEVEMENT'];

/**
 * @param selectedChannels by the reader, null if nothing was
 * @returns the channels of an entry, or of a type in the settings
 */
export function getChannels(
  { locked, mailed }: Pick<NotificationEntry, 'locked' | 'mailed'>,
  selectedChannels: ChosenChannels | null,
): Channels {
  if (locked) return { inApp: true, email: true };

  return { inApp: selectedChannels?.inApp ?? true, email: selectedChannels?.email ?? mailed };
}
