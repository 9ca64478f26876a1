/** Money of sessions and packages that went back, for the features that show them. */
import type { Payment } from '@akada/contract/base/payments.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findPaidSubjects } from './payment/payments.repo.ts';
import { presentRefund } from './presented-payments.service.ts';
import { findChargebacks } from './returns/chargebacks.repo.ts';

/** The refunds of a payment, and the latest dispute of the payer's bank. */
export type Returns = Pick<Payment, 'refund' | 'chargeback'>;

/**
 * @param sessionIds ids of bookings
 * @returns the refunds and chargebacks by session; sessions that were not paid are absent
 */
export const readSessionReturns = (executor: Executor, sessionIds: readonly string[]) =>
  readReturns(executor, 'session', sessionIds);

/** @returns the refunds and chargebacks by package; packages that were not paid are absent */
export const readPackageReturns = (executor: Executor, packageIds: readonly string[]) =>
  readReturns(executor, 'package', packageIds);

async function readReturns(
  executor: Executor,
  purpose: 'session' | 'package',
  subjectIds: readonly string[],
): Promise<Map<string, Returns>> {
  if (subjectIds.length === 0) return new Map();

  const rows = await findPaidSubjects(executor, purpose, subjectIds);
  const chargebacks = await findChargebacks(
    executor,
    rows.map(({ id }) => id),
  );
  const latest = new Map(chargebacks.map((row) => [row.paymentId, row]));
  return new Map(
    rows.flatMap((row) => {
      const found = latest.get(row.id);
      const chargeback = found ? { amount: found.amount, state: found.state } : null;
      return row.subjectId === null ? [] : [[row.subjectId, { refund: presentRefund(row), chargeback }]];
    }),
  );
}
