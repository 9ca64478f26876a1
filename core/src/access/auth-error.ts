/**
 * Tells which rejected calls end the session (specification, section 8). The rules on wording exist for older
 * servers; our own answers use the status, never the words of a sentence.
 */
import type { FailedCall } from './failed-call.ts';

const forbiddenWords = [
  'credentials',
  'user not found',
  'expired session',
  'token',
  'authentication',
  'unauthorized',
];
const unprocessableWords = ['token', 'authentication', 'credentials'];
const silentWords = ['expired session', 'authentication', 'unauthorized', 'token'];

/**
 * @param call a failed call
 * @returns true if the session has ended; an object-valued detail never means that, except under 401 and 402
 */
export function isAuthError(call: FailedCall): boolean {
  if (call.status === null) return mentions(call.message, silentWords);
  if (call.status === 401 || call.status === 402) return true;
  if (call.status === 403) return mentions(call.detail, forbiddenWords);
  if (call.status === 422) return mentions(call.detail, unprocessableWords);
  return false;
}

function mentions(text: unknown, words: readonly string[]): boolean {
  if (typeof text !== 'string') return false;

  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word));
}
