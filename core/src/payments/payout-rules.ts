/** The rules of payouts to tutors: when money may leave, and what keeps it. */
import { getMoment, wallTime } from '../time/wall-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The smallest payout, in kobo: below it the fee is too large a part. */
export const minPayoutKobo = 100_000;

/** How long a new bank account waits before money goes there, in milliseconds. */
export const accountWaitMs = 48 * hourMs;

/** Banks and the weekly payout follow the clocks there. */
export const bankZone = 'Africa/Lagos';

const tuesday = 2;
const weeklyOpens = '10:00';

export const payoutStates = ['on_its_way', 'paid', 'failed', 'returned'] as const;

/** `failed`: it did not leave; `returned`: the bank sent it back. Both are part of the balance again. */
export type PayoutState = (typeof payoutStates)[number];

/** `recorded`: an administrator paid by hand. */
export const payoutKinds = ['recorded', 'requested', 'weekly'] as const;

export type PayoutKind = (typeof payoutKinds)[number];

/** The facts that decide whether a tutor can be paid. Amounts are in kobo, moments are ISO 8601. */
export interface PayoutFacts {
  available: number;
  /** Null if the tutor has saved no bank account. */
  account: { usableAt: string } | null;
  /** The end of a stop after an administrator handed over a link; null without one. */
  stoppedUntil: string | null;
  /** A provider makes transfers here. */
  hasTransfers: boolean;
}

export const payoutObstacles = [
  'by_hand',
  'no_account',
  'stopped',
  'account_waits',
  'below_minimum',
] as const;

/** `by_hand`: an administrator pays, because no provider makes transfers. */
export type PayoutObstacle = (typeof payoutObstacles)[number];

/**
 * @param now milliseconds since the epoch
 * @returns the first reason against a payout; null if money can leave
 */
export function findPayoutObstacle(facts: PayoutFacts, now: number): PayoutObstacle | null {
  if (!facts.hasTransfers) return 'by_hand';
  if (facts.account === null) return 'no_account';
  if (facts.stoppedUntil !== null && Date.parse(facts.stoppedUntil) > now) return 'stopped';
  if (Date.parse(facts.account.usableAt) > now) return 'account_waits';
  return facts.available < minPayoutKobo ? 'below_minimum' : null;
}

/**
 * The weekly payouts go out on Tuesdays from 10:00 in Lagos until the end of the day.
 *
 * @param now milliseconds since the epoch
 * @returns the day, such as 2026-12-01, whose payouts may go out now; null at any other time
 */
export function findWeeklyDay(now: number): string | null {
  const [day = '', time = ''] = wallTime(now, bankZone).split('T');
  const isTuesday = new Date(`${day}T12:00:00Z`).getUTCDay() === tuesday;
  return isTuesday && time >= weeklyOpens ? day : null;
}

/**
 * @param now milliseconds since the epoch
 * @returns the beginning of the next weekly payouts, or of the present ones, in milliseconds since the epoch
 */
export function findNextWeekly(now: number): number {
  const today = wallTime(now, bankZone).slice(0, 10);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const daysAhead = (tuesday - new Date(noon).getUTCDay() + 7) % 7;
  const day = new Date(noon + daysAhead * dayMs).toISOString().slice(0, 10);
  return getMoment(`${day}T${weeklyOpens}`, bankZone);
}
