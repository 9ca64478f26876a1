/**
 * Sends this device's waiting items without giving up: immediately, after a reload, or days later when the
 * network returns. After a failed try it waits 1 s, 2 s, 4 s, up to 15 s.
 */
import {
  afterBatch,
  firstPlan,
  nextBatch,
  type SendingOutcome,
  type Waiting,
} from '@akada/core/outbox/outbox.ts';
import { type RefusalForGood, refusalForGood, waitAfterMs } from '../http/until-sent.ts';

interface OutboxParts<Item extends Waiting> {
  /** The server's maximum per request. */
  largest: number;
  /** The items that only this device has, in sending order. */
  waiting: () => Item[];
  /** Sends once. */
  send: (items: Item[], signal: AbortSignal) => Promise<Delivered>;
  /** Receives the items that no longer wait: stored ones and rejected ones, with the first rejection. */
  settle: (storedItems: Item[], rejectedItems: Item[], refusal: Refusal) => void;
  /** Resolves after this many milliseconds, or sooner if the network returns; rejects if it is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface Delivered {
  stored: string[];
  refused: { id: string; message: string }[];
}

/** The rejection of all sent items, or of the first item if the server has answered for each. */
type Refusal = Pick<RefusalForGood, 'message'> & Partial<RefusalForGood>;

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox<Item extends Waiting>({
  largest,
  waiting,
  send,
  settle,
  wait,
}: OutboxParts<Item>) {
  const stopped = new AbortController();
  const listeners = new Set<() => void>();
  let plan = firstPlan(largest);
  let state = { waiting: waiting().length, isReaching: true };
  let current: { batch: Item[]; abort: AbortController } | null = null;
  let isRunning = false;

  const refresh = () => {
    state = { waiting: waiting().length, isReaching: plan.failures === 0 };
    for (const listener of listeners) listener();
  };

  const deliver = async (batch: Item[]): Promise<void> => {
    const abort = new AbortController();
    current = { batch, abort };
    const signal = AbortSignal.any([abort.signal, stopped.signal]);
    const { outcome, refusal } = await getOutcome(batch, () => send(batch, signal));
    current = null;
    if (signal.aborted) return;

    const effect = afterBatch(plan, batch, outcome);
    plan = effect.plan;
    const among = (ids: readonly string[]) => batch.filter(({ id }) => ids.includes(id));
    settle(among(effect.stored), among(effect.refused), refusal);
    refresh();
    if (plan.failures > 0) await wait(waitAfterMs(plan.failures), stopped.signal);
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let batch = nextBatch(waiting(), plan); batch.length > 0; batch = nextBatch(waiting(), plan)) {
        if (stopped.signal.aborted) return;
        await deliver(batch);
      }
    } catch {
      // Only a stopped wait rejects.
    } finally {
      isRunning = false;
    }
  };

  return {
    /** The number of items that only this device has, and false while the last try did not reach the server. */
    state: () => state,
    /** @returns a function that stops watching */
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reports a change of the waiting items. A try is aborted if none of its items waits any longer. */
    wake: () => {
      const ids = new Set(waiting().map(({ id }) => id));
      if (current !== null && !current.batch.some(({ id }) => ids.has(id))) current.abort.abort();
      refresh();
      void run();
    },
    stop: () => stopped.abort(),
  };
}

async function getOutcome(
  batch: readonly Waiting[],
  send: () => Promise<Delivered>,
): Promise<{ outcome: SendingOutcome; refusal: Refusal }> {
  try {
    const { stored, refused } = await send();
    const refusedIds = refused.map(({ id }) => id);
    // An answer without any of the items is invalid: an immediate retry would loop for ever.
    const isAnswer = batch.some(({ id }) => stored.includes(id) || refusedIds.includes(id));
    const outcome: SendingOutcome = isAnswer
      ? { type: 'answered', stored, refused: refusedIds }
      : { type: 'lost' };
    return { outcome, refusal: { message: refused[0]?.message ?? '' } };
  } catch (error) {
    const refusal = refusalForGood(error);
    return { outcome: { type: refusal === null ? 'lost' : 'refused' }, refusal: refusal ?? { message: '' } };
  }
}
