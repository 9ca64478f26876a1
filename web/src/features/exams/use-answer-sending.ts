import type { AnswerEvent, QueuedAnswer } from '@akada/core/quiz/answer-queue.ts';
import { type Dispatch, useEffect, useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { sendAnswer } from './api.ts';
import type { Answers } from './kept-answers.ts';

const longestWaitMs = 15_000;

/**
 * Sends one queued answer after the other. After a failure it waits 1 s, 2 s, 4 s up to 15 s, or until the
 * browser has a network again.
 *
 * @returns false while the last try did not reach the server
 */
export function useAnswerSending(examId: string, queued: Answers, dispatch: Dispatch<AnswerEvent>): boolean {
  const [failures, setFailures] = useState(0);
  const [questionId, next] = Object.entries(queued)[0] ?? [];
  const choice = next?.choice ?? null;
  const sequence = next?.sequence ?? 0;

  useEffect(() => {
    if (questionId === undefined) return;

    const stop = new AbortController();
    const send = () => {
      removeEventListener('online', send);
      clearTimeout(timer);
      void deliver(examId, questionId, { choice, sequence }, stop.signal).then((event) => {
        if (stop.signal.aborted) return;
        if (event !== null) dispatch(event);
        setFailures(event === null ? failures + 1 : 0);
      });
    };
    const timer = setTimeout(send, waitAfter(failures));
    addEventListener('online', send);

    return () => {
      removeEventListener('online', send);
      clearTimeout(timer);
      stop.abort();
    };
  }, [examId, questionId, choice, sequence, failures, dispatch]);

  return failures === 0;
}

/** @returns what became of the answer, null when it has to be tried again */
async function deliver(
  examId: string,
  questionId: string,
  answer: QueuedAnswer,
  signal: AbortSignal,
): Promise<AnswerEvent | null> {
  try {
    const kept = await sendAnswer(examId, questionId, answer, signal);
    return { type: 'confirmed', questionId, kept };
  } catch (error) {
    return isFinal(error) ? { type: 'refused', questionId, sequence: answer.sequence } : null;
  }
}

/** 409: the time is up, or the exam was handed in elsewhere. 404: the exam is not there. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}

function waitAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(longestWaitMs, 1_000 * 2 ** (failures - 1));
}
