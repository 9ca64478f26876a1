/** Orders of transfers: on request for a fee, and weekly without one. */
import { fullText } from '@akada/core/bookings/when-text.ts';
import { formatNaira } from '@akada/core/payments/naira.ts';
import {
  bankZone,
  findNextWeekly,
  findPayoutObstacle,
  findWeeklyDay,
  type PayoutFacts,
  type PayoutKind,
} from '@akada/core/payments/payout-rules.ts';
import { describeObstacle } from '@akada/core/payments/payout-words.ts';
import { postingsOfOrderedPayout } from '@akada/core/payments/postings.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import type { PaymentProvider } from '../../../platform/payment-provider/payment-provider.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { sendWork, type WorkDeps } from '../../../platform/work/leased-work.ts';
import { firstLease } from '../../../platform/work/work-rows.ts';
import { lockAccount, payoutStops } from '../../accounts/accounts.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { findAccount, isHeldBack } from './payout-accounts.repo.ts';
import type { PayoutSecrets } from './payout-secrets.ts';
import { getBalance, insertPayout } from './payouts.repo.ts';
import { type PayoutAccountRow, type PayoutRow, transferRows } from './payouts.tables.ts';
import * as repo from './transfers.repo.ts';
import { transferWork } from './transfers.service.ts';

const dayMs = 24 * 60 * 60_000;

export type TransferOrders = ReturnType<typeof createTransferOrders>;

interface TransferOrdersDeps extends WorkDeps {
  payments: Pick<PaymentsService, 'post'>;
  secrets: Pick<PayoutSecrets, 'unsealNumber' | 'sealAccount'>;
  /** False if nothing is sold here, so that no provider makes transfers. */
  hasTransfers: boolean;
}

/** @param day of the payout, such as 2026-12-01 @returns the id of a tutor's payout of this day */
const getWeeklyId = (tutorId: string, day: string) => repeatableId('weekly payout', tutorId, day);

interface Order {
  id: string;
  kind: Exclude<PayoutKind, 'recorded'>;
  /** In kobo. */
  amount: number;
  fee: number;
}

