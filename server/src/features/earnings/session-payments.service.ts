/** Paying for a session that was accepted, and for a seat that is held. */
import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { payableBooking } from '../bookings/bookings.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { payableSeat } from '../tutorials/seats.service.ts';

type Payer = Pick<Caller, 'userId'>;

export type SessionPayments = ReturnType<typeof createSessionPayments>;

/**
 * Each throws Fault `conflict` if the subject cannot be paid now, `unavailable` while the provider does not
 * answer.
 */
export function createSessionPayments(
  { database: { db }, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  payments: Pick<PaymentsService, 'start' | 'readFor'>,
) {
  return {
    async payBooking({ userId }: Payer, subjectId: string): Promise<PaymentStart> {
      const booking = await payableBooking(db, { id: subjectId, userId, now: clock.now() });
      return start({ userId, purpose: 'session', subjectId, amount: booking?.price ?? 0 });
    },
    async paySeat({ userId }: Payer, subjectId: string): Promise<PaymentStart> {
      const seat = await payableSeat(db, { id: subjectId, userId, now: clock.now() });
      return start({ userId, purpose: 'seat', subjectId, amount: seat?.price ?? 0 });
    },
    /** @returns the payment of a session, started or paid */
    async read({ userId }: Payer, subjectId: string) {
      return { payment: await payments.readFor({ userId, subjectId }) };
    },
  };

  function start(order: { userId: string; purpose: 'session' | 'seat'; subjectId: string; amount: number }) {
    if (order.amount === 0) {
      throw new Fault(
        'conflict',
        'There is nothing to pay here now. Look at it again: it may be paid, or over.',
      );
    }
    if (!config.payments.provider)
      throw new Fault('conflict', 'Akada takes no payments here now. Agree on the price with your tutor.');
    return payments.start(order);
  }
}
