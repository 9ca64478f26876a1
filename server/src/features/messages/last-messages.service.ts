/** The last messages of two people, for the page about the two. */
import type { Executor } from '../../platform/database/database.ts';
import * as repo from './conversation/messages.repo.ts';

/** Characters of a message in a short list. */
const visibleText = 280;

/** @returns the last messages, the oldest first, as the reader sees them; null before the first one */
export async function readLastMessages(
  executor: Executor,
  { readerId, otherId, limit }: { readerId: string; otherId: string; limit: number },
) {
  const id = await repo.findPair(executor, readerId, otherId);
  if (id === null) return null;
  const rows = await repo.findBefore(executor, id, { endPosition: undefined, limit });
  if (rows.length === 0) return null;
  const messages = rows.toReversed().map(({ authorId, text, writtenAt }) => ({
    mine: authorId === readerId,
    text: text.slice(0, visibleText),
    written_at: writtenAt,
  }));
  return { id, messages };
}
