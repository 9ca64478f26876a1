/** Premium for a class or a school: seats that a group pays for, and its members take by a code. */
import { monthsAfter } from './months.ts';
import { monthlyPriceKobo } from './subscription-state.ts';

const dayMs = 24 * 60 * 60_000;

export const groupLimits = {
  minSeats: 2,
  maxSeats: 1_000,
  /** Groups of one owner. */
  groups: 20,
  name: 80,
  /** Days after the paid time in which the seats stay, so that a late transfer interrupts no member. */
  graceDays: 7,
  /** Days before the end at which the owner is reminded. */
  reminderDays: 14,
} as const;

/** The lengths of an invoice, in months. */
export const groupMonths = [1, 3, 6, 12] as const;
export type GroupMonths = (typeof groupMonths)[number];

/** `grace`: the paid time has ended, and the seats stay for some days. */
export const groupStates = ['unpaid', 'active', 'grace', 'ended'] as const;
export type GroupState = (typeof groupStates)[number];

/** @returns the price of an invoice in kobo */
export const getGroupPrice = (seats: number, months: number) => seats * months * monthlyPriceKobo;

/** @returns the end of the seats, in milliseconds since the epoch */
export const getSeatEnd = (paidUntil: number) => paidUntil + groupLimits.graceDays * dayMs;

/**
 * @param paidUntil milliseconds since the epoch; null before the first payment
 * @param now milliseconds since the epoch
 */
export function readGroupState(paidUntil: number | null, now: number): GroupState {
  if (paidUntil === null) return 'unpaid';
  if (now < paidUntil) return 'active';
  return now < getSeatEnd(paidUntil) ? 'grace' : 'ended';
}

/**
 * Paying early or in the days of grace loses nothing: the months follow the paid time.
 *
 * @returns the end of the paid time after a payment
 */
export function extendGroup(paidUntil: number | null, months: number, now: number): number {
  const isOpen = paidUntil !== null && now < getSeatEnd(paidUntil);
  return monthsAfter(isOpen ? paidUntil : now, months);
}

/** @returns the number of an invoice as its payer reads it, such as AKG-1001 */
export const getInvoiceNumber = (number: number) => `AKG-${number}`;
