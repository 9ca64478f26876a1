/** QueuedAnswers that the server has not confirmed, stored on the device by account and exam until the result is seen. */
import type { QueuedAnswer } from '@akada/core/quiz/answer-queue.ts';
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';

export type QueuedAnswers = Record<string, QueuedAnswer>;

export function storeAnswers(userId: string, examId: string, answers: QueuedAnswers): void {
  if (Object.keys(answers).length === 0) forget(keyOf(userId, examId));
  else store(keyOf(userId, examId), JSON.stringify(answers));
}

export function storedAnswers(userId: string, examId: string): QueuedAnswers {
  const stored = readStoredJson(keyOf(userId, examId));
  if (typeof stored !== 'object' || stored === null) return {};

  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, QueuedAnswer] => isAnswer(entry[1])),
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
