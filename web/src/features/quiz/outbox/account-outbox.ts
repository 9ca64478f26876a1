/** The outbox of the account that uses this device. */
import { type PracticeAnswer, sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { pauseUntilOnline } from '../../../lib/http/until-sent.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { createOutbox, type Outbox, type OutboxState } from './answer-outbox.ts';
import { forgetWaiting, storeWaiting, waitingAnswers } from './waiting-answers.ts';

let current: { userId: string; outbox: Outbox } | null = null;

/** @returns the one outbox of an account; that of the account before sends no more */
export function outboxOf(userId: string): Outbox {
  if (current?.userId === userId) return current.outbox;

  current?.outbox.stop();
  const outbox = createOutbox({
    read: () => waitingAnswers(userId),
    forget: (ids) => forgetWaiting(userId, ids),
    send: (answers, signal) =>
      call(sendPracticeAnswers, {
        body: { sent_at: new Date().toISOString(), answers },
        retries: 0,
        signal,
      }),
    wait: pauseUntilOnline,
    onRefused: (count, reason) =>
      toast.warning(`${counted(count, 'answer')} could not be counted. ${reason}`),
  });
  current = { userId, outbox };
  return outbox;
}

/** The device has the answer when this returns, and sends it from now on. */
export function recordAnswer(userId: string, answer: PracticeAnswer): void {
  storeWaiting(userId, answer);
  outboxOf(userId).wake();
}

/** What an earlier page could not send goes out with this one. */
export function useOutbox(userId: string): OutboxState {
  const outbox = outboxOf(userId);
  useEffect(() => outbox.wake(), [outbox]);
  return useSyncExternalStore(outbox.watch, outbox.state);
}
