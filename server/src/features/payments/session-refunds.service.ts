/** Refunds of sessions, for the features that show a session. */
import type { PaymentFacts } from '@akada/core/payments/payment-state.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findRefundsOfSessions } from './payments.repo.ts';

/**
 * @param sessionIds ids of bookings
 * @returns the refund by session; sessions without a refund are absent
 */
export async function readSessionRefunds(
  executor: Executor,
  sessionIds: readonly string[],
): Promise<Map<string, NonNullable<PaymentFacts['refund']>>> {
  if (sessionIds.length === 0) return new Map();

  const rows = await findRefundsOfSessions(executor, sessionIds);
  return new Map(
    rows.flatMap(({ subjectId, refundAmount: amount, refundState: state, refundActor: actor }) =>
      subjectId === null || amount === null || state === null ? [] : [[subjectId, { amount, state, actor }]],
    ),
  );
}
