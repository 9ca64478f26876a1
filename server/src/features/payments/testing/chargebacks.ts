/** The payer's bank in a test: it opens and decides disputes at the stand-in of the provider. */
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';
import { notifyGateway } from './gateway.ts';

/** @param amount kobo; all of the payment if absent */
export async function openDispute(app: SharedTestApp, reference: string, amount?: number): Promise<void> {
  await notifyGateway(app, 'dispute', { reference, amount: String(amount ?? '') });
}

/** Decides the latest dispute of a payment, or sends its evidence. */
export async function decideDispute(
  app: SharedTestApp,
  reference: string,
  act: 'answer' | 'win' | 'lose',
): Promise<void> {
  const latest = 'SELECT max(id) AS id FROM sandbox_paystack_disputes WHERE reference = $1';
  const [{ id }] = await getRows(app, latest, [reference]);
  await notifyGateway(app, 'dispute-end', { id, act });
}
