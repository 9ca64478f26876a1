/** Payouts wait after an administrator has handed over a link to an account: the owner has time to notice a stranger. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import * as repo from './payout-stop.repo.ts';

/** How long payouts wait after a link was made, and again after it was used, in milliseconds. */
const payoutStopMs = 48 * 3_600_000;

/** @param now milliseconds since the epoch, so that a later stop also ends later */
export function stopPayouts(tx: Transaction, userId: string, now: number): Promise<void> {
  return repo.setPayoutStop(tx, userId, getInstant(now + payoutStopMs));
}

/** @returns by person the end of the payout stop; people who can be paid now are absent */
export const payoutStops = (executor: Executor, userIds: readonly string[], now: number) =>
  repo.findPayoutStops(executor, userIds, getInstant(now));

export const hasPayoutStop = repo.hasPayoutStop;
