/** Payments as administrators find them, and money that fits none of them. */
import type { moneyOrders, moneyStates } from '@akada/contract/observers/money.ts';
import type { ChargebackState } from '@akada/core/payments/payment-state.ts';
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Counted, countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { jsonTime, waitingCases } from '../../../platform/module/waiting-source.ts';
import { getName, matchingPeople } from '../../accounts/accounts.ts';
import {
  chargebacks,
  type PaymentFlagRow,
  type PaymentRow,
  paymentFlags,
  payments,
  providerEvents,
  refunds,
} from './payments.tables.ts';

export interface PaymentsFilter {
  search: string;
  state: (typeof moneyStates)[number] | undefined;
  purpose: PaymentRow['purpose'] | undefined;
  /** Moments between which it began; undefined for all. */
  began: { from: string; until: string } | undefined;
}

interface Page {
  skip: number;
  limit: number;
}

const orders: Record<(typeof moneyOrders)[number], SQL[]> = {
  newest: [desc(payments.createdAt), desc(payments.id)],
  oldest: [asc(payments.createdAt), asc(payments.id)],
  amount: [desc(payments.amount), desc(payments.createdAt), desc(payments.id)],
};

/** @returns payments that match, and how many there are */
export async function findMatchingPayments(
  executor: Executor,
  filter: PaymentsFilter,
  { order, skip, limit }: Page & { order: (typeof moneyOrders)[number] },
): Promise<{ rows: PaymentRow[]; counted: Counted }> {
  const where = matching(filter);
  const rows = await executor
    .select()
    .from(payments)
    .where(where)
    .orderBy(...orders[order])
    .offset(skip)
    .limit(limit);
  return { rows, counted: await countUpTo(executor, payments, where) };
}

const refunding = ['frozen', 'pending', 'processing'] as const;
const looked = ['failed', 'needs_attention'] as const;

const hasChargeback = (chargebackStates: ChargebackState[]) =>
  sql`EXISTS (SELECT FROM ${chargebacks} WHERE ${chargebacks.paymentId} = ${payments.id}
    AND ${inArray(chargebacks.state, chargebackStates)})`;

const states: Record<(typeof moneyStates)[number], SQL | undefined> = {
  pending: inArray(payments.status, ['to_charge', 'charging', 'pending']),
  paid: and(eq(payments.status, 'paid'), isNull(payments.refundState)),
  failed: eq(payments.status, 'failed'),
  abandoned: eq(payments.status, 'abandoned'),
  in_review: eq(payments.status, 'in_review'),
  set_aside: eq(payments.status, 'set_aside'),
  going_back: inArray(payments.refundState, [...refunding]),
  went_back: eq(payments.refundState, 'processed'),
  refund_failed: inArray(payments.refundState, [...looked]),
  disputed: hasChargeback(['evidence_due', 'under_review']),
  charged_back: hasChargeback(['lost']),
};

function matching({ search, state, purpose, began }: PaymentsFilter): SQL | undefined {
  return and(
    search === '' ? undefined : isFound(search),
    state && states[state],
    purpose && eq(payments.purpose, purpose),
    began && and(gte(payments.createdAt, began.from), lt(payments.createdAt, began.until)),
  );
}

/** The beginning of a reference, or of the id of the payer, is a range of them, so that an index finds it. */
function isFound(search: string): SQL | undefined {
  const digits = search.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{8,32}$/.test(digits) || !/\d/.test(digits)) {
    return inArray(payments.userId, matchingPeople(search));
  }
  const [lowest, highest] = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')];
  return or(
    sql`${payments.id} BETWEEN ${lowest}::uuid AND ${highest}::uuid`,
    sql`${payments.userId} BETWEEN ${lowest}::uuid AND ${highest}::uuid`,
    eq(payments.receivedAs, search.toLowerCase()),
  );
}

/** @returns what the provider has sent about these references, the oldest first */
export function getEvents(executor: Executor, references: readonly string[]) {
  const { event, receivedAt, status } = providerEvents;
  return executor
    .select({ event, receivedAt, status })
    .from(providerEvents)
    .where(inArray(providerEvents.reference, [...references]))
    .orderBy(asc(receivedAt), asc(providerEvents.id));
}

