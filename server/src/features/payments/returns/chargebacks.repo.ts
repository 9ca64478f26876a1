import { and, asc, desc, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { ProviderName } from '../../../platform/payment-provider/payment-provider.ts';
import { type ChargebackRow, chargebacks, payments } from '../payment/payments.tables.ts';

const openStates = ['evidence_due', 'under_review'] as const;

/** @returns the chargebacks of these payments, oldest first */
export async function findChargebacks(
  executor: Executor,
  paymentIds: readonly string[],
): Promise<ChargebackRow[]> {
  if (paymentIds.length === 0) return [];
  return executor
    .select()
    .from(chargebacks)
    .where(inArray(chargebacks.paymentId, [...paymentIds]))
    .orderBy(asc(chargebacks.openedAt), asc(chargebacks.id));
}

/** @returns whether a bank has yet to decide about the payment */
export async function hasOpenChargeback(executor: Executor, paymentId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(and(eq(chargebacks.paymentId, paymentId), inArray(chargebacks.state, [...openStates])))
    .limit(1);
  return rows.length > 0;
}

/** @returns the kobo that banks took from the payment */
export async function sumLost(executor: Executor, paymentId: string): Promise<number> {
  const [row] = await executor
    .select({ lost: sum(chargebacks.amount).mapWith(Number) })
    .from(chargebacks)
    .where(and(eq(chargebacks.paymentId, paymentId), eq(chargebacks.state, 'lost')));
  return row?.lost ?? 0;
}

/** @returns the payments with an open chargeback, the latest chargeback first */
export async function findDisputedPayments(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: chargebacks.paymentId })
    .from(chargebacks)
    .where(inArray(chargebacks.state, [...openStates]))
    .orderBy(desc(chargebacks.openedAt));
  return [...new Set(rows.map(({ id }) => id))];
}

/** @returns whether a bank has yet to decide about a month that this person paid */
export async function hasDisputedPremium(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.purpose, ['month', 'card', 'renewal']),
        isNull(payments.linkId),
        inArray(chargebacks.state, [...openStates]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Writes a chargeback if it is new. */
export async function insertChargeback(tx: Transaction, row: ChargebackRow): Promise<boolean> {
  const added = await tx
    .insert(chargebacks)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: chargebacks.id });
  return added.length > 0;
}

/** Until the transaction ends no other one changes the chargeback. */
export async function lockChargeback(
  tx: Transaction,
  { provider, providerId }: { provider: ProviderName; providerId: string },
): Promise<ChargebackRow | null> {
  const [row] = await tx
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.provider, provider), eq(chargebacks.providerId, providerId)))
    .for('no key update');
  return row ?? null;
}

export async function updateChargeback(
  tx: Transaction,
  id: string,
  change: Partial<Omit<ChargebackRow, 'id'>>,
): Promise<void> {
  await tx.update(chargebacks).set(change).where(eq(chargebacks.id, id));
}
