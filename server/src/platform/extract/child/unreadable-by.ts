import { Unreadable } from '../reasons.ts';

/**
 * What an error says about the file that was being read.
 *
 * @returns null for an error that is no verdict on the file
 */
export function unreadableBy(error: unknown): Unreadable | null {
  if (error instanceof Unreadable) return error;
  if (!(error instanceof RangeError)) return null;
  if (/call stack/i.test(error.message)) return new Unreadable('too_deep', error.message);

  return /allocation|invalid (string|array) length/i.test(error.message)
    ? new Unreadable('too_large', error.message)
    : null;
}
