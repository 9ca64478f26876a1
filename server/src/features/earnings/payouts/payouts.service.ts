/** Amounts owed to tutors, and payouts by hand that administrators record. */
import type { OwedTutor, owedOrders } from '@akada/contract/observers/money.ts';
import { fullText } from '@akada/core/bookings/when-text.ts';
import { formatNaira } from '@akada/core/payments/naira.ts';
import { bankZone } from '@akada/core/payments/payout-rules.ts';
import { postingsOfPayout } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount, payoutStops, peopleById } from '../../accounts/accounts.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { findAccount, findAccounts } from './payout-accounts.repo.ts';
import type { PayoutAccounts } from './payout-accounts.service.ts';
import { tutorPaid } from './payouts.events.ts';
import { presentAccount, presentPayout } from './payouts.present.ts';
import * as repo from './payouts.repo.ts';

export type Payouts = ReturnType<typeof createPayouts>;

export interface NewPayout {
  tutorId: string;
  /** In kobo. */
  amount: number;
  bankReference: string;
  /** A day such as 2026-11-28. */
  paidOn: string;
}

interface PayoutsDeps extends Pick<Platform, 'database' | 'clock'> {
  payments: Pick<PaymentsService, 'post'>;
  accounts: Pick<PayoutAccounts, 'reveal'>;
}

export function createPayouts({ database, clock, payments, accounts }: PayoutsDeps) {
  const { db } = database;
  const owed = async (executor: Executor, rows: readonly repo.OwedRow[]): Promise<OwedTutor[]> => {
    const ids = rows.map(({ tutorId }) => tutorId);
    const people = await peopleById(executor, ids);
    const latest = await repo.latestPayouts(executor, ids);
    const stops = await payoutStops(executor, ids, clock.now());
    const saved = await findAccounts(executor, ids);
    return rows.map(({ tutorId, available, waiting, paidOut, onItsWay, oldestAt }) => {
      const last = latest.get(tutorId);
      const account = saved.get(tutorId);
      return {
        id: tutorId,
        full_name: people.get(tutorId)?.fullName ?? '',
        email: people.get(tutorId)?.email ?? '',
        available,
        waiting,
        paid_out: paidOut,
        on_its_way: onItsWay,
        oldest_at: oldestAt,
        last_payout: last ? presentPayout(last) : null,
        account: account ? presentAccount(account, clock.now()) : null,
        payouts_stopped_until: stops.get(tutorId) ?? null,
      };
    });
  };

  return {
    /** @param page null for all */
    async list(
      { search, order }: { search: string; order: (typeof owedOrders)[number] },
      page: { skip: number; limit: number } | null,
    ): Promise<{ items: OwedTutor[]; total: number }> {
      const requested = { isTutor: repo.tutorsLike(search), order };
      const found = (executor: Executor) => repo.findOwed(executor, requested, page);
      const rows = page === null ? await found(db) : await readInTime(database, found);
      // A page behind the last tutor has no row that could carry the count.
      const isBehind = rows.length === 0 && page !== null && page.skip > 0;
      const counted = isBehind ? await repo.findOwed(db, requested, { skip: 0, limit: 1 }) : rows;
      return { items: await owed(db, rows), total: counted[0]?.total ?? 0 };
    },
    /** @returns one tutor @throws Fault `not_found` for a person to whom nothing was ever owed */
    async read(executor: Executor, tutorId: string): Promise<OwedTutor> {
      const [tutor] = await owed(
        executor,
        await repo.findOwed(executor, { isTutor: repo.isTutor(tutorId), order: 'most' }, null),
      );
      if (!tutor) throw notFound();
      return tutor;
    },
    /**
     * Records a payout of our bank. A repetition changes nothing.
     *
     * @returns whether it is new
     * @throws Fault `conflict` for a reference that is on record for another payout, a balance that is not
     * `seen`, or a stop; `validation_failed` for more than is owed, or a day ahead
     */
    async record(tx: Transaction, payout: NewPayout, seen: number): Promise<boolean> {
      const { tutorId, amount, bankReference, paidOn } = payout;
      if (!(await lockAccount(tx, tutorId))) throw notFound();
      const known = await repo.findByReference(tx, bankReference);
      if (known && known.tutorId === tutorId && known.amount === amount && known.paidOn === paidOn)
        return false;
      if (known) throw referenceTaken(known.amount, known.paidOn);

      const stoppedUntil = (await payoutStops(tx, [tutorId], clock.now())).get(tutorId);
      if (stoppedUntil) throw payoutsStopped(stoppedUntil);
      const account = await findAccount(tx, tutorId);
      if (account && Date.parse(account.usableAt) > clock.now()) throw accountWaits(account.usableAt);

      const available = await repo.getBalance(tx, tutorId);
      if (available !== seen) {
        throw new Fault(
          'conflict',
          `The amount owed has changed: it is ${formatNaira(available)} now. Look at it, then decide again.`,
        );
      }
      if (amount > available) throw invalidField('amount', `Only ${formatNaira(available)} is owed.`);
      if (Date.parse(paidOn) > clock.now() + dayMs)
        throw invalidField('paid_on', 'Choose today or an earlier day.');

      const recordedAt = getInstant(clock.now());
      const row = { id: newId(), ...payout, recordedAt };
      // Another administrator may be writing it down for another tutor at this moment.
      if (!(await repo.insertPayout(tx, row))) throw referenceTaken(amount, paidOn);
      await payments.post(tx, row.id, postingsOfPayout(amount), recordedAt);
      const facts = { amount, bank_reference: bankReference, paid_on: paidOn };
      await recordOnce(tx, tutorPaid, { userId: tutorId, subjectId: row.id, facts });
      return true;
    },
    revealAccount: accounts.reveal,
  };
}

/** The bank's zone may already have the next day. */
const dayMs = 24 * 60 * 60_000;

function payoutsStopped(until: string): Fault {
  return new Fault(
    'conflict',
    `Payouts to this tutor wait until ${fullText(until, bankZone)} in Lagos: an administrator handed over a link to the account.`,
  );
}

function accountWaits(until: string): Fault {
  return new Fault(
    'conflict',
    `The tutor’s bank account is new. Payouts to it wait until ${fullText(until, bankZone)} in Lagos.`,
  );
}

function referenceTaken(amount: number, day: string): Fault {
  return new Fault(
    'conflict',
    `This reference is already used, for ${formatNaira(amount)} on ${day}. Look at the reference again.`,
  );
}
