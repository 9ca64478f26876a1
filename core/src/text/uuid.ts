/** Ids in the form of RFC 9562, made where neither clock nor randomness is at hand. */

/** @param digits 32 hexadecimal ones; two give way to what marks version 4 */
export function getUuid(digits: string): string {
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/**
 * @param random an id that was made at random
 * @returns an id of these two together: the same two give the same one, others another
 */
export function pairedUuid(random: string, other: string): string {
  const [one, two] = [getDigits(random), getDigits(other)];
  return getUuid(one.map((digit, index) => (digit ^ (two[index] ?? 0)).toString(16)).join(''));
}

function getDigits(uuid: string): number[] {
  return [...uuid.replaceAll('-', '')].map((digit) => Number.parseInt(digit, 16));
}
