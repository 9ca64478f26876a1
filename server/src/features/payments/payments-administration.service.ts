/** Payments, unmatched money and the ledger, for administrators. The caller writes the record. */

import type { LedgerLine, UnmatchedMoney } from '@akada/contract/observers/money.ts';
import type { Posting } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { createLedgerExport } from './ledger/ledger-export.service.ts';
import * as ledger from './ledger/ledger-reading.repo.ts';
import type { LinkGuard } from './links/link-guard.service.ts';
import * as repo from './payment/administered.repo.ts';
import { moneySetAside } from './payment/payments.events.ts';
import * as payments from './payment/payments.repo.ts';
import type { ChargebackRow, PaymentFlagRow, PaymentRow, RefundRow } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
import { presentPayments } from './presented-payments.service.ts';
import type { Chargebacks } from './returns/chargebacks.service.ts';
import { getPublicState } from './returns/refund-totals.ts';
import type { Refunds } from './returns/refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

export type PaymentsAdministration = ReturnType<typeof createPaymentsAdministration>;

export function createPaymentsAdministration({
  database,
  clock,
  settlement,
  refunds,
  chargebacks,
  purposes,
  guard,
}: Pick<Platform, 'database' | 'clock'> & {
  settlement: Pick<Settlement, 'assign'>;
  refunds: Refunds;
  chargebacks: Pick<Chargebacks, 'list' | 'isOpen' | 'sumLost'>;
  purposes: Purposes;
  guard: Pick<LinkGuard, 'saySetAside'>;
}) {
  const { db } = database;

  return {
    async list(filter: repo.PaymentsFilter, page: Parameters<typeof repo.findMatchingPayments>[2]) {
      const { rows, counted } = await readInTime(database, (tx) =>
        repo.findMatchingPayments(tx, filter, page),
      );
      return { items: await withPayers(db, purposes, rows), ...counted };
    },
    /** @throws Fault `not_found` */
    async read(executor: Executor, id: string) {
      const row = await payments.findPayment(executor, id);
      if (!row) throw notFound();

      const references = [row.id, ...(row.receivedAs === null ? [] : [row.receivedAs])];
      const [shown] = await withPayers(executor, purposes, [row]);
      if (!shown) throw notFound();
      const found = await refunds.list(executor, id);
      const sources = [...references, ...found.map((refund) => refund.id)];
      const disputes = await chargebacks.list(executor, [id]);
      const events = await repo.getEvents(executor, references);
      return {
        ...shown,
        received_as: row.receivedAs,
        refunds: found.map(presentRefundRow),
        chargebacks: disputes.map(presentChargeback),
        events: events.map(({ event, receivedAt, status }) => ({ event, received_at: receivedAt, status })),
        ledger: await presentLines(
          executor,
          await ledger.getEntries(executor, [...sources, ...disputes.map((dispute) => dispute.id)]),
        ),
      };
    },
    find: payments.findPayment,
    lock: payments.lockPayment,
    /** Orders one more refund of a payment. */
    refund: (tx: Transaction, order: { reference: string; amount: number; postings: readonly Posting[] }) =>
      refunds.order(tx, { ...order, id: newId(), actor: 'admin' }),
    /** @returns whether it had failed, and is tried again */
    retry: refunds.retry,
    isDisputed: chargebacks.isOpen,
    /** @returns the kobo of the payment that neither went back nor was ordered to */
    async getRest(executor: Executor, payment: Pick<PaymentRow, 'id' | 'amount' | 'refundAmount'>) {
      const lostAmount = await chargebacks.sumLost(executor, payment.id);
      return Math.max(0, payment.amount - (payment.refundAmount ?? 0) - lostAmount);
    },
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
          'This is not enough money for that payment. Set it aside, and write what happens to it.',
        );
      }
      await settlement.assign(tx, payment.id, money.reference);
      await endReview(tx, money);
      await decide(tx, money.id, { decision: 'assigned', paymentId: payment.id, reason });
    },
    /**
     * The payer of a payment whose money it is reads the decision with its reason.
     *
     * @returns the payer; null if the money belongs to no payment
     */
    async setAside(tx: Transaction, money: UnmatchedMoney, reason: string): Promise<string | null> {
      await decide(tx, money.id, { decision: 'set_aside', paymentId: null, reason });
      const payment = await endReview(tx, money);
      if (!payment) return null;

      await guard.saySetAside(tx, payment, reason);
      const { id: subjectId, userId, purpose, amount: price } = payment;
      const { amount, currency } = money;
      await recordOnce(tx, moneySetAside, {
        userId,
        subjectId,
        facts: { purpose, price, amount, currency, reason },
      });
      return userId;
    },
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
    exportLedger: createLedgerExport(db),
  };

  async function endReview(tx: Transaction, { reference }: UnmatchedMoney): Promise<PaymentRow | null> {
    const payment = await payments.endReview(tx, reference);
    if (payment) await publishHint(tx, payment.userId, { topic: 'account', id: null });
    return payment;
  }

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

async function withPayers(executor: Executor, purposes: Purposes, rows: readonly PaymentRow[]) {
  const people = await peopleById(executor, [...new Set(rows.map(({ userId }) => userId))]);
  const payers = new Map(rows.map(({ id, userId }) => [id, userId]));
  return (await presentPayments(executor, purposes, rows)).map((payment) => {
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

function presentRefundRow({ id, amount, status, actor, orderedAt, settledAt, attempts }: RefundRow) {
  return {
    id,
    amount,
    state: getPublicState(status),
    actor,
    ordered_at: orderedAt,
    settled_at: settledAt,
    attempts,
  };
}

function presentChargeback({ id, amount, state, openedAt, evidenceDueAt, decidedAt }: ChargebackRow) {
  return {
    id,
    amount,
    state,
    opened_at: openedAt,
    evidence_due_at: evidenceDueAt,
    decided_at: decidedAt,
  };
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
