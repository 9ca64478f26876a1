import * as z from 'zod/mini';

/** Where the people of this product are unless they say otherwise. */
export const defaultTimeZone = 'Africa/Lagos';

/** A name of the IANA time zone database that this machine knows, such as `Africa/Lagos`. */
export const TimeZone = z
  .string('Choose a time zone')
  .check(z.maxLength(60, 'Choose a time zone'), z.refine(isTimeZone, 'Choose a time zone from the list'));

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;

  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
