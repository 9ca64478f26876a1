/** Amounts of money as people read them. */

/**
 * @param kobo an amount; 100 kobo are a naira
 * @returns such as `₦1,500` or `₦547.50`, with a minus for an amount below zero
 */
export function formatNaira(kobo: number): string {
  const hasKobo = kobo % 100 !== 0;
  const digits = hasKobo ? 2 : 0;
  const naira = (Math.abs(kobo) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${kobo < 0 ? '−' : ''}₦${naira}`;
}

/**
 * @param kobo an amount; 100 kobo are a naira
 * @returns the amount for a cell of a spreadsheet, such as `1500.00`: naira with two decimals
 */
export function nairaCell(kobo: number): string {
  return (kobo / 100).toFixed(2);
}

/**
 * @param kobo an amount; 100 kobo are a naira
 * @returns the amount with its kobo, for columns of a document: such as `₦1,500.00`
 */
export function formatNairaKobo(kobo: number): string {
  const naira = (Math.abs(kobo) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${kobo < 0 ? '−' : ''}₦${naira}`;
}
