/** The zone of people who have chosen none. */
export const defaultTimeZone = 'Africa/Lagos';

/**
 * @param name as a person or a device sent it
 * @returns whether this is a name of the IANA database that this machine knows; an older one does not know newer names
 */
export function isTimeZone(name: string): boolean {
  return known.has(name) || isNewTimeZone(name);
}

/** Asking for one takes as long as a tenth of a call. Bounded, because letters of both cases are one name. */
const known = new Set<string>();
const mostKnown = 1_000;

function isNewTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;

  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
  } catch {
    return false;
  }
  if (known.size < mostKnown) known.add(name);
  return true;
}
