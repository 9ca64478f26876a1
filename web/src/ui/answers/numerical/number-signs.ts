/** Signs that number pads of phones lack, and numbers that can be read in two ways. */

/** A button's label, and the text that it inserts. */
export const numberSigns = [
  { label: '−', name: 'Insert a minus sign', text: '−' },
  { label: '×10^', name: 'Insert times ten to the power of', text: '×10^' },
] as const;

/** The two readings of a number with one comma. */
export interface CommaReadings {
  /** The comma separates thousands. */
  thousands: string;
  /** The comma is the decimal point, which is how the answer is marked. */
  decimal: string;
}

/**
 * Finds a lone comma before three digits.
 *
 * @param text as it was typed
 * @returns both readings, or null if the number has only one
 */
export function findCommaReadings(text: string): CommaReadings | null {
  const match = /^(\s*[-+−]?[1-9]\d{0,2}),(\d{3})(?![\d.,])(.*)$/.exec(text);
  if (match === null) return null;

  const [, units = '', digits = '', rest = ''] = match;
  return { thousands: `${units}${digits}${rest}`.trim(), decimal: `${units}.${digits}${rest}`.trim() };
}
