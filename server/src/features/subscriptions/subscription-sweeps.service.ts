/** Automatic acts at the end of a subscription: reminders, charges of the card, and the notification of the end. */
import { announcedEnd, nextAttemptAt, reminderDue } from '@akada/core/subscriptions/renewal-schedule.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSubscriber, getZone, lockAccount } from '../accounts/accounts.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { changePremium, getPremium, standingOf } from './premium.service.ts';
import { subscriptionEndsSoon, subscriptionExpired } from './subscriptions.events.ts';
import * as repo from './subscriptions.repo.ts';

const everyMs = 10 * 60_000;
const remindedMs = 3 * 24 * 60 * 60_000;

interface SubscriptionSweepsDeps extends Pick<Platform, 'database' | 'clock'> {
  payments: Pick<PaymentsService, 'attemptsFor' | 'order'>;
}

export function createSubscriptionSweeps(deps: SubscriptionSweepsDeps): PeriodicTask[] {
  const { database, clock } = deps;
  const { db } = database;
  const now = () => getInstant(clock.now());

  const task = (name: string, run: () => Promise<void>): PeriodicTask => ({ name, everyMs, run });

  return [
    task('subscriptions.remind', async () => {
      const soon = getInstant(clock.now() + remindedMs);
      for (const end of await repo.endsBetween(db, now(), soon)) await remind(deps, end);
    }),
    task('subscriptions.renew', async () => {
      for (const end of await repo.renewalsDue(db, now())) await renew(deps, end);
    }),
    task('subscriptions.expire', async () => {
      for (const end of await repo.unsaidEnds(db, now())) await expire(deps, end);
    }),
  ];
}

async function remind(
  { database, clock }: SubscriptionSweepsDeps,
  { userId, paidUntil, renews, cardLast4 }: repo.SubscriptionEnd,
): Promise<void> {
  const end = announcedEnd(Date.parse(paidUntil), renews);
  const left = reminderDue(end, clock.now());
  if (left === null) return;

  await database.transaction(async (tx) => {
    const day = dayText(getInstant(end), await getZone(tx, userId));
    await recordOnce(tx, subscriptionEndsSoon, {
      userId,
      subjectId: repeatableId('ends_soon', userId, paidUntil, String(left)),
      facts: { left, day, renews, last4: renews ? cardLast4 : null },
    });
  });
}

/** The next attempt is ordered when every earlier one is decided: what the bank has not answered yet may still be paid. */
async function renew(
  { database, clock, payments }: SubscriptionSweepsDeps,
  { userId, paidUntil }: repo.SubscriptionEnd,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) return;
    const { row } = await getPremium(tx, userId);
    const account = await getSubscriber(tx, userId);
    if (!row.renews || row.paidUntil !== paidUntil || account?.closing !== false) return;

    const charge = { userId, renewalOf: paidUntil };
    const made = await payments.attemptsFor(tx, charge);
    const due = made === null ? null : nextAttemptAt(Date.parse(paidUntil), made);
    if (made === null || due === null || due > clock.now()) return;

    await payments.order(tx, { ...charge, attempt: made + 1 });
  });
}

async function expire(
  { database, clock }: SubscriptionSweepsDeps,
  { userId, paidUntil }: repo.SubscriptionEnd,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) return;
    const premium = await getPremium(tx, userId);
    const { state } = standingOf(premium, clock.now());
    if (state !== 'expired' || premium.row.paidUntil !== paidUntil) return;

    await changePremium(tx, userId, { expiredSaidOf: paidUntil, renews: false });
    await recordOnce(tx, subscriptionExpired, {
      userId,
      subjectId: repeatableId('expired', userId, paidUntil),
      facts: { trial: premium.periods[0]?.kind === 'trial' },
    });
  });
}
