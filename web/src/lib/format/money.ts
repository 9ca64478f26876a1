/** Visible and typed amounts. They are stored in kobo, hundredths of a naira. */
import { formatNaira } from '@akada/core/payments/naira.ts';
import { numberText } from './numbers.ts';

const koboInNaira = 100;

/** @returns `₦1,500`, `₦547.50`, with a minus for an amount below zero */
export const nairaText = formatNaira;

/** @returns `38k`, `800`: above a bar, if there is little room */
export function shortNairaText(kobo: number): string {
  const naira = kobo / koboInNaira;
  return naira >= 10_000 ? `${numberText(Math.round(naira / 1_000))}k` : numberText(Math.round(naira));
}

/** @returns the amount for a field, without sign and commas */
export function typedNaira(kobo: number): string {
  return String(kobo / koboInNaira);
}

/**
 * @param text typed text
 * @returns kobo, `NaN` for an invalid amount
 */
export function getKobo(text: string): number {
  const plain = text.replace(/[₦,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * koboInNaira) : Number.NaN;
}
