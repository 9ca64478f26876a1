/**
 * Sends the queued answers of an exam, one at a time and without end. A failed one goes behind the others, so that no
 * answer holds up those that the server would accept. After a failure it waits 1 s, 2 s, 4 s up to 15 s.
 */
import type { AnswerEvent, AnswersById, QueuedAnswer } from '@akada/core/exams/answer-queue.ts';
import { refusalForGood, waitAfterMs } from '../../../../lib/http/until-sent.ts';

export interface AnswerSenderDeps {
  /** One try. @returns what the server has now */
  send: (questionId: string, answer: QueuedAnswer, signal: AbortSignal) => Promise<QueuedAnswer>;
  /** Resolves after so many milliseconds, or sooner when there is a network again; rejects when it is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Gets what became of an answer. */
  onEvent: (event: AnswerEvent) => void;
  /** Gets false while the last try did not reach the server. */
  onReaching: (isReaching: boolean) => void;
}

export interface AnswerSender {
  /** Takes over what has to be sent from now on. */
  update: (queued: AnswersById) => void;
  stop: () => void;
}

interface Current {
  questionId: string;
  sequence: number;
  abort: AbortController;
}

export function createAnswerSender({ send, wait, onEvent, onReaching }: AnswerSenderDeps): AnswerSender {
  const stopped = new AbortController();
  /** Questions whose last try failed: the others go first. */
  const failed = new Set<string>();
  let queued: AnswersById = {};
  let current: Current | null = null;
  let failures = 0;
  let isRunning = false;

  const next = (): [string, QueuedAnswer] | undefined => {
    const entries = Object.entries(queued);
    return entries.find(([questionId]) => !failed.has(questionId)) ?? entries[0];
  };

  const deliver = async (questionId: string, answer: QueuedAnswer): Promise<void> => {
    const { sequence } = answer;
    const abort = new AbortController();
    current = { questionId, sequence, abort };
    const signal = AbortSignal.any([abort.signal, stopped.signal]);
    const event = await outcomeOf(questionId, sequence, () => send(questionId, answer, signal));
    current = null;
    if (signal.aborted) return;

    failures = event === null ? failures + 1 : 0;
    onReaching(failures === 0);
    if (event === null) {
      if (Object.keys(queued).every((id) => failed.has(id))) failed.clear();
      failed.add(questionId);
      return;
    }
    failed.delete(questionId);
    // Not sent twice while the answer to it is on its way through the app.
    queued = Object.fromEntries(Object.entries(queued).filter(([id]) => id !== questionId));
    onEvent(event);
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (!stopped.signal.aborted && next() !== undefined) {
        if (failures > 0) await wait(waitAfterMs(failures), stopped.signal);
        // Chosen after the wait: it may have changed meanwhile.
        const [questionId, answer] = next() ?? [];
        if (questionId !== undefined && answer !== undefined) await deliver(questionId, answer);
      }
    } catch {
      // Only the wait rejects, when it is stopped.
    } finally {
      isRunning = false;
    }
  };

  return {
    update: (answers) => {
      queued = answers;
      // An older choice on its way would only hold up the newer one.
      if (current !== null && queued[current.questionId]?.sequence !== current.sequence)
        current.abort.abort();
      void run();
    },
    stop: () => stopped.abort(),
  };
}

/** @returns what became of the answer, null when it has to be tried again */
async function outcomeOf(
  questionId: string,
  sequence: number,
  send: () => Promise<QueuedAnswer>,
): Promise<AnswerEvent | null> {
  try {
    return { type: 'confirmed', questionId, saved: await send() };
  } catch (error) {
    const type = verdictOf(error);
    return type === null ? null : { type, questionId, sequence };
  }
}

/** @returns `refused` where the exam accepts no more answers, `rejected` where it does not accept this one */
function verdictOf(error: unknown): 'refused' | 'rejected' | null {
  const refusal = refusalForGood(error);
  if (refusal === null) return null;
  // 409: the time is up, or the exam was handed in elsewhere. 404: the exam is not there.
  return refusal.status === 409 || refusal.status === 404 ? 'refused' : 'rejected';
}
