import { earningNotifications } from '@akada/core/notifications/earnings.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import type { PaymentProvider } from '../../platform/payment-provider/payment-provider.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { bookingCompleted, bookingMoved, bookingSettled } from '../bookings/booking/bookings.events.ts';
import { readRefundActor } from '../bookings/booking/refund-actor.service.ts';
import { createBookingAccess } from '../bookings/bookings.access.ts';
import type { Purposes } from '../payments/payment/purposes.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { seatSettled } from '../tutorials/tutorials.events.ts';
import { countCompletedSession } from '../tutors/tutor-listing.service.ts';
import { paidPastDeadline, priceReturned } from './earnings.events.ts';
import { earningsRoutes } from './earnings.http.ts';
import { createEarningsService } from './earnings.service.ts';
import { earnings } from './earnings.tables.ts';
import { createLessonPurpose } from './lesson-purpose.service.ts';
import { createPayoutAccounts } from './payouts/payout-accounts.service.ts';
import { createPayoutSecrets } from './payouts/payout-secrets.ts';
import { payoutAccountChanged, payoutReturned, tutorPaid } from './payouts/payouts.events.ts';
import { failedPayouts, payableTutors } from './payouts/payouts.repo.ts';
import { createPayouts } from './payouts/payouts.service.ts';
import { heldBackPayouts, payoutAccounts, tutorPayouts } from './payouts/payouts.tables.ts';
import { createTransferOrders } from './payouts/transfer-orders.service.ts';
import { createTransferPolling } from './payouts/transfer-polling.service.ts';
import { createTransfers } from './payouts/transfers.service.ts';
import { payoutsRoutes } from './payouts.http.ts';
import { createPayoutsReading } from './payouts-overview.service.ts';
import { createSessionMoney } from './session-money.service.ts';
import { createSessionPayments } from './session-payments.service.ts';
import { createStatements } from './statements.service.ts';

/** Payments are created before this feature, and need its purposes. */
export function createLessonPurposes(platform: Platform): Pick<Purposes, 'session' | 'seat'> {
  const lesson = createLessonPurpose(platform);
  return { session: lesson, seat: lesson };
}

interface EarningsUses {
  payments: PaymentsService;
  provider: PaymentProvider;
  accounts: Pick<Accounts, 'checkOwner'>;
}

/** Money of sessions and seats, the earnings of tutors from it, and the payouts of those. */
export function createEarnings(platform: Platform, { payments, provider, accounts }: EarningsUses) {
  const money = createSessionMoney(platform, payments);
  const secrets = createPayoutSecrets(platform.dataSecret);
  const hasTransfers = platform.config.payments.provider !== null;
  const deps = { ...platform, payments, secrets, hasTransfers };
  const payoutAccountsService = createPayoutAccounts({ ...deps, accounts }, provider);
  const transfers = createTransfers(deps, provider);
  const orders = createTransferOrders(deps, provider);
  const module: FeatureModule = {
    routes: [
      ...earningsRoutes({
        access: createBookingAccess(platform.database),
        earnings: createEarningsService(platform),
        statements: createStatements(platform),
        payments: createSessionPayments(platform, payments),
      }),
      ...payoutsRoutes({
        accounts: payoutAccountsService,
        orders,
        overview: createPayoutsReading({ ...platform, orders, provider }),
      }),
    ],
    jobs: [transfers.work.handler],
    tasks: [
      transfers.work.resendTask,
      orders.weekly,
      ...(hasTransfers ? [createTransferPolling(platform, transfers)] : []),
    ],
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
      notifyOf(
        paidPastDeadline,
        earningNotifications.paidPastDeadline,
        ({ facts: { amount, paid_before } }) => ({ amount, paid_before }),
      ),
      notifyOf(priceReturned, earningNotifications.priceReturned, ({ facts: { held, ...facts } }) => ({
        ...facts,
        is_held: held,
      })),
      notifyOf(tutorPaid, earningNotifications.paidOut, ({ facts: { bank, last4, ...facts } }) => ({
        ...facts,
        bank,
        last4,
      })),
      notifyOf(payoutReturned, earningNotifications.payoutReturned, ({ facts }) => facts),
      notifyOf(payoutAccountChanged, earningNotifications.payoutAccountChanged, ({ facts }) => facts),
    ],
    waitingSources: [payableTutors(hasTransfers), failedPayouts],
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
          personalTable(payoutAccounts, {
            name: 'payout-account',
            owned: payoutAccounts.userId,
            order: [payoutAccounts.userId],
            withheld: { sealed_number: 'is sealed; its last digits are here' },
          }),
          personalTable(heldBackPayouts, {
            name: 'stopped-payouts',
            owned: heldBackPayouts.userId,
            order: [heldBackPayouts.userId],
          }),
        ],
        notHandedOut: {
          sandbox_paystack_transfers: 'belongs to the stand-in for a provider, whose accounts are invented',
        },
      },
    ],
  };
  return {
    money,
    payouts: createPayouts({ ...deps, accounts: payoutAccountsService }),
    transfers,
    module,
  };
}
