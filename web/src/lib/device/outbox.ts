/**
 * Sends this device's waiting items without giving up: soon, after a reload, or days later when the network
 * returns. After a failed try it waits 1 s, 2 s, 4 s, up to 15 s. Items that follow one another travel
 * together, because the headers of a request weigh more than an item.
 */
import {
  afterBatch,
  firstPlan,
  nextBatch,
  type SendingOutcome,
  type Waiting,
} from '@akada/core/outbox/outbox.ts';
import { type RefusalForGood, refusalForGood, waitAfterMs } from '../http/until-sent.ts';
import { isOnline } from './page-state.ts';

interface OutboxParts<Item extends Waiting> {
  /** The server's maximum per request. */
  largest: number;
  /** The items that only this device has, in sending order. */
  waiting: () => Item[];
  /** Sends once. */
  send: (items: Item[], signal: AbortSignal) => Promise<Delivered>;
  /** Receives the items that no longer wait: stored ones and rejected ones, with the first rejection. */
  settle: (storedItems: Item[], rejectedItems: Item[], refusal: Refusal) => void;
  /** Resolves when it is time to send the items recorded since the last batch; rejects if it is aborted. */
  gather: (signal: AbortSignal) => Promise<void>;
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
  gather,
  wait,
}: OutboxParts<Item>) {
  const stopped = new AbortController();
  const listeners = new Set<() => void>();
  let plan = firstPlan(largest);
  let state = { waiting: waiting().length, isReaching: true };
  let current: { batch: Item[]; abort: AbortController } | null = null;
  let isRunning = false;
  let gathering: AbortController | null = null;
  /** Ids of the items that wait for no others. */
  let due: ReadonlySet<string> = new Set();

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
    const getNext = () =>
      nextBatch(
        waiting().filter(({ id }) => due.has(id)),
        plan,
      );
    try {
      for (let batch = getNext(); batch.length > 0; batch = getNext()) {
        if (stopped.signal.aborted) return;
        await deliver(batch);
      }
      void gatherNext();
    } catch {
      // Only a stopped wait rejects.
    } finally {
      isRunning = false;
    }
  };

  const sendAll = (): void => {
    due = new Set(waiting().map(({ id }) => id));
    if (due.size > 0) void run();
  };

  const gatherNext = async (): Promise<void> => {
    const cancelled = new AbortController();
    gathering = cancelled;
    try {
      await gather(AbortSignal.any([cancelled.signal, stopped.signal]));
      gathering = null;
      sendAll();
    } catch {
      // Everything is being sent already, or nothing is sent any more.
    }
  };

  const sendNow = (): void => {
    gathering?.abort();
    gathering = null;
    sendAll();
  };

  return {
    /** The number of items that only this device has, and false while the last try did not reach the server. */
    state: () => state,
    /** @returns a function that stops watching */
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reports a recorded item: it is sent immediately, or with the items of the next while. */
    add: () => {
      refresh();
      // Without a network the try fails, and the page says that the item waits for one.
      if (!isOnline()) sendNow();
      else if (gathering === null && !isRunning) sendAll();
    },
    /**
     * Reports a change of the waiting items, and sends all of them now. A try is aborted if none of its items
     * waits any longer.
     */
    wake: () => {
      const ids = new Set(waiting().map(({ id }) => id));
      if (current !== null && !current.batch.some(({ id }) => ids.has(id))) current.abort.abort();
      refresh();
      sendNow();
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
