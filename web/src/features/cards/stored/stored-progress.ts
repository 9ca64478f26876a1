/** The states of faces that this device has reviewed since it read their decks. */
import type { ItemState } from '@akada/core/memory/fold-reviews.ts';
import { storedItems } from '../../../lib/device/stored-items.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

interface Progress {
  /** Milliseconds since the epoch. */
  reviewedAt: number;
  /** Null for a face that is new again. */
  state: ItemState | null;
}

/** Faces that were reviewed on this device since their deck was read. */
export const storedProgress = (userId: string) =>
  storedItems<Progress>(`${accountDataPrefix}stored.state.${userId}.`, (value) => {
    const { reviewedAt, state } = Object(value);
    return typeof reviewedAt === 'number' && typeof state === 'object' ? { reviewedAt, state } : null;
  });