/** @returns by the source of a ledger row, such as a reference or a refund, the payment that it belongs to */
export async function paymentsOfSources(
  executor: Executor,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const ids = sources.filter((source) => /^[0-9a-f-]{36}$/.test(source));
  const { id, receivedAs } = payments;
  const rows = await executor
    .select({ id, receivedAs })
    .from(payments)
    .where(or(inArray(id, ids), inArray(receivedAs, [...sources])));
  const moved = await findMoves(executor, ids);
  return new Map([
    ...moved,
    ...rows.flatMap((row) => [row.id, row.receivedAs ?? row.id].map((source) => [source, row.id] as const)),
  ]);
}

/** @returns the payments of refunds and chargebacks, by their id */
async function findMoves(executor: Executor, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];

  const moves = [refunds, chargebacks].map(async (table) => {
    const rows = await executor
      .select({ id: table.id, paymentId: table.paymentId })
      .from(table)
      .innerJoin(payments, eq(payments.id, table.paymentId))
      .where(inArray(table.id, [...ids]));
    return rows.map((row): [string, string] => [row.id, row.paymentId]);
  });
  return (await Promise.all(moves)).flat();
}

/** @returns money that fits nothing, the oldest first; what is decided, the latest first */
export async function listFlags(
  executor: Executor,
  isOpen: boolean,
  { skip, limit }: Page,
): Promise<{ rows: PaymentFlagRow[]; total: number }> {
  const where = isOpen ? isNull(paymentFlags.decision) : sql`${paymentFlags.decision} IS NOT NULL`;
  const rows = await executor
    .select()
    .from(paymentFlags)
    .where(where)
    .orderBy(...(isOpen ? [asc(paymentFlags.foundAt)] : [desc(paymentFlags.decidedAt)]), asc(paymentFlags.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(paymentFlags).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findFlag(executor: Executor, id: string): Promise<PaymentFlagRow | null> {
  const [row] = await executor.select().from(paymentFlags).where(eq(paymentFlags.id, id));
  return row ?? null;
}

/** Until the transaction ends no other one decides about this money. */
export async function lockFlag(tx: Transaction, id: string): Promise<PaymentFlagRow | null> {
  const [row] = await tx.select().from(paymentFlags).where(eq(paymentFlags.id, id)).for('update');
  return row ?? null;
}

export async function decideFlag(
  tx: Transaction,
  id: string,
  change: Pick<PaymentFlagRow, 'decision' | 'decidedAt' | 'paymentId' | 'decisionReason'>,
): Promise<void> {
  await tx.update(paymentFlags).set(change).where(eq(paymentFlags.id, id));
}

/** Money that fits no payment. */
const unmatchedMoney = waitingCases('unmatched_money', {
  id: paymentFlags.id,
  since: paymentFlags.foundAt,
  facts: {
    amount: paymentFlags.amount,
    currency: paymentFlags.currency,
    reference: paymentFlags.reference,
  },
  from: sql`FROM ${paymentFlags} WHERE ${isNull(paymentFlags.decision)}`,
});

const failedRefunds = waitingCases('failed_refunds', {
  id: refunds.id,
  since: refunds.orderedAt,
  facts: { name: getName(payments.userId), amount: refunds.amount, payment_id: payments.id },
  from: sql`FROM ${refunds} JOIN ${payments} ON ${eq(payments.id, refunds.paymentId)}
    WHERE ${inArray(refunds.status, [...looked])}`,
});

const waitingChargebacks = waitingCases('chargebacks', {
  id: chargebacks.id,
  since: chargebacks.openedAt,
  facts: {
    name: getName(payments.userId),
    amount: chargebacks.amount,
    due_at: jsonTime(chargebacks.evidenceDueAt),
    payment_id: payments.id,
  },
  from: sql`FROM ${chargebacks} JOIN ${payments} ON ${eq(payments.id, chargebacks.paymentId)}
    WHERE ${eq(chargebacks.state, 'evidence_due')}`,
});

/** Money that waits for an administrator. */
export const waitingMoney = [unmatchedMoney, failedRefunds, waitingChargebacks];
