/**
 * Sends what practice has stored on this device, in batches and without end: at once, after a reload, or days later when
 * there is a network again. One runs for each account, whichever pages come and go.
 */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import {
  afterBatch,
  type BatchOutcome,
  largestBatch,
  nextBatch,
} from '@akada/core/practice/practice-queue.ts';
import { refusalForGood, waitAfterMs } from '../../../lib/http/until-sent.ts';

export interface OutboxDeps {
  read: () => PracticeAnswer[];
  forget: (ids: readonly string[]) => void;
  /** One try. */
  send: (
    answers: PracticeAnswer[],
    signal: AbortSignal,
  ) => Promise<{ stored: string[]; refused: { id: string; message: string }[] }>;
  /** Resolves after so many milliseconds, or sooner when there is a network again; rejects when it is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Gets how many will never count, and why the first of them. */
  onRefused: (count: number, reason: string) => void;
}

export interface OutboxState {
  /** How many only this device has. */
  waiting: number;
  /** False while the last try did not reach the server. */
  isReaching: boolean;
}

export interface Outbox {
  state: () => OutboxState;
  /** @returns what ends the watch */
  watch: (listener: () => void) => () => void;
  /** There is something new to send. */
  wake: () => void;
  stop: () => void;
}

interface Delivery {
  outcome: BatchOutcome;
  reason: string;
}

export function createOutbox({ read, forget, send, wait, onRefused }: OutboxDeps): Outbox {
  const stopped = new AbortController();
  const listeners = new Set<() => void>();
  let state: OutboxState = { waiting: read().length, isReaching: true };
  let isRunning = false;

  const change = (part: Partial<OutboxState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    let failures = 0;
    let size = largestBatch;
    try {
      for (let batch = nextBatch(read(), size); batch.length > 0; batch = nextBatch(read(), size)) {
        const { outcome, reason } = await deliver(batch);
        if (stopped.signal.aborted) return;

        const effect = afterBatch(batch, outcome);
        forget([...effect.stored, ...effect.refused]);
        if (effect.refused.length > 0) onRefused(effect.refused.length, reason);
        size = effect.size;
        failures = outcome.type === 'lost' ? failures + 1 : 0;
        change({ waiting: read().length, isReaching: failures === 0 });
        if (failures > 0) await wait(waitAfterMs(failures), stopped.signal);
      }
    } catch {
      // Only the wait rejects, when it is stopped.
    } finally {
      isRunning = false;
    }
  };

  const deliver = async (batch: PracticeAnswer[]): Promise<Delivery> => {
    try {
      const { stored, refused } = await send(batch, stopped.signal);
      const known = [...stored, ...refused.map(({ id }) => id)];
      // An answer that speaks of none of them says nothing, and asking at once would go on for ever.
      if (!batch.some(({ id }) => known.includes(id))) return { outcome: { type: 'lost' }, reason: '' };
      const ids = refused.map(({ id }) => id);
      return {
        outcome: { type: 'answered', stored, refused: ids },
        reason: refused[0]?.message ?? '',
      };
    } catch (error) {
      const refusal = refusalForGood(error);
      return refusal === null
        ? { outcome: { type: 'lost' }, reason: '' }
        : { outcome: { type: 'refused' }, reason: refusal.message };
    }
  };

  return {
    state: () => state,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake: () => {
      change({ waiting: read().length });
      void run();
    },
    stop: () => stopped.abort(),
  };
}
