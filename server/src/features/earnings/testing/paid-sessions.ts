/** Helpers that pay for sessions and follow the money. */
import { getSessionPayment, payForSession } from '@akada/contract/work/money/earnings.ts';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  type Booker,
  newBookableTutor,
  newBooker,
  requested,
} from '../../bookings/testing/booking-people.ts';
import { atCheckout, cards, openGateway } from '../../payments/testing/gateway.ts';
import { reconcile, workOff } from '../../payments/testing/payers.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';

export const rate = 450_000;

/** @returns a tutor with a price, and a student whose request was accepted */
export async function acceptedPair(app: TestApp, hours = 48) {
  const tutor = await newBookableTutor(app, { rate });
  const student = await newBooker(app);
  const { id } = await requested(app, student, tutor.userId, hours);
  expect((await tutor.accept(id)).body.state).toBe('accepted');
  return { tutor, student, id };
}

/** @returns the payment page of the session */
export async function begin(student: Booker, id: string) {
  const { status, body } = await student.call(payForSession, { params: { id } });
  expect(status).toBe(201);
  return body as { reference: string; authorization_url: string };
}

/** Pays with a card, and reads the payment afterwards. */
export async function pay(app: TestApp, student: Booker, id: string, number: string = cards.good) {
  const { reference, authorization_url } = await begin(student, id);
  await atCheckout(app, authorization_url, 'card', { number });
  return { reference, payment: await paymentOf(student, id) };
}

export async function paymentOf(student: Booker, id: string) {
  return (await student.call(getSessionPayment, { params: { id } })).body.payment;
}

/** Delivers events, runs jobs and polls the provider three times, after which nothing changes any more. */
export async function settle(app: TestApp): Promise<void> {
  await openGateway(app);
  for (let round = 0; round < 3; round += 1) {
    await app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
    await workOff(app);
    await reconcile(app);
  }
}

/** @returns the balance of each ledger account for a payment with its refunds and chargebacks; of the complete ledger without a reference */
export async function getBalances(app: TestApp, reference?: string): Promise<Record<string, number>> {
  const rows = await getRows(
    app,
    `SELECT account, sum(amount)::float8 AS balance FROM (
       SELECT debit AS account, amount, source FROM ledger_entries
       UNION ALL SELECT credit, -amount, source FROM ledger_entries) AS sides
     WHERE $1::text IS NULL OR source = $1
       OR source IN (SELECT id::text FROM refunds WHERE payment_id::text = $1)
       OR source IN (SELECT id::text FROM chargebacks WHERE payment_id::text = $1) GROUP BY account HAVING sum(amount) <> 0 ORDER BY account`,
    [reference ?? null],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}
