/** Addresses at which the same mailbox is likely to be: a trial is given once to a person. */

/** Providers that ignore dots in front of the @, and their other names. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * @param address as its owner typed it
 * @returns the form by which trials are compared: small letters, without what follows a plus, and at Gmail without dots
 */
export function foldedAddress(address: string): string {
  const lower = address.normalize('NFKC').toLowerCase().trim();
  const index = lower.lastIndexOf('@');
  const [box = '', domain = ''] = [lower.slice(0, index), lower.slice(index + 1)];
  const plus = box.indexOf('+');
  const untagged = plus > 0 ? box.slice(0, plus) : box;
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
