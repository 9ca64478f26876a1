/**
 * Items that a device has recorded and the server has not confirmed. Each item ends once: stored, or rejected
 * for good. The outcome of a try without an answer is unknown, so it is sent again; the server counts each
 * once.
 */

export interface Waiting {
  /** The id of the content: newer content has another id. */
  id: string;
}

/** The plan for the next try. */
export interface SendingPlan {
  /** The number of items that the server takes in one batch. */
  largest: number;
  /** The number of items in the next batch. */
  size: number;
  /** Tries without an answer, in a row. */
  failures: number;
  /** Ids of the items in these tries: the others go first, so that no bad item delays the good ones. */
  failed: readonly string[];
}

/** The outcome of a try. `refused`: all of it, because of one bad item. `lost`: the outcome is unknown. */
export type SendingOutcome =
  | { type: 'answered'; stored: readonly string[]; refused: readonly string[] }
  | { type: 'refused' }
  | { type: 'lost' };

export interface SendingEffect {
  /** Ids that the server has. */
  stored: readonly string[];
  /** Ids that it never will have. */
  refused: readonly string[];
  plan: SendingPlan;
}

/** @returns the plan before the first try */
export function firstPlan(largest: number): SendingPlan {
  return { largest, size: largest, failures: 0, failed: [] };
}

/** @returns what is sent next, in the order in which it waits */
export function nextBatch<Item extends Waiting>(
  waitingItems: readonly Item[],
  { size, failed }: SendingPlan,
): Item[] {
  const ahead = waitingItems.filter(({ id }) => !failed.includes(id));
  return (ahead.length > 0 ? ahead : waitingItems).slice(0, size);
}

/**
 * One item that the server cannot read must not stop the others: a batch that is rejected is sent in halves,
 * until only the bad item remains.
 *
 * @param sent the batch, at least one
 */
export function afterBatch(
  plan: SendingPlan,
  sent: readonly Waiting[],
  outcome: SendingOutcome,
): SendingEffect {
  const ids = sent.map(({ id }) => id);
  if (outcome.type === 'lost') {
    const isNextRound = ids.some((id) => plan.failed.includes(id));
    const failed = isNextRound ? ids : [...plan.failed, ...ids];
    return { stored: [], refused: [], plan: { ...plan, failures: plan.failures + 1, failed } };
  }
  const answered = { ...plan, size: plan.largest, failures: 0 };
  if (outcome.type === 'refused') {
    return sent.length === 1
      ? { stored: [], refused: ids, plan: answered }
      : { stored: [], refused: [], plan: { ...answered, size: Math.ceil(sent.length / 2) } };
  }
  const known = (listedNames: readonly string[]) => ids.filter((id) => listedNames.includes(id));
  const stored = known(outcome.stored);
  return { stored, refused: known(outcome.refused).filter((id) => !stored.includes(id)), plan: answered };
}

/** @returns the items in the order in which they were given, by the clock of the device */
export function oldestFirst<Item extends Waiting & { given_at: string }>(items: readonly Item[]): Item[] {
  const keyOf = ({ given_at, id }: Item) => `${given_at} ${id}`;
  return items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
