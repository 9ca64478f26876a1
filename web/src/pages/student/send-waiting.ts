/** Sends reviews and new cards that an earlier page could not send, whichever page the student opens first. */
import type { QueryClient } from '@tanstack/react-query';
import { keysUnder } from '../../lib/device/device-storage.ts';
import { waitingPrefix } from '../../lib/session/unsent-answers.ts';

/** @throws if the code cannot be fetched; the next page tries again */
export async function sendWaitingWork(userId: string, queries: QueryClient): Promise<void> {
  if (keysUnder(waitingPrefix('cards.review', userId)).length > 0) {
    const { reviewOutbox } = await import('../../features/cards/review-outbox.ts');
    reviewOutbox.of(userId).wake();
  }
  if (keysUnder(waitingPrefix('cards.new', userId)).length > 0) {
    const { wakeWaitingCards } = await import('../../features/cards/waiting/waiting-cards.ts');
    wakeWaitingCards(userId, queries);
  }
}
