/** Payments, unmatched money and the ledger, for administrators. The caller writes the record. */

import type { LedgerLine, UnmatchedMoney } from '@akada/contract/observers/money.ts';
import type { Posting } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import * as repo from './administered.repo.ts';
import * as ledger from './ledger-reading.repo.ts';
import type { SessionFulfilment } from './payment-fulfilment.service.ts';
import { presentPayments } from './payments.present.ts';
import * as payments from './payments.repo.ts';
import type { PaymentFlagRow, PaymentRow } from './payments.tables.ts';
import type { Refunds } from './refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

export type PaymentsAdministration = ReturnType<typeof createPaymentsAdministration>;

export function createPaymentsAdministration({
  database,
  clock,
  settlement,
  refunds,
  sessions,
}: Pick<Platform, 'database' | 'clock'> & {
  settlement: Pick<Settlement, 'assign'>;
  refunds: Refunds;
  sessions: Pick<SessionFulfilment, 'factsOf'>;
}) {
  const { db } = database;

  return {
    async list(filter: repo.PaymentsFilter, page: Parameters<typeof repo.findMatchingPayments>[2]) {
      const { rows, counted } = await readInTime(database, (tx) =>
        repo.findMatchingPayments(tx, filter, page),
      );
      return { items: await withPayers(db, sessions, rows), ...counted };
    },
    /** @throws Fault `not_found` */
    async read(executor: Executor, id: string) {
      const row = await payments.findPayment(executor, id);
      if (!row) throw notFound();

      const references = [row.id, ...(row.receivedAs === null ? [] : [row.receivedAs])];
      const [shown] = await withPayers(executor, sessions, [row]);
      if (!shown) throw notFound();
      const refund = await refunds.find(executor, id);
      const events = await repo.getEvents(executor, references);
      return {
        ...shown,
        received_as: row.receivedAs,
        refund_ordered_at: refund?.orderedAt ?? null,
        refund_attempts: refund?.attempts ?? 0,
        events: events.map(({ event, receivedAt, status }) => ({ event, received_at: receivedAt, status })),
        ledger: await presentLines(executor, await ledger.getEntries(executor, references)),
      };
    },
    find: payments.findPayment,
    lock: payments.lockPayment,
    /** Orders a refund of a payment that has none. */
    refund: (tx: Transaction, order: { reference: string; amount: number; postings: readonly Posting[] }) =>
      refunds.order(tx, { ...order, actor: 'admin' }),
    /** @returns whether it had failed, and is tried again */
    retry: refunds.retry,
    async unmatched(isOpen: boolean, page: { skip: number; limit: number }) {
      const { rows, total } = await readInTime(database, (tx) => repo.listFlags(tx, isOpen, page));
      return { items: rows.map(presentFlag), total };
    },
    /** @returns the money, held until the transaction ends @throws Fault `not_found` */
    async lockUnmatched(tx: Transaction, id: string): Promise<UnmatchedMoney> {
      const row = await repo.lockFlag(tx, id);
      if (!row) throw notFound();
      return presentFlag(row);
    },
    async readUnmatched(id: string): Promise<UnmatchedMoney> {
      const row = await repo.findFlag(db, id);
      if (!row) throw notFound();
      return presentFlag(row);
    },
    /** The caller holds the money and the payer's account. @throws Fault `conflict` where the two do not go together */
    async assign(tx: Transaction, money: UnmatchedMoney, payment: PaymentRow, reason: string): Promise<void> {
      if (money.currency !== 'NGN' || money.amount < payment.amount) {
        throw new Fault(
          'conflict',
          'This is not enough money for that payment. Set it aside, or give it back.',
        );
      }
      await settlement.assign(tx, payment.id, money.reference);
      await decide(tx, money.id, { decision: 'assigned', paymentId: payment.id, reason });
    },
    setAside: (tx: Transaction, money: UnmatchedMoney, reason: string) =>
      decide(tx, money.id, { decision: 'set_aside', paymentId: null, reason }),
    async ledger(filter: ledger.LedgerFilter, page: { skip: number; limit: number }) {
      const { accounts, rows, total } = await readInTime(database, async (tx) => ({
        accounts: await ledger.balances(tx),
        ...(await ledger.listEntries(tx, filter, page)),
      }));
      return {
        accounts,
        sum: accounts.reduce((sum, { balance }) => sum + balance, 0),
        lines: { items: await presentLines(db, rows), total },
      };
    },
    waiting: repo.findWaitingMoney,
  };

  async function decide(
    tx: Transaction,
    id: string,
    { reason, ...decision }: Pick<PaymentFlagRow, 'decision' | 'paymentId'> & { reason: string },
  ): Promise<void> {
    await repo.decideFlag(tx, id, {
      ...decision,
      decidedAt: getInstant(clock.now()),
      decisionReason: reason,
    });
  }
}

async function withPayers(
  executor: Executor,
  sessions: Pick<SessionFulfilment, 'factsOf'>,
  rows: readonly PaymentRow[],
) {
  const people = await peopleById(executor, [...new Set(rows.map(({ userId }) => userId))]);
  const payers = new Map(rows.map(({ id, userId }) => [id, userId]));
  return (await presentPayments(executor, sessions, rows)).map((payment) => {
    const id = payers.get(payment.reference) ?? '';
    const person = people.get(id);
    return {
      ...payment,
      payer: {
        id,
        full_name: person?.fullName ?? '',
        email: person?.email ?? '',
      },
    };
  });
}

async function presentLines(executor: Executor, rows: readonly ledger.LedgerRow[]): Promise<LedgerLine[]> {
  const found = await repo.paymentsOfSources(
    executor,
    rows.map(({ source }) => source),
  );
  return rows.map(({ id, source, purpose, debit, credit, amount, writtenAt }) => ({
    id,
    source,
    purpose,
    debit,
    credit,
    amount,
    payment_id: found.get(source) ?? null,
    written_at: writtenAt,
  }));
}

function presentFlag(row: PaymentFlagRow): UnmatchedMoney {
  const { id, reference, reason, amount, currency, foundAt, decision, decidedAt, paymentId } = row;
  return {
    id,
    reference,
    why: reason,
    amount,
    currency,
    found_at: foundAt,
    decision,
    decided_at: decidedAt,
    payment_id: paymentId,
    reason: row.decisionReason,
  };
}
