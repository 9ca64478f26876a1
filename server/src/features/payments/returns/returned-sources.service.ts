/** The sources of all ledger rows about the money of one payment. */
import type { Executor } from '../../../platform/database/database.ts';
import type { PaymentRow } from '../payment/payments.tables.ts';
import { findChargebacks } from './chargebacks.repo.ts';
import { findRefunds } from './refunds.repo.ts';

/**
 * @param reference of the payment
 * @param payment null after the payer's account was erased
 */
export async function findSources(
  executor: Executor,
  reference: string,
  payment: PaymentRow | null,
): Promise<string[]> {
  const refunds = await findRefunds(executor, reference);
  const chargebacks = await findChargebacks(executor, [reference]);
  return [
    reference,
    ...(payment?.receivedAs ? [payment.receivedAs] : []),
    ...[...refunds, ...chargebacks].map(({ id }) => id),
  ];
}
