import { type SavedAnswer, saveAnswer } from '@akada/contract/work/exams.ts';
import type { QueuedAnswer } from '@akada/core/exams/answer-queue.ts';
import { call } from '../../../../lib/http/call.ts';

/**
 * Sends once; the queue repeats a failed try.
 *
 * @returns the server's present answer
 */
export async function sendAnswer(
  examId: string,
  questionId: string,
  { choices, response, flagged, tookMs, sequence }: QueuedAnswer,
  signal: AbortSignal,
): Promise<QueuedAnswer> {
  const saved = await call(saveAnswer, {
    params: { id: examId, question_id: questionId },
    body: {
      choices: choices && [...choices],
      ...(response !== undefined && { response }),
      flagged,
      took_ms: tookMs,
      sequence,
    },
    retries: 0,
    signal,
  });
  return savedAnswer(saved);
}

/** @param saved the answer from the server, with or without its question */
export function savedAnswer({ choices, response, flagged, took_ms, sequence }: SavedAnswer): QueuedAnswer {
  return { choices, ...(response !== undefined && { response }), flagged, tookMs: took_ms, sequence };
}
