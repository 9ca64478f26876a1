/**
 * Answers that only this device has, each under a key of its own: tabs of one account neither overwrite each other's
 * nor lose one by a crash.
 */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { forget, keysUnder, readStoredJson, store } from '../../../lib/device/device-storage.ts';
import { practiceAnswersPrefix } from '../../../lib/session/unsent-answers.ts';

export function storeWaiting(userId: string, answer: PracticeAnswer): void {
  store(keyOf(userId, answer.id), JSON.stringify(answer));
}

export function forgetWaiting(userId: string, ids: readonly string[]): void {
  for (const id of ids) forget(keyOf(userId, id));
}

/** @returns those that can be read; what cannot is no answer any more. The server checks each of them. */
export function waitingAnswers(userId: string): PracticeAnswer[] {
  return keysUnder(practiceAnswersPrefix(userId)).flatMap((key) => {
    const answer = readStoredJson(key);
    if (isAnswer(answer)) return [answer];
    forget(key);
    return [];
  });
}

function isAnswer(value: unknown): value is PracticeAnswer {
  if (typeof value !== 'object' || value === null) return false;

  const { id, given_at } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof given_at === 'string';
}

function keyOf(userId: string, id: string): string {
  return `${practiceAnswersPrefix(userId)}${id}`;
}
