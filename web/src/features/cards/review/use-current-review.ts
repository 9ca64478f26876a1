import type { CardQueue } from '@akada/contract/work/reviews.ts';
import { startReview } from '@akada/core/reviews/review-sitting.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { isOnline } from '../../../lib/device/page-state.ts';
import { NetworkError } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { fetchContent } from '../../../ui/content/fetch-content.ts';
import { queueQuery } from '../api.ts';
import { type DeckChoice, reviewAddress } from '../deck-choice.ts';
import { reviewOutbox } from '../review-outbox.ts';
import { countStoredDecks } from '../stored/stored-index.ts';
import { askedOf, getCards } from './review-entry.ts';
import { type StoredReview, storeDrawn, storedReview, storeProgress } from './stored-review.ts';

/** The device's review continues for this time; after that another device may have newer grades. */
const freshMs = 10 * 60_000;

export interface CurrentReview {
  /** Null until its cards have loaded. */
  review: StoredReview | null;
  error: Error | null;
  queryKey: readonly unknown[];
  retry: () => void;
  /**
   * Reads the queue again.
   *
   * @param first the face to show first
   */
  drawAgain: (first?: string) => Promise<void>;
}

/**
 * The review of an address: the current one on this device, else the cards that are due now.
 *
 * @param max limits a new review to the first cards of the queue, which are the most useful; null for all
 */
export function useCurrentReview(
  deck: DeckChoice,
  mode: 'due' | 'just_practise',
  max: number | null,
): CurrentReview {
  const { id: userId } = useAccount();
  const zone = useZone();
  const address = reviewAddress(deck, mode === 'due' ? undefined : mode);
  const [stored] = useState(() => storedReview(userId, address, localDay(Date.now(), zone)));
  const [review, setReview] = useState(() => (isCurrent(userId, stored) ? stored : null));
  const query = queueQuery(deck, mode, zone);
  const { data, error, refetch } = useQuery({ ...query, enabled: review === null });

  const start = (queue: CardQueue, first?: string) => {
    const sampledReview = drawnOf(limited(queue, max), address, mode === 'just_practise', first);
    storeDrawn(userId, sampledReview);
    storeProgress(userId, sampledReview);
    void fetchContent(queue.items);
    setReview(sampledReview);
  };
  useEffect(() => {
    if (review !== null) return;
    if (data !== undefined) start(data);
    // Without a network the stored review is better than nothing.
    else if (stored !== null && error instanceof NetworkError) setReview(stored);
  });
  const startFromDevice = useEffectEvent(async () => {
    const { readStoredQueue } = await import('../stored/stored-queue.ts');
    const queue = await readStoredQueue(userId, deck, zone);
    if (queue !== null && review === null) start(queue);
  });
  const mayUseStored = review === null && stored === null && mode === 'due' && countStoredDecks(userId) > 0;
  const isCutOff = error instanceof NetworkError || !isOnline();
  useEffect(() => {
    // If the device has no deck, the page says that it could not load the cards.
    if (mayUseStored && isCutOff) startFromDevice().catch(() => {});
  }, [mayUseStored, isCutOff]);

  return {
    review,
    queryKey: query.queryKey,
    error: review === null ? error : null,
    retry: () => void refetch(),
    drawAgain: async (first) => {
      const { data: repeated } = await refetch();
      if (repeated !== undefined) start(repeated, first);
    },
  };
}

/** A review with unsent grades continues in any case: the server would repeat its cards. */
function isCurrent(userId: string, stored: StoredReview | null): boolean {
  if (stored === null) return false;
  const isFresh = Date.now() - stored.drawnAt < freshMs;
  return isFresh || !isOnline() || reviewOutbox.of(userId).state().waiting > 0;
}

/** The cards beyond the limit are left for later, like those beyond the limits of a day. */
function limited(queue: CardQueue, max: number | null): CardQueue {
  if (max === null) return queue;
  const { items, left_over } = queue;
  const rest = Math.max(0, items.length - max);
  return { ...queue, items: items.slice(0, max), left_over: { ...left_over, due: left_over.due + rest } };
}

function drawnOf(queue: CardQueue, address: string, isPractice: boolean, first?: string): StoredReview {
  const { day, items, settings, undoable, left_over } = queue;
  const requested = items.map(askedOf);
  const ordered =
    first === undefined ? requested : requested.toSorted((one, other) => at(other, first) - at(one, first));
  return {
    id: getUuid(randomId()),
    address,
    day,
    drawnAt: Date.now(),
    leftOver: left_over.due + left_over.new,
    cards: getCards(items),
    settings,
    undoable,
    sitting: startReview(ordered, isPractice),
  };
}

const at = ({ id }: { id: string }, first: string) => Number(id === first);
