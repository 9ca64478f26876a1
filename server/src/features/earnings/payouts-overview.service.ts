/** The money of a tutor from the held price to the bank, each sum with the rows that it comes from. */
import type { HeldLine, PayoutsOverview } from '@akada/contract/work/money/payouts.ts';
import { objectionEnd } from '@akada/core/bookings/booking-rules.ts';
import { findPayoutObstacle, minPayoutKobo } from '@akada/core/payments/payout-rules.ts';
import { settledAfterMs } from '@akada/core/tutorials/tutorial-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { TransferProvider } from '../../platform/payment-provider/transfers.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone, type Person, peopleById } from '../accounts/accounts.ts';
import { findHeldFacts } from '../bookings/bookings-teaching.service.ts';
import * as repo from './earnings.repo.ts';
import type { EarningRow } from './earnings.tables.ts';
import { isHeldBack } from './payouts/payout-accounts.repo.ts';
import { presentAccount, presentPayout } from './payouts/payouts.present.ts';
import { listPayouts, sumPayouts } from './payouts/payouts.repo.ts';
import type { TransferOrders } from './payouts/transfer-orders.service.ts';

const maxMonths = 12;
const maxHeldLines = 50;

export type PayoutsReading = ReturnType<typeof createPayoutsReading>;

interface PayoutsReadingDeps extends Pick<Platform, 'database' | 'clock' | 'config'> {
  orders: Pick<TransferOrders, 'readFacts' | 'findNextWeekly'>;
  provider: Pick<TransferProvider, 'quoteFee'>;
}

export function createPayoutsReading({
  database: { db },
  clock,
  config,
  orders,
  provider,
}: PayoutsReadingDeps) {
  return {
    async read(tutorId: string, page: { skip: number; limit: number }): Promise<PayoutsOverview> {
      const now = clock.now();
      const { account, ...facts } = await orders.readFacts(db, tutorId);
      const { available: payable, frozen, waiting } = await repo.getSums(db, tutorId);
      const { paidOut, onItsWay } = await sumPayouts(db, tutorId);
      const timeZone = await getZone(db, tutorId);
      const months = await repo.sumMonths(db, tutorId, { timeZone, limit: maxMonths });
      const payouts = await listPayouts(db, tutorId, page);
      return {
        available: facts.available,
        earned: payable + frozen,
        frozen,
        on_its_way: onItsWay,
        paid_out: paidOut,
        held: { amount: waiting, ...(await readHeld(tutorId)) },
        account: account && presentAccount(account, now),
        obstacle: findPayoutObstacle({ ...facts, account }, now),
        payouts_stopped_until: facts.stoppedUntil,
        minimum: minPayoutKobo,
        request_fee: provider.quoteFee(facts.available),
        weekly: {
          is_held_back: await isHeldBack(db, tutorId),
          next_at: await orders.findNextWeekly(db, tutorId),
        },
        commission_percent: config.payments.commissionPercent,
        months: months.map(({ month, paid, share }) => ({
          month,
          paid,
          commission: paid - share,
          yours: share,
        })),
        lines: { items: payouts.rows.map(presentPayout), total: payouts.total },
      };
    },
  };

  async function readHeld(tutorId: string): Promise<{ total: number; lines: HeldLine[] }> {
    const { rows, total } = await repo.listWaiting(db, tutorId, maxHeldLines);
    const people = await peopleById(
      db,
      rows.flatMap(({ studentId }) => studentId ?? []),
    );
    const sessions = rows.filter(({ kind }) => kind === 'session').map(({ subjectId }) => subjectId);
    const facts = new Map((await findHeldFacts(db, sessions)).map((row) => [row.id, row]));
    return { total, lines: rows.map((row) => presentHeld(row, facts.get(row.subjectId) ?? null, people)) };
  }

  function presentHeld(row: EarningRow, session: HeldFacts | null, people: Map<string, Person>): HeldLine {
    return {
      reference: row.reference,
      kind: row.kind === 'session' ? 'session' : 'tutorial',
      session_id: row.subjectId,
      title: row.title,
      student: row.kind === 'session' ? (people.get(row.studentId ?? '')?.fullName ?? null) : null,
      starts_at: row.startsAt,
      amount: row.share,
      ...findHold(row, session, clock.now()),
    };
  }
}

type HeldFacts = Awaited<ReturnType<typeof findHeldFacts>>[number];

/** A report that the tutor was missing ends for the student, so its share has no day on which it is free. */
function findHold(
  { kind, startsAt, endsAt }: EarningRow,
  session: HeldFacts | null,
  now: number,
): Pick<HeldLine, 'reason' | 'free_at'> {
  const settled =
    kind === 'session'
      ? objectionEnd({ startsAt: Date.parse(startsAt) })
      : Date.parse(endsAt) + settledAfterMs;
  const freeAt = session?.settlesAt ?? getInstant(settled);
  if (session?.state === 'disputed') return { reason: 'disputed', free_at: null };
  if (session?.state === 'no_show') {
    return { reason: 'reported', free_at: session.endedBy === 'student' ? null : freeAt };
  }
  return { reason: Date.parse(endsAt) > now ? 'ahead' : 'settling', free_at: freeAt };
}
