/** Money that administrators move: each act is written with its line on record, or not at all. */
import {
  type AdminPaymentHistory,
  maxExportedMonths,
  type SeenPayment,
  type UnmatchedMoney,
} from '@akada/contract/observers/money.ts';
import { formatNaira, nairaCell } from '@akada/core/payments/naira.ts';
import { describeForAdmin } from '@akada/core/payments/payment-words.ts';
import { postingsOfRefund } from '@akada/core/payments/postings.ts';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { csvText } from '../../../platform/question-files/csv/csv-text.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { asLessonPayment } from '../../earnings/lesson-payment.service.ts';
import type { NewPayout, Payouts } from '../../earnings/payouts/payouts.service.ts';
import type { SessionMoney } from '../../earnings/session-money.service.ts';
import type { PackagesService } from '../../packages/packages.service.ts';
import type { PaymentsAdministration } from '../../payments/payments-administration.service.ts';
import { changePremium } from '../../subscriptions/premium.service.ts';
import { lagosMonth } from './lagos-month.ts';

export interface MoneyDeps extends Pick<Platform, 'database' | 'clock'> {
  payments: PaymentsAdministration;
  sessions: Pick<SessionMoney, 'giveBack' | 'isHeld'>;
  packages: Pick<PackagesService, 'giveBack' | 'findRefundable'>;
  payouts: Payouts;
}

/** The administrator, the row and the reason of a decision. */
export interface MoneyCall {
  actorId: string;
  id: string;
  reason: string;
}

interface PaymentCall extends MoneyCall {
  seen: SeenPayment;
}

/** Months such as 2026-11. */
interface LedgerExport {
  from: string;
  until: string;
  detail: 'day' | 'posting';
}

export type MoneyService = ReturnType<typeof createMoneyService>;

