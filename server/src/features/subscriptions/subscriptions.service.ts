/** A student's subscription: where it stands, and what changes it. */
import type { PaymentStart, Promotion, Subscription } from '@akada/contract/base/subscriptions.ts';
import { promotionDelay } from '@akada/core/subscriptions/promotion.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { createPlanNow, lastSignInOf, lockAccount, subscriberOf } from '../accounts/accounts.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { changePremium, type Premium, premiumOf, standingOf } from './premium.service.ts';
import { presentSubscription } from './subscriptions.present.ts';
import { putSubscription } from './subscriptions.repo.ts';
import type { Trials } from './trials.service.ts';

export interface SubscriptionsService {
  read(caller: Caller): Promise<Subscription>;
  /** @throws Fault `conflict` for a person who had a trial, or where nothing is sold */
  startTrial(caller: Caller): Promise<Subscription>;
  /** @throws Fault `conflict` where nothing is sold, `unavailable` while the provider does not answer */
  upgrade(caller: Caller, renews: boolean): Promise<PaymentStart>;
  /** @throws as `upgrade` */
  changeCard(caller: Caller): Promise<PaymentStart>;
  cancel(caller: Caller): Promise<Subscription>;
  /** @throws Fault `conflict` where there is nothing to go on with, or no card */
  resume(caller: Caller): Promise<Subscription>;
  promotion(caller: Caller): Promise<Promotion>;
  dismissPromotion(caller: Caller): Promise<void>;
}

export interface SubscriptionsDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'payments'>;
  payments: Pick<PaymentsService, 'start' | 'undecidedOf'>;
  trials: Trials;
}

export function createSubscriptionsService(deps: SubscriptionsDeps): SubscriptionsService {
  const { database, clock, config, payments, trials } = deps;
  const { db } = database;
  const { provider } = config.payments;
  const planNow = createPlanNow(deps);

  const read = async ({ userId }: Caller): Promise<Subscription> => {
    const [account, premium, pending] = await Promise.all([
      subscriberOf(db, userId),
      premiumOf(db, userId),
      payments.undecidedOf(db, userId),
    ]);
    if (!account) throw notFound();

    return presentSubscription({
      premium,
      now: clock.now(),
      payments: provider?.kind ?? 'none',
      plan: planNow(account),
      trialAvailable: await isTrialAvailable(userId, premium),
      pending,
    });
  };
  const isTrialAvailable = async (userId: string, { periods }: Premium) =>
    provider !== null && periods.length === 0 && (await trials.isAvailable(db, userId));
  const changed = (caller: Caller, work: (tx: Transaction, premium: Premium) => Promise<void>) =>
    database
      .transaction(async (tx) => {
        if (!(await lockAccount(tx, caller.userId))) throw notFound();
        await work(tx, await premiumOf(tx, caller.userId));
      })
      .then(() => read(caller));
  const assertSold = () => {
    if (!provider) throw new Fault('conflict', 'Nothing is sold here: everyone has the same plan.');
  };

  return {
    read,
    async startTrial(caller) {
      assertSold();
      await trials.start(caller.userId);
      return read(caller);
    },
    async upgrade({ userId }, renews) {
      assertSold();
      return payments.start({ userId, purpose: 'month', renews });
    },
    async changeCard({ userId }) {
      assertSold();
      return payments.start({ userId, purpose: 'card', renews: true });
    },
    cancel: (caller) =>
      changed(caller, async (tx, { row }) => {
        if (row.renews) await changePremium(tx, caller.userId, { renews: false });
      }),
    resume: (caller) =>
      changed(caller, async (tx, premium) => {
        if (premium.row.renews) return;
        const { state } = standingOf(premium, clock.now());
        if (state !== 'non_renewing' || !premium.row.sealedCard) {
          throw new Fault('conflict', 'There is no card to go on with. Pay for a month instead.');
        }
        await changePremium(tx, caller.userId, { renews: true });
      }),
    async promotion(caller) {
      const account = await subscriberOf(db, caller.userId);
      if (!account) throw notFound();

      const premium = await premiumOf(db, caller.userId);
      const lastSignIn = await lastSignInOf(db, caller.userId);
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
        trial_available: await isTrialAvailable(caller.userId, premium),
      };
    },
    dismissPromotion: ({ userId }) =>
      putSubscription(db, userId, { promotionDismissedAt: instantOf(clock.now()) }),
  };
}
