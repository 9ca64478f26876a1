/** Sends the queued answers of an exam one at a time, each in a separate call. */
import type { AnswerEvent, AnswersById, QueuedAnswer } from '@akada/core/exams/answer-queue.ts';
import { createOutbox } from '../../../../lib/device/outbox.ts';

interface AnswerSenderParts {
  /**
   * Sends once.
   *
   * @returns the server's present answer
   */
  send: (questionId: string, answer: QueuedAnswer, signal: AbortSignal) => Promise<QueuedAnswer>;
  /** Resolves after the given milliseconds, or sooner if the network returns; rejects if aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Receives the outcome of an answer. */
  onEvent: (event: AnswerEvent) => void;
}

export type AnswerSender = ReturnType<typeof createAnswerSender>;

export function createAnswerSender({ send, wait, onEvent }: AnswerSenderParts) {
  let queued: QueuedItem[] = [];
  let confirmed: AnswerEvent[] = [];

  const outbox = createOutbox<QueuedItem>({
    largest: 1,
    waiting: () => queued,
    send: async (items, signal) => {
      confirmed = await Promise.all(
        items.map(async ({ questionId, answer }) => ({
          type: 'confirmed' as const,
          questionId,
          saved: await send(questionId, answer, signal),
        })),
      );
      return { stored: items.map(({ id }) => id), refused: [] };
    },
    settle: (storedQueuedItems, rejectedQueuedItems, { status }) => {
      // Does not send an answer again while the app still processes its confirmation.
      const settled = [...storedQueuedItems, ...rejectedQueuedItems].map(({ id }) => id);
      queued = queued.filter(({ id }) => !settled.includes(id));
      // 409: the time is up, or the exam was submitted elsewhere. 404: the exam does not exist.
      const type: 'refused' | 'rejected' = status === 409 || status === 404 ? 'refused' : 'rejected';
      const turnedDown = rejectedQueuedItems.map(({ questionId, answer: { sequence } }) => ({
        type,
        questionId,
        sequence,
      }));
      for (const event of storedQueuedItems.length > 0 ? confirmed : turnedDown) onEvent(event);
    },
    // In an exam no answer waits for the next one.
    gather: () => Promise.resolve(),
    wait,
  });

  return {
    ...outbox,
    /** Replaces the answers that wait to be sent. */
    update: (answers: AnswersById) => {
      queued = Object.entries(answers).map(([questionId, answer]) => ({
        id: `${questionId} ${answer.sequence}`,
        questionId,
        answer,
      }));
      outbox.wake();
    },
  };
}

/** A newer choice is another item, because the older one in progress would only delay it. */
interface QueuedItem {
  id: string;
  questionId: string;
  answer: QueuedAnswer;
}
