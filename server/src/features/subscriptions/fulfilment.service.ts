/** Effects of payments: months of premium, the card of the next month, and the notifications. */
import { announcedEnd } from '@akada/core/subscriptions/renewal-schedule.ts';
import { afterRefund, nextPaidPeriod } from '@akada/core/subscriptions/subscription-state.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Authorization } from '../../platform/paystack/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSubscriber, getZone } from '../accounts/accounts.ts';
import type { DecidedPayment, Fulfilment } from '../payments/payment-fulfilment.service.ts';
import { changePremium, getPremium, standingOf } from './premium.service.ts';
import type { SubscriberSecrets } from './subscriber-secrets.ts';
import { chargeUnconfirmed, subscriptionFailed, subscriptionPaid } from './subscriptions.events.ts';
import { findPeriods, findSubscription, insertPeriod, takePeriodsFrom } from './subscriptions.repo.ts';
import type { SubscriptionRow } from './subscriptions.tables.ts';

export function createFulfilment({
  clock,
  secrets,
}: Pick<Platform, 'clock'> & { secrets: SubscriberSecrets }): Fulfilment {
  return {
    async paid(tx, payment, card) {
      const { id, userId } = payment;
      const { periods, renewal } = await getPremium(tx, userId);
      const period = nextPaidPeriod(periods, renewal, clock.now());
      await insertPeriod(tx, userId, period, id);
      await changePremium(tx, userId, { unreachable: false, ...(await renewalAfter(tx, payment, card)) });
      const { renews, cardLast4 } = await findSubscription(tx, userId);
      const day = await getDay(tx, userId, announcedEnd(period.until, renews));
      await recordOnce(tx, subscriptionPaid, {
        userId,
        subjectId: id,
        facts: { day, renews, last4: renews ? cardLast4 : null },
      });
    },

    async refunded(tx, { id, userId, amount: price }, amount) {
      const later = await takePeriodsFrom(tx, userId, id);
      const earlier = await findPeriods(tx, userId);
      const left = afterRefund({ earlier, later, part: amount / price, now: clock.now() });
      for (const { paymentId, ...period } of left) {
        await insertPeriod(tx, userId, period, paymentId);
      }
      await changePremium(tx, userId, {});
    },

    async failed(tx, { id, userId, purpose }) {
      const renewal = purpose === 'renewal';
      if (renewal) await changePremium(tx, userId, { unreachable: false });
      const { accessUntil } = standingOf(await getPremium(tx, userId), clock.now());
      const hasAccess = renewal && accessUntil !== null && accessUntil > clock.now();
      const day = hasAccess ? await getDay(tx, userId, accessUntil) : null;
      await recordOnce(tx, subscriptionFailed, { userId, subjectId: id, facts: { renewal, day } });
    },

    unconfirmed: (tx, { id, userId }) =>
      recordOnce(tx, chargeUnconfirmed, { userId, subjectId: id, facts: {} }),

    unreachable: (tx, { userId }) => changePremium(tx, userId, { unreachable: true }),

    async cardFor(executor, { userId, renewalOf }) {
      const { renews, paidUntil, sealedCard } = await findSubscription(executor, userId);
      if (!renews || paidUntil !== renewalOf || !sealedCard) return null;

      const account = await getSubscriber(executor, userId);
      return account?.closing === false ? secrets.unseal(sealedCard, userId) : null;
    },
  };

  /**
   * A payment by transfer has no card, so it leaves the renewal as it was; a payer who declines renewal gets
   * none.
   */
  async function renewalAfter(
    tx: Transaction,
    { userId, purpose, renews }: DecidedPayment,
    card: Authorization | null,
  ): Promise<Partial<SubscriptionRow>> {
    if (!renews) return { renews: false };
    if (purpose === 'renewal' || !card) return {};

    const account = await getSubscriber(tx, userId);
    if (!account) return {};
    return {
      renews: true,
      sealedCard: secrets.seal({ authorizationCode: card.code, email: account.email }, userId),
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpMonth: card.expMonth,
      cardExpYear: card.expYear,
    };
  }

  async function getDay(tx: Transaction, userId: string, moment: number): Promise<string> {
    return dayText(getInstant(moment), await getZone(tx, userId));
  }
}
