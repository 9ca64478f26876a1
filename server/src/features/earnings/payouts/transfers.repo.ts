import { minPayoutKobo } from '@akada/core/payments/payout-rules.ts';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { hasPayoutStop } from '../../accounts/accounts.ts';
import { type PayoutRow, type TransferRow, transfers, tutorPayouts } from './payouts.tables.ts';

/** @returns false if it exists */
export async function insertTransfer(tx: Transaction, row: typeof transfers.$inferInsert): Promise<boolean> {
  const added = await tx.insert(transfers).values(row).onConflictDoNothing().returning({ id: transfers.id });
  return added.length > 0;
}

export async function findTransfer(executor: Executor, id: string): Promise<TransferRow | null> {
  const [row] = await executor.select().from(transfers).where(eq(transfers.id, id));
  return row ?? null;
}

/** Until the transaction ends no other one changes the transfer. */
export async function lockTransfer(tx: Transaction, id: string): Promise<TransferRow | null> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('no key update');
  return row ?? null;
}

export async function updateTransfer(
  executor: Executor,
  id: string,
  change: Partial<Omit<TransferRow, 'id'>>,
): Promise<void> {
  await executor.update(transfers).set(change).where(eq(transfers.id, id));
}

/** @returns the payout of a transfer; null once its tutor's account is erased */
export async function findPayout(executor: Executor, id: string): Promise<PayoutRow | null> {
  const [row] = await executor.select().from(tutorPayouts).where(eq(tutorPayouts.id, id));
  return row ?? null;
}

export async function updatePayout(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PayoutRow, 'state' | 'paidOn'>>,
): Promise<void> {
  await tx.update(tutorPayouts).set(change).where(eq(tutorPayouts.id, id));
}

/** Moments in ISO 8601. */
interface PollingMoments {
  /** Polling skips open transfers that it requested since then. */
  openLimit: string;
  /** The same for paid transfers. */
  paidLimit: string;
  /** Polling skips transfers that were paid before. */
  oldestPaid: string;
}

/** @returns transfers to ask the provider for, the ones that wait longest first */
export async function findToAsk(
  executor: Executor,
  { openLimit, paidLimit, oldestPaid }: PollingMoments,
): Promise<string[]> {
  const { id, status, askedAt, settledAt, orderedAt } = transfers;
  const isStale = (since: string) => or(isNull(askedAt), lt(askedAt, since));
  const rows = await executor
    .select({ id })
    .from(transfers)
    .where(
      or(
        and(inArray(status, ['pending']), isStale(openLimit)),
        and(inArray(status, ['paid']), gt(settledAt, oldestPaid), isStale(paidLimit)),
      ),
    )
    .orderBy(sql`${askedAt} NULLS FIRST`, asc(orderedAt), asc(id))
    .limit(200);
  return rows.map((row) => row.id);
}

/** @returns tutors whose balance can go out with the weekly payouts */
export async function findWeeklyTutors(executor: Executor, now: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    WITH owed AS (
      SELECT a.user_id AS id,
        coalesce((SELECT sum(share - frozen) FROM earnings WHERE tutor_id = a.user_id AND state = 'available'), 0)
        - coalesce((SELECT sum(amount) FROM tutor_payouts WHERE tutor_id = a.user_id AND state IN ('on_its_way', 'paid')), 0)
          AS available
      FROM payout_accounts a
      WHERE a.usable_at <= ${now} AND NOT ${hasPayoutStop(sql`a.user_id`, now)}
        AND NOT EXISTS (SELECT FROM held_back_payouts h WHERE h.user_id = a.user_id)
    )
    SELECT id FROM owed WHERE available >= ${minPayoutKobo} ORDER BY id`);
  return rows.map(({ id }) => id);
}
