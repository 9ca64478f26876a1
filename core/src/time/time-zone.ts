/** Where the people of this product are unless they say otherwise. */
export const defaultTimeZone = 'Africa/Lagos';

/**
 * @param name as a person or a device sent it
 * @returns whether this is a name of the IANA database that this machine knows; an older one does not know newer names
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;

  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
