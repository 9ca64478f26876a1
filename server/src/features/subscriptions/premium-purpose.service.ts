/** Effects of payments: months of premium, the card of the next month, and the notifications. */
import { postingsOfChargeback } from '@akada/core/payments/postings.ts';
import { announcedEnd, findNextAttempt } from '@akada/core/subscriptions/renewal-schedule.ts';
import {
  afterRefund,
  monthlyPriceKobo,
  nextPaidPeriod,
} from '@akada/core/subscriptions/subscription-state.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Authorization } from '../../platform/payment-provider/payment-provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSubscriber, getZone } from '../accounts/accounts.ts';
import type { PurchasePayment, Purpose } from '../payments/payment/purposes.service.ts';
import { changePremium, getPremium, standingOf } from './premium.service.ts';
import type { SubscriberSecrets } from './subscriber-secrets.ts';
import {
  chargeUnconfirmed,
  subscriptionFailed,
  subscriptionPaid,
  subscriptionPaidByLink,
} from './subscriptions.events.ts';
import { findPeriods, findSubscription, insertPeriod, takePeriodsFrom } from './subscriptions.repo.ts';
import type { SubscriptionRow } from './subscriptions.tables.ts';

export function createPremiumPurpose({
  clock,
  secrets,
}: Pick<Platform, 'clock'> & { secrets: SubscriberSecrets }): Purpose {
  return {
    account: 'subscription_income',
    findOffer: async () => ({ amount: monthlyPriceKobo, until: null }),

    async paid(tx, payment, card) {
      const { id, userId, linkId } = payment;
      const { periods, renewal } = await getPremium(tx, userId);
      const period = nextPaidPeriod(periods, renewal, clock.now());
      await insertPeriod(tx, userId, period, id);
      // The payer of a link decides nothing about the student's card.
      const renewalChange = linkId === null ? await renewalAfter(tx, payment, card) : {};
      await changePremium(tx, userId, { unreachable: false, ...renewalChange });
      const { renews, cardLast4 } = await findSubscription(tx, userId);
      const day = await getDay(tx, userId, announcedEnd(period.until, renews));
      await recordOnce(tx, linkId === null ? subscriptionPaid : subscriptionPaidByLink, {
        userId,
        subjectId: id,
        facts: { day, renews, last4: renews ? cardLast4 : null },
      });
      return true;
    },

    refunded: (tx, payment, amount, earlier) => shorten(tx, payment, { amount, earlier }),

    async chargedBack(tx, payment, { amount, rest, earlier }) {
      // The card is not charged again: its bank gave the money back.
      if (payment.linkId === null) await changePremium(tx, payment.userId, { renews: false });
      await shorten(tx, payment, { amount, earlier });
      return { postings: postingsOfChargeback({ amount: rest }, 'subscription_income') };
    },

    async failed(tx, { id, userId, purpose }) {
      const renewal = purpose === 'renewal';
      if (renewal) await changePremium(tx, userId, { unreachable: false });
      const premium = await getPremium(tx, userId);
      const { accessUntil, paidUntil } = standingOf(premium, clock.now());
      const hasAccess = renewal && accessUntil !== null && accessUntil > clock.now();
      const day = hasAccess ? await getDay(tx, userId, accessUntil) : null;
      const isTriedAgain = hasAccess && premium.row.renews && paidUntil !== null;
      const nextAt = isTriedAgain ? findNextAttempt(paidUntil, clock.now()) : null;
      const next = nextAt === null ? {} : { next_charge: await getDay(tx, userId, nextAt) };
      await recordOnce(tx, subscriptionFailed, { userId, subjectId: id, facts: { renewal, day, ...next } });
    },

    unconfirmed: (tx, { id, userId }) =>
      recordOnce(tx, chargeUnconfirmed, { userId, subjectId: id, facts: {} }),

    unreachable: (tx, { userId }) => changePremium(tx, userId, { unreachable: true }),

    async findCard(executor, { userId, renewalOf }) {
      const { renews, paidUntil, sealedCard } = await findSubscription(executor, userId);
      if (!renews || paidUntil !== renewalOf || !sealedCard) return null;

      const account = await getSubscriber(executor, userId);
      return account?.closing === false ? secrets.unseal(sealedCard, userId) : null;
    },
  };

  /** @param earlier kobo that were returned before, by which the month is shorter already */
  async function shorten(
    tx: Transaction,
    { id, userId, amount: price }: PurchasePayment,
    { amount, earlier: returned }: { amount: number; earlier: number },
  ): Promise<void> {
    if (returned >= price) return;

    const later = await takePeriodsFrom(tx, userId, id);
    const earlier = await findPeriods(tx, userId);
    const part = Math.min(1, amount / (price - returned));
    for (const { paymentId, ...period } of afterRefund({ earlier, later, part, now: clock.now() })) {
      await insertPeriod(tx, userId, period, paymentId);
    }
    await changePremium(tx, userId, {});
  }

  /**
   * A payment by transfer has no card, so it leaves the renewal as it was; a payer who declines renewal gets
   * none.
   */
  async function renewalAfter(
    tx: Transaction,
    { userId, purpose, renews }: PurchasePayment,
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
