/** Which question of a running exam was on the screen last, as this device remembers it. */
import { readStoredJson, store } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export function storeQuestion(userId: string, examId: string, questionId: string): void {
  store(keyOf(userId), JSON.stringify([examId, questionId]));
}

/** @returns the question, null where this device has not shown the exam, or another one since */
export function storedQuestion(userId: string, examId: string): string | null {
  const stored = readStoredJson(keyOf(userId));
  if (!Array.isArray(stored) || stored[0] !== examId) return null;
  return typeof stored[1] === 'string' ? stored[1] : null;
}

/** One for each account: an exam that is over needs no cleaning up. */
function keyOf(userId: string): string {
  return `${accountDataPrefix}exam-place.${userId}`;
}
