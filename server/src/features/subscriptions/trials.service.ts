/** The free trial: seven days, without a card, once for a person. */
import { type SubscriptionState, trialDays } from '@akada/core/subscriptions/subscription-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { getIdentities, getSubscriber, lockAccount, type Subscriber } from '../accounts/accounts.ts';
import { changePremium, getPremium, type Premium, standingOf } from './premium.service.ts';
import type { SubscriberSecrets } from './subscriber-secrets.ts';
import { insertPeriod, isTrialUsed, takeTrial } from './subscriptions.repo.ts';

const dayMs = 24 * 60 * 60_000;

export type Trials = ReturnType<typeof createTrials>;

export function createTrials({
  database,
  clock,
  secrets,
}: Pick<Platform, 'database' | 'clock'> & { secrets: SubscriberSecrets }) {
  const getHashes = async (executor: Executor, userId: string, email: string) =>
    secrets.personHashes({ email, identities: await getIdentities(executor, userId) });

  return {
    /** @throws Fault `conflict` for a person who had a trial or has premium, also under an earlier account */
    start: (userId: string) =>
      database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const account = await getSubscriber(tx, userId);
        if (!account) throw notFound();

        const now = clock.now();
        const premium = await getPremium(tx, userId);
        const { state } = standingOf(premium, now);
        if (state === 'trialing') return;
        if (!isOutsidePremium(state) || account.subscriptionPlan !== 'free') throw hasPremium();
        if (!(await takeTrial(tx, await getHashes(tx, userId, account.email), getInstant(now))))
          throw trialUsed();

        const until = now + trialDays * dayMs;
        await insertPeriod(tx, userId, { kind: 'trial', from: now, until }, null);
        await changePremium(tx, userId, {});
      }),
    async isAvailable(
      executor: Executor,
      userId: string,
      { account, premium }: { account: Pick<Subscriber, 'email' | 'subscriptionPlan'>; premium: Premium },
    ): Promise<boolean> {
      if (account.subscriptionPlan !== 'free') return false;
      if (!isOutsidePremium(standingOf(premium, clock.now()).state)) return false;
      return !(await isTrialUsed(executor, await getHashes(executor, userId, account.email)));
    },
  };
}

/** A month that was paid or given before takes nothing from the trial: it may be started when there is no premium. */
const isOutsidePremium = (state: SubscriptionState) => state === 'none' || state === 'expired';

function hasPremium(): Fault {
  return new Fault('conflict', 'You have premium now. You can start the trial when it has ended.');
}

function trialUsed(): Fault {
  return new Fault('conflict', 'You can use the free trial once. You can pay for a month instead.');
}
