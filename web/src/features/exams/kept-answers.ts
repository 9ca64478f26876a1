/** Answers that the server has not confirmed, kept on the device by person and exam until the result is seen. */
import type { QueuedAnswer } from '@akada/core/quiz/answer-queue.ts';
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';

export type Answers = Record<string, QueuedAnswer>;

export function keepAnswers(userId: string, examId: string, answers: Answers): void {
  if (Object.keys(answers).length === 0) forget(keyOf(userId, examId));
  else store(keyOf(userId, examId), JSON.stringify(answers));
}

export function keptAnswers(userId: string, examId: string): Answers {
  const kept = readStoredJson(keyOf(userId, examId));
  if (typeof kept !== 'object' || kept === null) return {};

  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, QueuedAnswer] => isAnswer(entry[1])),
  );
}

export function forgetAnswers(userId: string, examId: string): void {
  forget(keyOf(userId, examId));
}

function keyOf(userId: string, examId: string): string {
  return `${accountDataPrefix}exam.${userId}.${examId}`;
}

function isAnswer(value: unknown): value is QueuedAnswer {
  if (typeof value !== 'object' || value === null) return false;

  const { choice, sequence } = value as Record<string, unknown>;
  return (choice === null || typeof choice === 'number') && typeof sequence === 'number';
}
