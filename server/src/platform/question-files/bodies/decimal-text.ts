/** Numbers of files as exact decimal texts: doubles would write 0.1 + 0.2 as another number than 0.3. */

/** The number `digits` × 10^`exponent`. */
interface Decimal {
  digits: bigint;
  exponent: number;
}

const maxLength = 60;
const maxExponent = 99;
const form = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/**
 * @param writtenText such as `3.14`, `3,14`, `−5` or `6.02e23`
 * @returns it as a decimal with a dot; null if it is no number, or too long
 */
export function readDecimal(writtenText: string): string | null {
  const text = writtenText
    .replace(/\s+/g, '')
    .replace(/\u2212/g, '-')
    .replace(/[x×*]10\^?(?=[-+\d])/i, 'e')
    .replace(/^([^.,]*),([^.,]*)$/, '$1.$2')
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=e|$)/i, '');
  return parse(text) === null ? null : text;
}

/** @param min the one end @param max the other end @returns the middle and the distance of the ends from it; null if it is no range */
export function toMiddle(min: string, max: string): { value: string; size: string } | null {
  const [first, last] = [parse(min), parse(max)];
  if (first === null || last === null) return null;

  const exponent = Math.min(first.exponent, last.exponent);
  const [low, high] = [scale(first, exponent), scale(last, exponent)];
  const distance = high < low ? low - high : high - low;
  return {
    value: write({ digits: (low + high) * 5n, exponent: exponent - 1 }),
    size: write({ digits: distance * 5n, exponent: exponent - 1 }),
  };
}

/** @param value a decimal @param share a decimal @returns the share of the value's size; null if one is no number */
export function toAbsolute(value: string, share: string): string | null {
  const [number, factor] = [parse(value), parse(share)];
  if (number === null || factor === null) return null;

  const digits = number.digits * factor.digits;
  return write({ digits: digits < 0n ? -digits : digits, exponent: number.exponent + factor.exponent });
}

/** @param value a decimal @param power of ten @returns their product; the value itself if it is no number */
export function shiftDecimal(value: string, power: number): string {
  const number = parse(value);
  return number === null ? value : write({ ...number, exponent: number.exponent + power });
}

/** @param value a decimal @param distance a decimal @returns the value plus the distance; null if one is no number */
export function addDecimals(value: string, distance: string): string | null {
  const [number, other] = [parse(value), parse(distance)];
  if (number === null || other === null) return null;
  const exponent = Math.min(number.exponent, other.exponent);
  return write({ digits: scale(number, exponent) + scale(other, exponent), exponent });
}

/** @returns whether two decimals are the same number */
export function areEqualNumbers(first: string, second: string): boolean {
  const [one, other] = [parse(first), parse(second)];
  return one !== null && other !== null && write(one) === write(other);
}

function parse(text: string): Decimal | null {
  const [found, sign, whole = '', decimals = '', exponent = '0'] = form.exec(text) ?? [];
  if (found === undefined || text.length > maxLength || whole + decimals === '') return null;
  if (Math.abs(Number(exponent)) > maxExponent) return null;

  const size = BigInt(whole + decimals);
  return { digits: sign === '-' ? -size : size, exponent: Number(exponent) - decimals.length };
}

function scale({ digits, exponent }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(exponent - target);
}

function write({ digits, exponent }: Decimal): string {
  if (digits === 0n) return '0';
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits);
  const end = /0*$/.exec(all)?.[0].length ?? 0;
  const power = exponent + end;
  const size = all.slice(0, all.length - end);
  if (power > 20 || power < -40) return `${sign}${size}e${power}`;
  if (power >= 0) return `${sign}${size}${'0'.repeat(power)}`;

  const padded = size.padStart(1 - power, '0');
  return `${sign}${padded.slice(0, power)}.${padded.slice(power)}`;
}
