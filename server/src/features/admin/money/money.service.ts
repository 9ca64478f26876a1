/** Money that administrators move: each act is written with its line on record, or not at all. */
import type { AdminPaymentHistory, SeenPayment, UnmatchedMoney } from '@akada/contract/observers/money.ts';
import { formatNaira, nairaCell } from '@akada/core/payments/naira.ts';
import { postingsOfRefund } from '@akada/core/payments/postings.ts';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { csvText } from '../../../platform/question-files/csv/csv-text.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import type { NewPayout, Payouts } from '../../earnings/payouts.service.ts';
import type { SessionMoney } from '../../earnings/session-money.service.ts';
import { asSessionPayment } from '../../payments/payment-fulfilment.service.ts';
import type { PaymentsAdministration } from '../../payments/payments-administration.service.ts';
import { changePremium } from '../../subscriptions/premium.service.ts';

export interface MoneyDeps extends Pick<Platform, 'database' | 'clock'> {
  payments: PaymentsAdministration;
  sessions: Pick<SessionMoney, 'giveBack' | 'isHeld'>;
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

export type MoneyService = ReturnType<typeof createMoneyService>;

export function createMoneyService(deps: MoneyDeps) {
  const { database, clock, payments, sessions, payouts } = deps;
  const { db } = database;

  const read = async (id: string): Promise<AdminPaymentHistory> => {
    const payment = await payments.read(db, id);
    const isOpen = payment.state === 'paid' && payment.refund === null;
    const whole = await sessions.isHeld(db, id);
    return { ...payment, refundable: isOpen ? { amount: payment.amount, whole } : null };
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
        if (payment.status !== 'paid' || payment.refundState !== null) {
          throw new Fault('conflict', 'You can refund only a paid payment, and only once.');
        }
        if (amount > payment.amount) {
          throw invalidField('amount', `You can refund at most ${formatNaira(payment.amount)}.`);
        }
        const ofSession = asSessionPayment(payment);
        if (ofSession) await sessions.giveBack(tx, ofSession, amount);
        else {
          const postings = postingsOfRefund(amount, 'subscription_income');
          await payments.refund(tx, { reference, amount, postings });
          // The month is shorter once the money is there; the card is not charged at its end.
          await changePremium(tx, payment.userId, { renews: false });
        }
        const change = { before: null, after: { payment: reference, amount, reason } };
        await note(tx, { actorId, targetId: payment.userId, action: 'payment.refund', change });
      });
      return read(reference);
    },
    async retry(call: PaymentCall): Promise<AdminPaymentHistory> {
      const { actorId, id: reference, reason } = call;
      await database.transaction(async (tx) => {
        const { userId } = await lockSeen(tx, call);
        if (!(await payments.retry(tx, reference))) {
          throw new Fault('conflict', 'This refund has not failed: there is nothing to try again.');
        }
        const change = {
          before: { refund: 'failed' },
          after: { refund: 'pending', payment: reference, reason },
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
        await payments.setAside(tx, money, reason);
        // It is about no account: the record has it with the one who decides.
        const change = { before: null, after: { ...getFacts(money), reason } };
        await note(tx, { actorId, targetId: actorId, action: 'payment.set_aside', change });
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
    /** @returns whom the bank can pay now */
    async owedTable(actorId: string, filter: Parameters<Payouts['list']>[0]): Promise<Buffer> {
      const { items } = await payouts.list(filter, null);
      const payable = items.filter(
        ({ available, payouts_stopped_until: stop }) => available > 0 && stop === null,
      );
      const change = { before: null, after: { rows: payable.length } };
      await database.transaction((tx) =>
        note(tx, { actorId, targetId: actorId, action: 'payment.export_owed', change }),
      );
      const cells = payable.map((tutor) => [tutor.full_name, tutor.email, nairaCell(tutor.available)]);
      return Buffer.from(csvText([['name', 'email', 'available (naira)'], ...cells]));
    },
    /** @returns what of money waits for a person, for the dashboard */
    waiting: async (executor: Executor) => [
      ...(await payments.waiting(executor)),
      await payouts.waiting(executor),
    ],
  };

  /** @returns the payment, held with the account of its payer @throws Fault `conflict` that says what is different now */
  async function lockSeen(tx: Transaction, { id, seen }: PaymentCall) {
    const found = await payments.find(tx, id);
    if (!found || !(await lockAccount(tx, found.userId))) throw notFound();
    const payment = await payments.lock(tx, id);
    if (!payment) throw notFound();

    const shown = await payments.read(tx, id);
    const now = { state: shown.state, refund_state: payment.refundState };
    if (now.state === seen.state && now.refund_state === seen.refund_state) return payment;

    const words = now.refund_state === null ? now.state : `${now.state}, its refund is ${now.refund_state}`;
    throw new Fault(
      'conflict',
      `This payment has changed: it is ${words.replaceAll('_', ' ')}. Look at it, then decide again.`,
    );
  }
}

const getFacts = ({ reference, amount, currency }: UnmatchedMoney) => ({ reference, amount, currency });

/** @throws Fault `conflict` that says what was decided */
function assertOpen({ decision, payment_id: paymentId, reason }: UnmatchedMoney): void {
  if (decision === null) return;

  const label = decision === 'assigned' ? `it was assigned to ${paymentId}` : `it was set aside, “${reason}”`;
  throw new Fault('conflict', `This money was decided meanwhile: ${label}.`);
}
