/** Tutors who are paid, and what the provider and the ledger have of it. */
import * as endpoints from '@akada/contract/work/money/payouts.ts';
import { callAs } from '../../../testing/call-as.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { notifyGateway } from '../../payments/testing/gateway.ts';
import { workOff } from '../../payments/testing/payers.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';
import { giveAccount, giveBalance } from './earnings.samples.ts';

/** Ends of account numbers that the stand-in judges. */
export const numbers = { good: '0123454471', refused: '0123459999', unknown: '0123450000' } as const;

export type Payee = Awaited<ReturnType<typeof newPayee>>;

/** @returns a tutor with a balance in kobo, and a bank account that can be paid to now */
export async function newPayee(app: TestApp, balance: number, accountNumber: string = numbers.good) {
  const userId = await createTutor(app, 'approved');
  if (balance > 0) await giveBalance(app, userId, balance);
  await giveAccount(app, userId, accountNumber);
  const call = callAs(app, { userId });
  const read = async () => (await call(endpoints.getPayouts)).body;
  return {
    userId,
    call,
    read,
    /** Asks for everything, as the page does. */
    async request(key?: string) {
      const { available: amount, request_fee: fee } = await read();
      const headers = key === undefined ? {} : { headers: { 'idempotency-key': key } };
      return call(endpoints.requestPayout, { body: { amount, fee }, ...headers });
    },
  };
}

export async function runTask(app: TestApp, name: string): Promise<void> {
  await app.features.tasks.find((task) => task.name === name)?.run();
}

/** The provider ends a transfer, as its page does. */
export const endTransfer = (app: TestApp, reference: string, status: 'success' | 'failed' | 'reversed') =>
  notifyGateway(app, 'transfer-end', { reference, status });

/** Events are delivered, jobs run, leases end and the provider is asked, until nothing changes any more. */
export async function follow(app: TestApp): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    app.clock.advance(61 * 60_000);
    for (const name of ['payments.transfer.resend', 'payments.handle_event.resend']) await runTask(app, name);
    await workOff(app).catch(() => {});
    await runTask(app, 'earnings.follow_transfers');
    await workOff(app).catch(() => {});
  }
}

/** @returns how often the provider sent money for a tutor's payouts, and what of it has arrived and stayed */
export async function readBank(
  app: TestApp,
  tutorId: string,
): Promise<{ transfers: number; arrived: number }> {
  const [row] = await getRows(
    app,
    `SELECT count(*)::int AS transfers,
       coalesce(sum(amount) FILTER (WHERE status = 'success'), 0)::float8 AS arrived
     FROM sandbox_paystack_transfers
     WHERE reference IN (SELECT id::text FROM tutor_payouts WHERE tutor_id = $1)`,
    [tutorId],
  );
  return row;
}

/** @returns what the ledger says of a tutor's payouts, in kobo: owed less, on the way, and left the provider */
export async function readLedger(app: TestApp, tutorId: string) {
  const [row] = await getRows(
    app,
    `WITH mine AS (SELECT * FROM ledger_entries
       WHERE source IN (SELECT id::text FROM tutor_payouts WHERE tutor_id = $1)),
     sides AS (SELECT debit AS account, amount FROM mine UNION ALL SELECT credit, -amount FROM mine)
     SELECT coalesce(sum(amount) FILTER (WHERE account = 'owed_to_tutors'), 0)::float8 AS taken,
       coalesce(-sum(amount) FILTER (WHERE account = 'payouts_under_way'), 0)::float8 AS under_way,
       coalesce(-sum(amount) FILTER (WHERE account = 'at_provider'), 0)::float8 AS left_provider,
       coalesce(sum(amount), 0)::float8 AS sum FROM sides`,
    [tutorId],
  );
  return row;
}
