/** A student's subscription: where it stands, and what changes it. */
import type { PaymentStart, Promotion, Subscription } from '@akada/contract/base/subscriptions.ts';
import { promotionDelay } from '@akada/core/subscriptions/promotion.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPlanNow, getLastSignIn, getSubscriber, lockAccount } from '../accounts/accounts.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { readSeat } from './groups/seats.service.ts';
import { changePremium, getPremium, type Premium, standingOf } from './premium.service.ts';
import { presentSubscription } from './subscriptions.present.ts';
import { putSubscription } from './subscriptions.repo.ts';
import type { Trials } from './trials.service.ts';

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

interface SubscriptionsDeps extends Pick<Platform, 'database' | 'clock' | 'config'> {
  payments: Pick<PaymentsService, 'start' | 'findOpen' | 'findPendingCharge'>;
  trials: Trials;
}

/** If nothing is sold, every start of a trial or a payment throws Fault `conflict`. */
export function createSubscriptionsService(deps: SubscriptionsDeps) {
  const { database, clock, config, payments, trials } = deps;
  const { db } = database;
  const { provider } = config.payments;
  const planNow = createPlanNow(deps);

  const read = async ({ userId }: Caller): Promise<Subscription> => {
    const [account, premium, pending, seat] = await Promise.all([
      getSubscriber(db, userId),
      getPremium(db, userId),
      payments.findOpen(db, userId),
      readSeat(db, userId, clock.now()),
    ]);
    if (!account) throw notFound();

    const { paidUntil: renewalOf } = premium.row;
    return presentSubscription({
      premium,
      now: clock.now(),
      payments: provider?.kind ?? 'none',
      plan: planNow(account),
      trialAvailable: await isTrialAvailable(userId, { account, premium }),
      pending,
      charge: renewalOf === null ? null : await payments.findPendingCharge(db, { userId, renewalOf }),
      seat,
    });
  };
  const isTrialAvailable = async (userId: string, person: Parameters<Trials['isAvailable']>[2]) =>
    provider !== null && (await trials.isAvailable(db, userId, person));
  const changed = (caller: Caller, work: (tx: Transaction, premium: Premium) => Promise<void>) =>
    database
      .transaction(async (tx) => {
        if (!(await lockAccount(tx, caller.userId))) throw notFound();
        await work(tx, await getPremium(tx, caller.userId));
      })
      .then(() => read(caller));
  const assertSold = () => {
    if (!provider) throw new Fault('conflict', 'There are no paid plans here: everyone has the same plan.');
  };

  return {
    read,
    /** @throws Fault `conflict` for a person who had a trial */
    async startTrial(caller: Caller): Promise<Subscription> {
      assertSold();
      await trials.start(caller.userId);
      return read(caller);
    },
    /** @throws Fault `unavailable` while the provider does not answer */
    async upgrade({ userId }: Caller, renews: boolean): Promise<PaymentStart> {
      assertSold();
      return payments.start({ userId, purpose: 'month', renews });
    },
    /** @throws as `upgrade` */
    async changeCard({ userId }: Caller): Promise<PaymentStart> {
      assertSold();
      return payments.start({ userId, purpose: 'card', renews: true });
    },
    cancel: (caller: Caller) =>
      changed(caller, async (tx, { row }) => {
        if (row.renews) await changePremium(tx, caller.userId, { renews: false });
      }),
    /** @throws Fault `conflict` if there is nothing to continue, or no card */
    resume: (caller: Caller) =>
      changed(caller, async (tx, premium) => {
        if (premium.row.renews) return;
        const { state } = standingOf(premium, clock.now());
        if (state !== 'non_renewing' || !premium.row.sealedCard) {
          throw new Fault('conflict', 'Premium has ended, or no card is saved. Pay for a month instead.');
        }
        await changePremium(tx, caller.userId, { renews: true });
      }),
    async promotion(caller: Caller): Promise<Promotion> {
      const account = await getSubscriber(db, caller.userId);
      if (!account) throw notFound();

      const premium = await getPremium(db, caller.userId);
      const lastSignIn = await getLastSignIn(db, caller.userId);
      const { promotionDismissedAt: dismissed } = premium.row;
      const isShownAtAll = provider !== null && caller.role === 'student';
      const delay = promotionDelay({
        createdAt: Date.parse(account.createdAt),
        lastLoginAt: lastSignIn === null ? null : Date.parse(lastSignIn),
        dismissedAt: dismissed === null ? null : Date.parse(dismissed),
        subscribed: planNow(account) !== 'free',
        now: clock.now(),
      });
      return {
        delay_ms: isShownAtAll ? delay : null,
        trial_available: await isTrialAvailable(caller.userId, { account, premium }),
      };
    },
    dismissPromotion: ({ userId }: Caller) =>
      putSubscription(db, userId, { promotionDismissedAt: getInstant(clock.now()) }),
  };
}
