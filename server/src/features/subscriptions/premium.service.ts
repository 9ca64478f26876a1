/** Access of one person: its periods and their end. Callers that change them hold the lock of the account. */
import { getSeatEnd } from '@akada/core/subscriptions/group-rules.ts';
import {
  nextGivenPeriod,
  type PremiumPeriod,
  type Renewal,
  type Standing,
  standingAt,
} from '@akada/core/subscriptions/subscription-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { setPremiumUntil } from '../accounts/accounts.ts';
import { findSeat } from './groups/groups.repo.ts';
import * as repo from './subscriptions.repo.ts';
import type { SubscriptionRow } from './subscriptions.tables.ts';

export interface Premium {
  /** The latest first. */
  periods: PremiumPeriod[];
  row: Omit<SubscriptionRow, 'userId'>;
  renewal: Renewal;
}

export async function getPremium(executor: Executor, userId: string): Promise<Premium> {
  const periods = await repo.findPeriods(executor, userId);
  const row = await repo.findSubscription(executor, userId);
  return { periods, row, renewal: { on: row.renews, unreachable: row.unreachable } };
}

export function standingOf({ periods, renewal }: Premium, now: number): Standing {
  return standingAt(periods, renewal, now);
}

/**
 * Writes a change together with its effects: the times that sweeps look for, the time that requests read, and
 * the hint that makes open pages reload.
 */
export async function changePremium(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<SubscriptionRow, 'userId'>>,
): Promise<void> {
  await repo.putSubscription(tx, userId, change);
  const premium = await getPremium(tx, userId);
  const { paidUntil, accessUntil } = standingOf(premium, 0);
  const access = accessUntil === null ? null : getInstant(accessUntil);
  const paid = paidUntil === null ? null : getInstant(paidUntil);
  await repo.putSubscription(tx, userId, { paidUntil: paid, accessUntil: access });
  await setPremiumUntil(tx, userId, getLater(access, await findSeatEnd(tx, userId)));
  await publishHint(tx, userId, { topic: 'account', id: null });
  await publishHint(tx, userId, { topic: 'usage', id: null });
}

/** @returns the end of the seat that a group pays for; null without one */
async function findSeatEnd(tx: Transaction, userId: string): Promise<string | null> {
  const group = await findSeat(tx, userId);
  return group?.paidUntil == null ? null : getInstant(getSeatEnd(Date.parse(group.paidUntil)));
}

function getLater(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}

/**
 * Gives days of access, after what there is already. The caller holds the lock of the account.
 * @param now milliseconds since the epoch
 */
export async function givePremium(
  tx: Transaction,
  { userId, days, now }: { userId: string; days: number; now: number },
): Promise<void> {
  const { periods } = await getPremium(tx, userId);
  await repo.insertPeriod(tx, userId, nextGivenPeriod(periods, days, now), null);
  await changePremium(tx, userId, {});
}
