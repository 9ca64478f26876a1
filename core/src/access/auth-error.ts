/**
 * Which refused calls end the session (specification, section 8). The wording rules exist for older servers;
 * our own answers say it with the status and never by accident in a sentence.
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
 * @param call a call that failed
 * @returns true where the session is over; an object-valued detail never says so, except under 401 and 402
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
