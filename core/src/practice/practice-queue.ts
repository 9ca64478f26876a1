/**
 * Answers that a device has recorded and the server has not confirmed. Each leaves the queue once: stored, or refused
 * for good. What became of a batch whose answer was lost is unknown, so it is sent again; the server counts each once.
 */

export interface QueuedPractice {
  id: string;
  /** By the clock of the device, ISO 8601 in UTC. */
  given_at: string;
}

/** The server takes no more at once. */
export const largestBatch = 100;

/** What became of a batch. `refused`: all of it, because of something in it. `lost`: nothing is known. */
export type BatchOutcome =
  | { type: 'answered'; stored: readonly string[]; refused: readonly string[] }
  | { type: 'refused' }
  | { type: 'lost' };

export interface BatchEffect {
  /** Ids that leave the queue because the server has them. */
  stored: readonly string[];
  /** Ids that leave it because it never will. */
  refused: readonly string[];
  /** How many are sent at once next. */
  size: number;
}

/** @returns what is sent next, the oldest first */
export function nextBatch<Queued extends QueuedPractice>(waiting: readonly Queued[], size: number): Queued[] {
  return waiting.toSorted(byTime).slice(0, size);
}

function byTime(one: QueuedPractice, other: QueuedPractice): number {
  const [a, b] = [`${one.given_at} ${one.id}`, `${other.given_at} ${other.id}`];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * One answer that the server cannot read must not keep the others from it: a batch that is refused as a whole is sent
 * in halves, until the one is alone.
 *
 * @param sent the batch, at least one
 */
export function afterBatch(sent: readonly QueuedPractice[], outcome: BatchOutcome): BatchEffect {
  const ids = sent.map(({ id }) => id);
  if (outcome.type === 'lost') return { stored: [], refused: [], size: sent.length };
  if (outcome.type === 'refused') {
    return sent.length === 1
      ? { stored: [], refused: ids, size: largestBatch }
      : { stored: [], refused: [], size: Math.ceil(sent.length / 2) };
  }
  const known = (listed: readonly string[]) => ids.filter((id) => listed.includes(id));
  const stored = known(outcome.stored);
  return {
    stored,
    refused: known(outcome.refused).filter((id) => !stored.includes(id)),
    size: largestBatch,
  };
}
