import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { type FeatureSamples, moment, nothing } from '../../../testing/suites/feature-samples.ts';
import { oneMore, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createOwedTutor, giveAccount } from '../../earnings/testing/earnings.samples.ts';
import { paymentFlags, payments, refunds } from '../../payments/payment/payments.tables.ts';
import { paidMonth } from '../../payments/testing/payments.samples.ts';

const reason = 'Paid twice';

const lists: FeatureSamples['lists'] = {
  'admin.list_payments': { write: oneMore(paidMonth) },
  'admin.list_unmatched_money': { write: ({ app }) => createUnmatched(app) },
  'admin.read_ledger': {
    write: (call) =>
      runForList(
        call,
        `INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at)
         VALUES ($1, 'fee', 'at_provider', 'subscription_income', 1000, now())`,
        [newId()],
      ),
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'admin.list_payments': ({ owner }) => ({ query: { search: owner.canary } }),
    'admin.read_payment': async ({ app, owner }) => ({ params: { id: await paidMonth(app, owner) } }),
    'admin.refund_payment': async ({ app }) => ({
      params: { id: await createMonth(app) },
      body: { seen: { state: 'paid', refund_state: null, refunded: 0 }, reason, amount: 50_000 },
    }),
    'admin.retry_refund': async ({ app }) => {
      const id = await createFailedRefund(app);
      const seen = { state: 'paid', refund_state: 'failed', refunded: 150_000 };
      return { params: { id }, body: { seen, reason, refund_id: id } };
    },
    'admin.list_unmatched_money': nothing,
    'admin.assign_money': async ({ app }) => ({
      params: { id: await createUnmatched(app) },
      body: { payment_id: await createMonth(app, { status: 'pending', settledAt: null }), reason },
    }),
    'admin.set_money_aside': async ({ app }) => ({
      params: { id: await createUnmatched(app) },
      body: { reason },
    }),
    'admin.read_ledger': nothing,
    'admin.list_owed_tutors': ({ owner }) => ({ query: { search: owner.canary } }),
    'admin.export_ledger': () => ({ query: { from: '2026-01', until: '2026-12' } }),
    'admin.export_owed_tutors': ({ owner }) => ({ query: { search: owner.canary } }),
    'admin.read_tutor_account': async ({ app }) => {
      const id = await createOwedTutor(app);
      await giveAccount(app, id);
      return { params: { id } };
    },
    'admin.record_payout': async ({ app }) => ({
      params: { id: await createOwedTutor(app) },
      body: {
        amount: 382_500,
        bank_reference: `GTB/${newId()}`,
        paid_on: moment(app).slice(0, 10),
        seen_available: 382_500,
      },
    }),
  },
};

/** @returns a month of a new student */
async function createMonth(
  app: SharedTestApp,
  change: Partial<typeof payments.$inferInsert> = {},
): Promise<string> {
  const { userId } = await createPerson(app);
  const id = newId();
  await app.platform.database.db.insert(payments).values({
    id,
    userId,
    purpose: 'month',
    amount: 150_000,
    currency: 'NGN',
    renews: false,
    attempts: 0,
    status: 'paid',
    createdAt: moment(app),
    settledAt: moment(app),
    ...change,
  });
  return id;
}

async function createFailedRefund(app: SharedTestApp): Promise<string> {
  const id = await createMonth(app, { refundAmount: 150_000, refundState: 'failed' });
  await app.platform.database.db.insert(refunds).values({
    id,
    paymentId: id,
    amount: 150_000,
    status: 'failed',
    attempts: 1,
    orderedAt: moment(app),
  });
  return id;
}

/** @returns money that came and fits nothing */
export async function createUnmatched(app: SharedTestApp, amount = 150_000): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(paymentFlags).values({
    id,
    reference: `T${id}`,
    reason: 'unknown_reference',
    amount,
    currency: 'NGN',
    foundAt: moment(app),
  });
  return id;
}