export function createTransferOrders(
  deps: TransferOrdersDeps,
  provider: Pick<PaymentProvider, 'name' | 'quoteFee'>,
) {
  const { database, queue, clock, log, payments, secrets, hasTransfers } = deps;

  const orders = {
    /** @returns the facts that decide whether money can leave, and the account that it would go to */
    async readFacts(
      executor: Executor,
      tutorId: string,
    ): Promise<PayoutFacts & { account: PayoutAccountRow | null }> {
      const stops = await payoutStops(executor, [tutorId], clock.now());
      return {
        available: await getBalance(executor, tutorId),
        account: await findAccount(executor, tutorId),
        stoppedUntil: stops.get(tutorId) ?? null,
        hasTransfers,
      };
    },
    /** @returns the time of the tutor's next weekly payout: a week later, if the one of today was made */
    async findNextWeekly(executor: Executor, tutorId: string): Promise<string> {
      const now = clock.now();
      const day = findWeeklyDay(now);
      const isMade = day !== null && (await repo.findPayout(executor, getWeeklyId(tutorId, day))) !== null;
      return getInstant(findNextWeekly(isMade ? now + dayMs : now));
    },
    /**
     * Orders the transfer of the available amount.
     *
     * @param expected the amount and the fee that the tutor saw
     * @param key the `Idempotency-Key`: a repetition gets the same payout
     * @throws Fault `conflict` with the reason against a payout, or the present amount and fee
     */
    async request(
      tutorId: string,
      expected: { amount: number; fee: number },
      key: string | null,
    ): Promise<PayoutRow> {
      const keyed = { userId: tutorId, endpoint: 'payouts.request', key };
      const payoutId = await makeOnce(deps, keyed, async (tx, id) => {
        const { available, account } = await lockPayable(tx, tutorId);
        const fee = provider.quoteFee(available);
        if (available !== expected.amount || fee !== expected.fee) {
          throw new Fault(
            'conflict',
            `You can be paid ${formatNaira(available)} now, for a fee of ${formatNaira(fee)}. Look at it, then ask again.`,
          );
        }
        await order(tx, account, { id, kind: 'requested', amount: available, fee });
      });
      const payout = await repo.findPayout(database.db, payoutId);
      if (!payout) throw notFound();
      return payout;
    },
    /** Each tutor is paid at most once on a Tuesday, because the id is made of tutor and day. */
    weekly: {
      name: 'earnings.weekly_payouts',
      everyMs: 10 * 60_000,
      async run(stop) {
        const day = findWeeklyDay(clock.now());
        if (!hasTransfers || day === null) return;
        for (const tutorId of await repo.findWeeklyTutors(database.db, getInstant(clock.now()))) {
          if (stop?.aborted) return;
          await payWeekly(tutorId, day).catch((error: unknown) => {
            log.error({ tutor: tutorId, error }, 'a weekly payout could not be ordered');
          });
        }
      },
    } satisfies PeriodicTask,
  };
  return orders;

  async function payWeekly(tutorId: string, day: string): Promise<void> {
    const id = getWeeklyId(tutorId, day);
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, tutorId))) return;
      const { account, ...facts } = await orders.readFacts(tx, tutorId);
      if (!account || findPayoutObstacle({ ...facts, account }, clock.now())) return;
      if (await isHeldBack(tx, tutorId)) return;
      await order(tx, account, { id, kind: 'weekly', amount: facts.available, fee: 0 });
    });
  }

  /** Until the transaction ends the balance does not change. */
  async function lockPayable(
    tx: Transaction,
    tutorId: string,
  ): Promise<{ available: number; account: PayoutAccountRow }> {
    if (!(await lockAccount(tx, tutorId))) throw notFound();
    const { account, ...facts } = await orders.readFacts(tx, tutorId);
    const obstacle = findPayoutObstacle({ ...facts, account }, clock.now());
    if (account && obstacle === null) return { available: facts.available, account };

    const end = obstacle === 'stopped' ? facts.stoppedUntil : (account?.usableAt ?? null);
    const until = end && `${fullText(end, bankZone)} in Lagos`;
    throw new Fault('conflict', describeObstacle(obstacle ?? 'no_account', { until }));
  }

  /** The caller holds the tutor's account. Rows, ledger and work are written together; an order that exists stays. */
  async function order(tx: Transaction, account: PayoutAccountRow, { id, ...money }: Order): Promise<void> {
    const { userId: tutorId, bankCode, bankName, last4, accountName: name } = account;
    const accountNumber = secrets.unsealNumber(account.sealedNumber, tutorId);
    if (accountNumber === null) {
      throw new Fault(
        'conflict',
        'Your account number can no longer be read. Please save your bank account again.',
      );
    }
    const { kind, amount, fee } = money;
    const now = clock.now();
    const orderedAt = getInstant(now);
    const isNew = await repo.insertTransfer(tx, {
      id,
      provider: provider.name,
      amount,
      fee,
      status: 'to_send',
      sealedAccount: secrets.sealAccount({ bankCode, accountNumber, name }, id),
      orderedAt,
      ...firstLease(now, transferRows),
    });
    if (!isNew) return;
    await insertPayout(tx, {
      id,
      tutorId,
      kind,
      state: 'on_its_way',
      amount,
      fee,
      bankName,
      last4,
      bankReference: id,
      paidOn: wallTime(now, bankZone).slice(0, 10),
      recordedAt: orderedAt,
    });
    await payments.post(tx, id, postingsOfOrderedPayout(amount), orderedAt);
    await sendWork(tx, queue, transferWork, id);
    await publishHint(tx, tutorId, { topic: 'account', id: null });
  }
}
