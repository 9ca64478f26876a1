import type { AnswerEvent } from '@akada/core/quiz/answer-queue.ts';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { pause } from '../../../lib/http/retry.ts';
import { sendAnswer } from '../api.ts';
import type { QueuedAnswers } from '../stored-answers.ts';
import { type AnswerSender, createAnswerSender } from './answer-sender.ts';

/** @returns false while the last try did not reach the server */
export function useAnswerSending(
  examId: string,
  queued: QueuedAnswers,
  dispatch: Dispatch<AnswerEvent>,
): boolean {
  const [isReaching, setReaching] = useState(true);
  const sender = useRef<AnswerSender>(null);

  useEffect(() => {
    const created = createAnswerSender({
      send: (questionId, answer, signal) => sendAnswer(examId, questionId, answer, signal),
      wait: pauseUntilOnline,
      onEvent: dispatch,
      onReaching: setReaching,
    });
    sender.current = created;
    return () => created.stop();
  }, [examId, dispatch]);

  useEffect(() => sender.current?.update(queued), [queued]);
  return isReaching;
}

/** A browser that has a network again need not wait any longer. */
async function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const wake = () => online.abort();
  addEventListener('online', wake);
  try {
    await pause(milliseconds, AbortSignal.any([signal, online.signal]));
  } catch (error) {
    if (signal.aborted) throw error;
  } finally {
    removeEventListener('online', wake);
  }
}
