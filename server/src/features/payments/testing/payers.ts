/** A payer and what a payment leaves behind, for the tests of payments. */
import { getPayment, receivePaystackEvent } from '@akada/contract/base/payments.ts';
import { upgrade } from '@akada/contract/base/subscriptions.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { getRows, newSubscriber } from '../../subscriptions/testing/subscribers.ts';

export interface BegunPayment {
  reference: string;
  authorization_url: string;
}

export async function newPayer(app: TestApp) {
  const student = await newSubscriber(app);
  return {
    ...student,
    async begin({ renew = true } = {}): Promise<BegunPayment> {
      const { status, body } = await student.call(upgrade, { body: { renew } });
      if (status !== 201) throw new Error(`No payment was begun: ${status}`);
      return body;
    },
    subscription: student.read,
    read: async (reference: string) => (await student.call(getPayment, { params: { reference } })).body,
  };
}

/** All that a payment leaves behind. */
export async function getTraces(app: TestApp, reference: string) {
  const [row] = await getRows(
    app,
    `SELECT (SELECT status FROM payments WHERE id = $1),
       (SELECT count(*)::int FROM premium_periods WHERE payment_id = $1) AS periods,
       (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries WHERE source = $1::text AND purpose = 'price') AS income,
       (SELECT count(*)::int FROM ledger_entries WHERE source = $1::text) AS postings,
       (SELECT count(*)::int FROM outbox_events WHERE subject_id = $1 AND name = 'subscription.paid') AS notices`,
    [reference],
  );
  return row;
}

/** The state after a paid month, and after no payment. */
export const paidOnce = { status: 'paid', periods: 1, income: 150_000, postings: 2, notices: 1 };
export const nothingPaid = { periods: 0, income: 0, postings: 0, notices: 0 };

export function sendEvent(
  app: TestApp,
  { body, headers }: { body: string; headers: Record<string, string> },
) {
  return app.http.inject({
    method: 'POST',
    url: apiBase + receivePaystackEvent.path,
    payload: body,
    headers,
  });
}

/** One run of every job that waits, as workers do it. */
export async function workOff(app: TestApp): Promise<void> {
  const jobs = "DELETE FROM pgboss.job WHERE name LIKE 'payments.%' RETURNING name, data";
  for (const { name, data } of await getRows(app, jobs)) {
    const handler = app.features.jobs.find(({ job }) => job.name === name);
    await handler?.run(data, { signal: new AbortController().signal });
  }
}

export async function reconcile(app: TestApp): Promise<void> {
  await app.features.tasks.find(({ name }) => name === 'payments.reconcile')?.run();
}
