import { Unreadable } from '../reasons.ts';

/**
 * Turns a parser's error into a verdict on the file.
 *
 * @returns null if the error is no verdict
 */
export function unreadableBy(error: unknown): Unreadable | null {
  if (error instanceof Unreadable) return error;
  if (!(error instanceof RangeError)) return null;
  if (/call stack/i.test(error.message)) return new Unreadable('too_deep', error.message);

  return /allocation|invalid (string|array) length/i.test(error.message)
    ? new Unreadable('too_large', error.message)
    : null;
}