export function createMoneyService(deps: MoneyDeps) {
  const { database, clock, payments, sessions, packages, payouts } = deps;
  const { db } = database;

  const read = async (id: string): Promise<AdminPaymentHistory> => {
    const payment = await payments.read(db, id);
    const refundAmount = payment.refund?.amount ?? null;
    const rest = await payments.getRest(db, { id, amount: payment.amount, refundAmount });
    const isOpen = payment.state === 'paid' && rest > 0 && !(await payments.isDisputed(db, id));
    if (!isOpen) return { ...payment, refundable: null };
    if (payment.purpose === 'package') {
      const amount = (await packages.findRefundable(db, { subjectId: payment.subject_id })) ?? 0;
      return { ...payment, refundable: amount > 0 ? { amount, cancels: true } : null };
    }
    return { ...payment, refundable: { amount: rest, cancels: await sessions.isHeld(db, id) } };
  };
  const note = (
    tx: Transaction,
    entry: { actorId: string; targetId: string; action: string; change: AuditChange },
  ) => writeAudit(tx, [entry], clock.now());

  return {
    read,
    list: payments.list,
    ledger: payments.ledger,
    unmatched: payments.unmatched,
    owed: payouts.list,
    /** @param key the `Idempotency-Key`: a repetition gives nothing more back */
    async refund(call: PaymentCall, amount: number, key: string | null): Promise<AdminPaymentHistory> {
      const { actorId, id: reference, reason } = call;
      const keyed = { userId: actorId, endpoint: 'admin.refund_payment', key };
      await makeOnce(deps, keyed, async (tx) => {
        const payment = await lockSeen(tx, call);
        if (payment.status !== 'paid') throw new Fault('conflict', 'You can refund only a paid payment.');
        await assertUndisputed(tx, reference);
        const rest = await payments.getRest(tx, payment);
        if (rest === 0) throw new Fault('conflict', 'The whole payment was refunded already.');
        if (amount > rest) throw invalidField('amount', `You can refund at most ${formatNaira(rest)}.`);
        const lesson = asLessonPayment(payment);
        if (lesson) await sessions.giveBack(tx, lesson, amount);
        else if (payment.purpose === 'package') await packages.giveBack(tx, payment, amount);
        else {
          const postings = postingsOfRefund(amount, 'subscription_income');
          await payments.refund(tx, { reference, amount, postings });
          // The month is shorter once the money is there; the card is not charged at its end.
          if (payment.purpose !== 'group') await changePremium(tx, payment.userId, { renews: false });
        }
        const change = { before: null, after: { payment: reference, amount, reason } };
        await note(tx, { actorId, targetId: payment.userId, action: 'payment.refund', change });
      });
      return read(reference);
    },
    async retry(call: PaymentCall, refundId: string): Promise<AdminPaymentHistory> {
      const { actorId, id: reference, reason } = call;
      await database.transaction(async (tx) => {
        const { userId } = await lockSeen(tx, call);
        await assertUndisputed(tx, reference);
        const isOfPayment = (await payments.read(tx, reference)).refunds.some(({ id }) => id === refundId);
        if (!isOfPayment || !(await payments.retry(tx, refundId))) {
          throw new Fault('conflict', 'This refund has not failed: there is nothing to try again.');
        }
        const change = {
          before: { refund: 'failed' },
          after: { refund: 'pending', payment: reference, refund_id: refundId, reason },
        };
        await note(tx, { actorId, targetId: userId, action: 'payment.retry_refund', change });
      });
      return read(reference);
    },
    async assign(call: MoneyCall, paymentId: string): Promise<UnmatchedMoney> {
      const { actorId, id, reason } = call;
      const payment = await payments.find(db, paymentId);
      if (!payment) throw invalidField('payment_id', 'There is no payment with this reference.');

      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, payment.userId))) throw notFound();
        const money = await payments.lockUnmatched(tx, id);
        if (money.payment_id === paymentId) return;
        assertOpen(money);
        await payments.assign(tx, money, payment, reason);
        const change = {
          before: { payment: null },
          after: { payment: paymentId, ...getFacts(money), reason },
        };
        await note(tx, { actorId, targetId: payment.userId, action: 'payment.assign', change });
      });
      return payments.readUnmatched(id);
    },
    async setAside({ actorId, id, reason }: MoneyCall): Promise<UnmatchedMoney> {
      await database.transaction(async (tx) => {
        const money = await payments.lockUnmatched(tx, id);
        if (money.decision === 'set_aside' && money.reason === reason) return;
        assertOpen(money);
        const payerId = await payments.setAside(tx, money, reason);
        const change = { before: null, after: { ...getFacts(money), reason } };
        // Money without a payment is about no account: the record has it with the one who decides.
        await note(tx, { actorId, targetId: payerId ?? actorId, action: 'payment.set_aside', change });
      });
      return payments.readUnmatched(id);
    },
    async recordPayout(actorId: string, payout: NewPayout, seen: number) {
      return database.transaction(async (tx) => {
        if (await payouts.record(tx, payout, seen)) {
          const { tutorId, amount, bankReference, paidOn } = payout;
          const change = {
            before: { available: seen },
            after: { available: seen - amount, amount, bank_reference: bankReference, paid_on: paidOn },
          };
          await note(tx, { actorId, targetId: tutorId, action: 'payment.pay_out', change });
        }
        return payouts.read(tx, payout.tutorId);
      });
    },
    /** @returns the bank account of a tutor with its number; each look is on record */
    async readAccount(actorId: string, tutorId: string) {
      return database.transaction(async (tx) => {
        const account = await payouts.revealAccount(tx, tutorId);
        const change = { before: null, after: { bank: account.bank, last4: account.last4 } };
        await note(tx, { actorId, targetId: tutorId, action: 'payment.read_account', change });
        return account;
      });
    },
    /** @returns whom the bank can pay now */
    async owedTable(actorId: string, filter: Parameters<Payouts['list']>[0]): Promise<Buffer> {
      const { items } = await payouts.list(filter, null);
      const payable = items.filter(
        ({ available, account, payouts_stopped_until: stop }) =>
          available > 0 && stop === null && (account?.waits_until ?? null) === null,
      );
      const change = { before: null, after: { rows: payable.length } };
      await database.transaction((tx) =>
        note(tx, { actorId, targetId: actorId, action: 'payment.export_owed', change }),
      );
      const cells = payable.map((tutor) => [tutor.full_name, tutor.email, nairaCell(tutor.available)]);
      return Buffer.from(csvText([['name', 'email', 'available (naira)'], ...cells]));
    },
    /** @throws Fault `validation_failed` for months in the wrong order, or too many */
    async ledgerFile(actorId: string, { from, until, detail }: LedgerExport): Promise<AsyncIterable<Buffer>> {
      const months = countMonths(from, until);
      if (months < 1) throw invalidField('until', 'Choose the first month or a later one.');
      if (months > maxExportedMonths)
        throw invalidField('until', `Choose at most ${maxExportedMonths} months.`);

      const change = { before: null, after: { from, until, detail } };
      await database.transaction((tx) =>
        note(tx, { actorId, targetId: actorId, action: 'payment.export_ledger', change }),
      );
      const span = { from: lagosMonth(from).from, until: lagosMonth(until).until };
      return payments.exportLedger(span, detail);
    },
  };

  /** @throws Fault `conflict` while a bank may take the money */
  async function assertUndisputed(tx: Transaction, reference: string): Promise<void> {
    if (!(await payments.isDisputed(tx, reference))) return;
    throw new Fault('conflict', 'The payer’s bank disputes this payment. Wait for its decision.');
  }

  /** @returns the payment, held with the account of its payer @throws Fault `conflict` that says what is different now */
  async function lockSeen(tx: Transaction, { id, seen }: PaymentCall) {
    const found = await payments.find(tx, id);
    if (!found || !(await lockAccount(tx, found.userId))) throw notFound();
    const payment = await payments.lock(tx, id);
    if (!payment) throw notFound();

    const shown = await payments.read(tx, id);
    const refunded = payment.refundAmount ?? 0;
    const isSame = shown.state === seen.state && payment.refundState === seen.refund_state;
    if (isSame && refunded === seen.refunded) return payment;

    const { label } = describeForAdmin(shown);
    throw new Fault('conflict', `This payment has changed to “${label}”. Look at it, then decide again.`);
  }
}

/** @returns the months from the first to the last one, both included */
function countMonths(from: string, until: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(until) - count(from) + 1;
}

const getFacts = ({ reference, amount, currency }: UnmatchedMoney) => ({ reference, amount, currency });

/** @throws Fault `conflict` that says what was decided */
function assertOpen({ decision, payment_id: paymentId, reason }: UnmatchedMoney): void {
  if (decision === null) return;

  const label = decision === 'assigned' ? `it was assigned to ${paymentId}` : `it was set aside, “${reason}”`;
  throw new Fault('conflict', `This money was decided meanwhile: ${label}.`);
}
