/** Prices of sessions. If nothing can be paid, Akada names no price: student and tutor agree on it themselves. */
import { getPrice, trialMinutes } from '@akada/core/bookings/booking-rules.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { BookingRow } from './bookings.tables.ts';
import { findTrialPrice, hasTrial, type Pair } from './trials.repo.ts';

export { findTrialPrice, saveTrialPrice } from './trials.repo.ts';

export function createSessionPrices({ payments }: Pick<Config, 'payments'>) {
  const hasPayments = payments.provider !== null;

  return {
    /** @returns the price in kobo; 0 if there is nothing to pay through Akada */
    get: (hourlyRate: number, minutes: number) => (hasPayments ? getPrice(hourlyRate, minutes) : 0),
    /** @returns the trial lesson that a student can still have with a tutor, its price in kobo; null if there is none */
    async findTrial(executor: Executor, pair: Pair): Promise<{ minutes: number; price: number } | null> {
      const price = hasPayments ? await findTrialPrice(executor, pair.tutorId) : null;
      if (price === null || (await hasTrial(executor, pair))) return null;
      return { minutes: trialMinutes, price };
    },
    /** @returns the request as it is accepted now: payments may have been switched off since it was sent */
    toPayable(row: BookingRow): BookingRow {
      const isPayable = hasPayments || row.state !== 'requested' || row.packageId !== null;
      return isPayable ? row : { ...row, price: 0 };
    },
  };
}
