/**
 * Chargebacks of packages. An open one freezes the package: nothing is booked with it or refunded. A lost one takes the
 * money of the unused lessons and ends the package; booked lessons stay paid, so the platform gives the rest.
 */
import { postingsOfChargeback } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPaidLessons } from '../earnings/lesson-money.service.ts';
import type { PurchasePayment, Purpose } from '../payments/payment/purposes.service.ts';
import * as repo from './packages.repo.ts';
import type { PackageRow } from './packages.tables.ts';

export function packageChargebacks({ clock }: Pick<Platform, 'clock'>) {
  return {
    async disputed(tx, payment, amount) {
      const row = await lockPaid(tx, payment);
      if (row) await change(tx, row, { frozen: amount > 0 });
    },
    async chargedBack(tx, payment, { rest }) {
      const row = await lockPaid(tx, payment);
      const amount = row ? Math.min(rest, await countHeldMoney(tx, row)) : 0;
      if (row) {
        const end = { state: 'closing', endedBy: 'bank', endedAt: getInstant(clock.now()) } as const;
        const chargedBack = row.chargedBack + amount;
        await change(tx, row, { chargedBack, ...(row.state === 'active' ? end : {}) });
      }
      return { postings: postingsOfChargeback({ amount, excess: rest - amount }, 'held_for_packages') };
    },
    async findSeller(executor, { id, subjectId }) {
      const row = subjectId === null ? null : await repo.findPackage(executor, subjectId);
      return row?.reference === id ? row.tutorId : null;
    },
  } satisfies Pick<Purpose, 'disputed' | 'chargedBack' | 'findSeller'>;
}

/** @returns null if the money came too late for the package, and its refund was ordered */
async function lockPaid(
  tx: Transaction,
  { id, subjectId }: Pick<PurchasePayment, 'id' | 'subjectId'>,
): Promise<PackageRow | null> {
  const row = subjectId === null ? null : await repo.lockPackage(tx, subjectId);
  return row?.reference === id ? row : null;
}

/** @returns the kobo that are held for lessons which pay for no session */
async function countHeldMoney(
  executor: Executor,
  { id, state, lessons, lessonPrice, chargedBack }: PackageRow,
): Promise<number> {
  if (state === 'ended') return 0;
  const [{ booked, used } = { booked: 0, used: 0 }] = await countPaidLessons(executor, [id]);
  return (lessons - booked - used) * lessonPrice - chargedBack;
}

async function change(tx: Transaction, row: PackageRow, columns: Partial<PackageRow>): Promise<void> {
  await repo.updatePackage(tx, row.id, columns);
  for (const userId of [row.studentId, row.tutorId])
    if (userId !== null) await publishHint(tx, userId, { topic: 'booking', id: row.id });
}
