/** Reads a list of addresses that a tutor pastes or attaches, line by line. */

export const addressListLimits = {
  /** Lines with something in them. */
  lines: 500,
  /** Characters of the whole text. */
  text: 100_000,
  /** Invitations of one tutor in a day. */
  perDay: 1_000,
};

export type AddressLine =
  | { line: number; text: string; outcome: 'invalid' }
  /** `email` is in lower case. */
  | { line: number; text: string; outcome: 'invite' | 'repeated'; email: string };

const maxEmailLength = 254;
/** A wrong line is repeated to its writer up to this length. */
const maxTextLength = 80;
const addressPattern = /^[^\s@<>,;"']+@[^\s@<>,;"'.]+(\.[^\s@<>,;"'.]+)+$/;
const separators = /[\s,;<>"']+/;

/**
 * A line may hold a name and other columns besides: its first address counts. A line without any address, such as the
 * heading of a table, is invalid.
 *
 * @returns the lines that are not empty, numbered from 1
 */
export function readAddresses(text: string): AddressLine[] {
  const seenEmails = new Set<string>();
  return text.split(/\r\n|\r|\n/).flatMap((content, index): AddressLine[] => {
    const trimmed = content.replaceAll('\ufeff', '').trim();
    if (trimmed === '') return [];
    const line = { line: index + 1, text: trimmed.slice(0, maxTextLength) };
    const email = trimmed
      .split(separators)
      .find((part) => part.length <= maxEmailLength && addressPattern.test(part))
      ?.toLowerCase();
    if (email === undefined) return [{ ...line, outcome: 'invalid' }];
    const outcome = seenEmails.has(email) ? 'repeated' : 'invite';
    seenEmails.add(email);
    return [{ ...line, outcome, email }];
  });
}
