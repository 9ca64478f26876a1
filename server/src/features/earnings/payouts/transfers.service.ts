/**
 * Transfers to tutors. Each is our row before the provider hears of it, and its id is the reference, which the provider
 * carries out once. Events, polling and attempts all ask for the present state and apply it, so their order, repetition
 * and loss make no difference.
 */
import { bankZone } from '@akada/core/payments/payout-rules.ts';
import {
  decideTransfer,
  type TransferDecision,
  type TransferState,
} from '@akada/core/payments/transfer-decision.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { isProviderError } from '../../../platform/payment-provider/payment-provider.ts';
import type { ProviderTransfer, TransferProvider } from '../../../platform/payment-provider/transfers.ts';
import {
  createLeasedWork,
  declareWork,
  sendWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import { firstLease, leaseEnded } from '../../../platform/work/work-rows.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import type { PayoutSecrets } from './payout-secrets.ts';
import { payoutReturned, tutorPaid } from './payouts.events.ts';
import { type PayoutRow, type TransferRow, type TransferStatus, transferRows } from './payouts.tables.ts';
import * as repo from './transfers.repo.ts';

/** Its queue is the one of payments, so that one worker has all calls of the provider. */
export const transferWork = declareWork('payments.transfer', 'transfer_id', transferRows);

export type Transfers = ReturnType<typeof createTransfers>;

const ended: readonly TransferStatus[] = ['failed', 'returned'];

interface TransfersDeps extends WorkDeps {
  payments: Pick<PaymentsService, 'post'>;
  secrets: Pick<PayoutSecrets, 'unsealAccount'>;
}

export function createTransfers(
  deps: TransfersDeps,
  provider: Pick<TransferProvider, 'transfer' | 'findTransfer'>,
) {
  const { database, queue, clock, log, payments, secrets } = deps;

  return {
    work: createLeasedWork(deps, transferWork, { run, giveUp }),
    isKnown: async (reference: string) => (await repo.findTransfer(database.db, reference)) !== null,
    /** Asks the provider for the present state and applies it. @throws ProviderError */
    async settle(reference: string): Promise<void> {
      const transfer = await repo.findTransfer(database.db, reference);
      if (!transfer || ended.includes(transfer.status)) return;

      const found = await provider.findTransfer(reference);
      await repo.updateTransfer(database.db, reference, { askedAt: getInstant(clock.now()) });
      if (found) await apply(reference, found);
      else await sendAgain(reference);
    },
  };

  /** The first attempt has nothing to ask for. A later one may follow a call whose answer was lost. */
  async function run(transfer: TransferRow): Promise<void> {
    const found = transfer.attempts > 1 ? await provider.findTransfer(transfer.id) : null;
    await apply(transfer.id, found ?? (await send(transfer)));
  }

  async function send({ id, amount, fee, sealedAccount }: TransferRow): Promise<ProviderTransfer> {
    const failed = { state: 'failed', amount: amount - fee, fee: 0 } as const;
    const account = sealedAccount && secrets.unsealAccount(sealedAccount, id);
    if (!account) return failed;
    try {
      return await provider.transfer({ reference: id, amount: amount - fee, account });
    } catch (error) {
      if (!isProviderError(error) || error.failure === 'unreachable') throw error;
      return (await provider.findTransfer(id)) ?? failed;
    }
  }

  async function apply(id: string, answer: ProviderTransfer): Promise<void> {
    await database.transaction(async (tx) => {
      const payout = await repo.findPayout(tx, id);
      if (payout) await lockAccount(tx, payout.tutorId);
      const transfer = await repo.lockTransfer(tx, id);
      if (!transfer) return;

      const decision = decideTransfer(getState(transfer), transfer, answer);
      if (decision === 'wrong_amount') {
        log.error({ transfer: id }, 'the provider has another amount for a transfer');
        return;
      }
      // The provider has the transfer, so no attempt is needed any more.
      if (decision === null) {
        if (isAtWork(transfer)) await waitForAnswer(tx, id);
        return;
      }

      const { state: status, postings } = decision;
      const now = getInstant(clock.now());
      const change = { ...leaseEnded, status, settledAt: now, sealedAccount: null };
      await repo.updateTransfer(tx, id, change);
      await payments.post(tx, id, postings, now);
      if (payout) await notify(tx, payout, status);
    });
  }

  async function notify(
    tx: Transaction,
    { id, tutorId, amount, fee, bankName, last4: digits }: PayoutRow,
    state: TransferDecision['state'],
  ): Promise<void> {
    const [bank, last4] = [bankName ?? '', digits ?? ''];
    const day = wallTime(clock.now(), bankZone).slice(0, 10);
    await repo.updatePayout(tx, id, state === 'paid' ? { state, paidOn: day } : { state });
    if (state === 'paid') {
      const facts = { amount: amount - fee, bank_reference: id, paid_on: day, bank, last4 };
      await recordOnce(tx, tutorPaid, { userId: tutorId, subjectId: id, facts });
    } else {
      const facts = { state, amount, bank, last4 };
      await recordOnce(tx, payoutReturned, { userId: tutorId, subjectId: id, facts });
    }
    await publishHint(tx, tutorId, { topic: 'account', id: null });
  }

  /** Polling asks until something is known. */
  function waitForAnswer(tx: Transaction, id: string): Promise<void> {
    return repo.updateTransfer(tx, id, { ...leaseEnded, status: 'pending' });
  }

  /** The attempts are used up. */
  async function giveUp({ id }: TransferRow): Promise<void> {
    await database.transaction(async (tx) => {
      const transfer = await repo.lockTransfer(tx, id);
      if (transfer && isAtWork(transfer)) await waitForAnswer(tx, id);
    });
  }

  /** The provider knows none of the attempts, which have ended. */
  async function sendAgain(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const transfer = await repo.lockTransfer(tx, id);
      if (transfer?.status !== 'pending') return;
      await repo.updateTransfer(tx, id, { status: 'to_send', ...firstLease(clock.now(), transferRows) });
      await sendWork(tx, queue, transferWork, id);
    });
  }
}

const isAtWork = ({ status }: TransferRow) => status === 'to_send' || status === 'sending';

function getState({ status }: TransferRow): TransferState {
  return status === 'to_send' || status === 'sending' || status === 'pending' ? 'open' : status;
}
