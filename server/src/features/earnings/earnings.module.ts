import { earningNotifications } from '@akada/core/notifications/earnings.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingCompleted, bookingMoved, bookingSettled } from '../bookings/booking/bookings.events.ts';
import { readRefundActor } from '../bookings/booking/refund-actor.service.ts';
import { createBookingAccess } from '../bookings/bookings.access.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { seatSettled } from '../tutorials/tutorials.events.ts';
import { countCompletedSession } from '../tutors/tutor-listing.service.ts';
import { paidPastDeadline, priceReturned, tutorPaid } from './earnings.events.ts';
import { earningsRoutes } from './earnings.http.ts';
import { createEarningsService } from './earnings.service.ts';
import { earnings, tutorPayouts } from './earnings.tables.ts';
import { createPayouts } from './payouts.service.ts';
import { createSessionFulfilment, createSessionMoney } from './session-money.service.ts';
import { createSessionPayments } from './session-payments.service.ts';

/** Used by payments, which are created before earnings. */
export const createEarningsFulfilment = createSessionFulfilment;

/** Money of sessions and seats, and the earnings of tutors from it. */
export function createEarnings(platform: Platform, { payments }: { payments: PaymentsService }) {
  const money = createSessionMoney(platform, payments);
  const module: FeatureModule = {
    routes: earningsRoutes({
      access: createBookingAccess(platform.database),
      earnings: createEarningsService(platform),
      payments: createSessionPayments(platform, payments),
    }),
    listeners: [
      on(bookingSettled, async (tx, { subjectId: bookingId, facts }) => {
        const actor = await readRefundActor(tx, bookingId);
        await money.settle(tx, { bookingId }, { givenBack: facts.given_back, actor });
      }),
      on(seatSettled, (tx, { subjectId: reference, facts }) =>
        money.settle(tx, { reference }, { givenBack: facts.given_back, actor: facts.actor ?? null }),
      ),
      on(bookingMoved, (tx, { facts }) => money.follow(tx, facts.booking_id)),
      on(bookingCompleted, (tx, { userId }) => countCompletedSession(tx, userId)),
    ],
    notifications: [
      notifyOf(paidPastDeadline, earningNotifications.paidPastDeadline, ({ facts }) => facts),
      notifyOf(priceReturned, earningNotifications.priceReturned, ({ facts }) => facts),
      notifyOf(tutorPaid, earningNotifications.paidOut, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(earnings, {
            name: 'earnings',
            owned: earnings.tutorId,
            order: [earnings.startsAt, earnings.reference],
            withheld: { student_id: 'names another person' },
          }),
          personalTable(tutorPayouts, {
            name: 'payouts',
            owned: tutorPayouts.tutorId,
            order: [tutorPayouts.paidOn, tutorPayouts.id],
          }),
        ],
      },
    ],
  };
  return { money, payouts: createPayouts(platform, payments), module };
}
