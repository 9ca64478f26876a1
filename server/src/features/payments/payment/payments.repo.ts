import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { leaseEnded } from '../../../platform/work/work-rows.ts';
import { type PaymentRow, paymentFlags, payments, providerEvents } from './payments.tables.ts';

/** Statuses of payments whose result is unknown. */
export const undecided = ['to_charge', 'charging', 'pending'] as const;

export async function findPayment(executor: Executor, id: string): Promise<PaymentRow | null> {
  const [row] = await executor.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Until the transaction ends no other one changes the payment. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update');
  return row ?? null;
}

/** @returns false if it exists */
export async function insertPayment(executor: Executor, row: typeof payments.$inferInsert): Promise<boolean> {
  const inserted = await executor
    .insert(payments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return inserted.length > 0;
}

/** @returns the payment that the person can still finish, the latest if there are several */
export async function findOpenPayment(
  executor: Executor,
  {
    userId,
    since,
    purpose,
    subjectId,
    linkId,
    payerEmail,
  }: Pick<PaymentRow, 'userId' | 'purpose' | 'subjectId' | 'linkId' | 'payerEmail'> & { since: string },
): Promise<PaymentRow | null> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, 'pending'),
        eq(payments.purpose, purpose),
        subjectId === null ? isNull(payments.subjectId) : eq(payments.subjectId, subjectId),
        linkId === null ? isNull(payments.linkId) : eq(payments.linkId, linkId),
        payerEmail === null ? isNull(payments.payerEmail) : eq(payments.payerEmail, payerEmail),
        gt(payments.createdAt, since),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}

/** @returns a charge of the card that its owner has to confirm */
export async function findUnconfirmedCharge(executor: Executor, userId: string): Promise<PaymentRow | null> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, 'pending'),
        eq(payments.purpose, 'renewal'),
        isNotNull(payments.authorizationUrl),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function updatePayment(
  executor: Executor,
  id: string,
  change: Partial<Omit<PaymentRow, 'id' | 'userId'>>,
): Promise<void> {
  await executor.update(payments).set(change).where(eq(payments.id, id));
}

/** A payment that another person began by a link is theirs until it is paid. */
const isOwnOrPaid = or(isNull(payments.linkId), eq(payments.status, 'paid'));

export async function listPayments(
  executor: Executor,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const ofPerson = and(eq(payments.userId, userId), isOwnOrPaid);
  const rows = await executor
    .select()
    .from(payments)
    .where(ofPerson)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(payments).where(ofPerson);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the person's own payments that are not decided, the latest first */
export async function findUndecided(executor: Executor, userId: string): Promise<PaymentRow[]> {
  return prepareUndecided(executor).execute({ userId });
}

const prepareUndecided = prepareOnce((executor) =>
  executor
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, sql.placeholder('userId')),
        inArray(payments.status, [...undecided]),
        isNull(payments.linkId),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .prepare('payments.undecided'),
);

/** @returns what was tried for the month after this end */
export async function getCharges(
  executor: Executor,
  { userId, renewalOf }: { userId: string; renewalOf: string },
): Promise<Pick<PaymentRow, 'id' | 'status' | 'authorizationUrl'>[]> {
  const { id, status, authorizationUrl } = payments;
  return executor
    .select({ id, status, authorizationUrl })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.renewalOf, renewalOf)));
}

/** @returns payments that began before a moment and are not decided, the ones that wait longest first */
export async function pendingBefore(
  executor: Executor,
  previous: string,
): Promise<Pick<PaymentRow, 'id' | 'purpose'>[]> {
  return executor
    .select({ id: payments.id, purpose: payments.purpose })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lt(payments.createdAt, previous)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** @returns this person's latest payment, started or paid, for a session or a tutorial */
export async function getPayment(
  executor: Executor,
  { userId, subjectId }: { userId: string; subjectId: string },
): Promise<PaymentRow | null> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, subjectId), eq(payments.userId, userId), isOwnOrPaid))
    .orderBy(
      desc(eq(payments.status, 'paid')),
      // A second payment of one thing goes back, and says nothing about the first one.
      desc(isNull(payments.refundState)),
      desc(payments.createdAt),
      desc(payments.id),
    )
    .limit(1);
  return row ?? null;
}

/** Returns whether a payment was ever started here. */
export async function anyPayment(executor: Executor): Promise<boolean> {
  const rows = await executor.select({ id: payments.id }).from(payments).limit(1);
  return rows.length > 0;
}

/** Says once of money that it does not fit. */
export async function flagMoney(executor: Executor, flag: typeof paymentFlags.$inferInsert): Promise<void> {
  await executor.insert(paymentFlags).values(flag).onConflictDoNothing();
}

/**
 * Ends the wait of the payment whose money was decided about.
 *
 * @param reference the provider's reference of the money
 * @returns the payment; null if the money belongs to none that waits
 */
export async function endReview(tx: Transaction, reference: string): Promise<PaymentRow | null> {
  if (!/^[0-9a-f-]{36}$/.test(reference)) return null;
  const [row] = await tx
    .update(payments)
    .set({ status: 'set_aside' })
    .where(and(eq(payments.id, reference), eq(payments.status, 'in_review')))
    .returning();
  return row ?? null;
}

/** @returns false if the same bytes were received before */
export async function insertEvent(
  executor: Executor,
  row: typeof providerEvents.$inferInsert,
): Promise<boolean> {
  const inserted = await executor
    .insert(providerEvents)
    .values(row)
    .onConflictDoNothing({ target: providerEvents.bodyHash })
    .returning({ id: providerEvents.id });
  return inserted.length > 0;
}

export async function endEvent(executor: Executor, id: string, status: 'done' | 'given_up'): Promise<void> {
  await executor
    .update(providerEvents)
    .set({ status, ...leaseEnded })
    .where(eq(providerEvents.id, id));
}

/** Deletes events that are too old to be repeated; a repetition would change nothing. */
export async function deleteEventsBefore(executor: Executor, previous: string): Promise<void> {
  await executor
    .delete(providerEvents)
    .where(
      and(lt(providerEvents.receivedAt, previous), inArray(providerEvents.status, ['done', 'given_up'])),
    );
}

/** @returns the paid payments of these subjects; of several for one subject, refunded ones come first */
export async function findPaidSubjects(
  executor: Executor,
  requestedPurpose: 'session' | 'package',
  subjectIds: readonly string[],
) {
  const { id, subjectId, refundAmount, refundState, refundActor, refundProcessed, purpose, status } =
    payments;
  return executor
    .select({ id, subjectId, refundAmount, refundState, refundActor, refundProcessed })
    .from(payments)
    .where(and(inArray(subjectId, [...subjectIds]), eq(purpose, requestedPurpose), eq(status, 'paid')))
    .orderBy(asc(isNull(refundState)), asc(payments.createdAt));
}
