/**
 * The end of a package: nothing more is booked, and after the booked lessons are settled the price of the unused ones
 * is refunded by one refund, less the money that the payer's bank has returned.
 */
import { countLeft, type PackageEnder, packageLimits } from '@akada/core/packages/package-rules.ts';
import { postingsOfRefund, postingsOfRegained } from '@akada/core/payments/postings.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone, peopleById } from '../accounts/accounts.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';
import { countOne } from './package-counts.service.ts';
import { packageEnded, packageEndsSoon } from './packages.events.ts';
import * as repo from './packages.repo.ts';
import type { PackageRow } from './packages.tables.ts';

const dayMs = 86_400_000;

/** Rows of one round; the next one comes soon. */
const roundSize = 200;

/** Unpaid packages are removed after this time; money that still comes is returned. */
const unpaidDays = 40;

export type PackageEnds = ReturnType<typeof createPackageEnds>;

export function createPackageEnds(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  payments: Pick<PaymentsService, 'orderRefund' | 'post' | 'sumLost'>,
) {
  const ends = {
    /**
     * Ends an active package; a package in another state stays as it is.
     *
     * @param row locked
     */
    async end(tx: Transaction, row: PackageRow, endedBy: PackageEnder): Promise<PackageRow> {
      if (row.state !== 'active') return row;
      const change = { state: 'closing', endedBy, endedAt: getInstant(clock.now()) } as const;
      return ends.finish(tx, await repo.updatePackage(tx, row.id, change));
    },
    /** Orders the refund of a closing package, if all booked lessons are settled. @param row locked */
    async finish(tx: Transaction, row: PackageRow): Promise<PackageRow> {
      const countedPackage = await countOne(tx, row);
      await publish(tx, row);
      if (row.state !== 'closing' || row.frozen || countedPackage.booked > 0) return row;

      const unused = countLeft(countedPackage);
      const { reference } = row;
      if (reference === null) throw new Error('A closing package is paid');
      const price = unused * row.lessonPrice;
      const amount = Math.max(0, price - (await payments.sumLost(tx, reference)));
      const regained = postingsOfRegained(price - row.chargedBack - amount);
      await payments.post(tx, reference, regained, getInstant(clock.now()));
      if (amount > 0) {
        await payments.orderRefund(tx, {
          reference,
          amount,
          postings: postingsOfRefund(amount, 'held_for_packages'),
          actor: row.endedBy === 'bank' ? 'clock' : row.endedBy,
        });
        await noteEnd(tx, row, { unused, amount });
      }
      return repo.updatePackage(tx, row.id, { state: 'ended', unused });
    },
    task: {
      name: 'packages.by_time',
      everyMs: 60_000,
      async run() {
        const now = clock.now();
        const due = { now: getInstant(now), approvedTutors: approvedTutors(database.db), limit: roundSize };
        for (const id of await repo.findDue(database.db, due)) await endDue(id);
        const soon = getInstant(now + packageLimits.reminderDays * dayMs);
        for (const id of await repo.findToRemind(database.db, { until: soon, limit: roundSize }))
          await remind(id);
        await repo.removeOldUnpaid(database.db, getInstant(now - unpaidDays * dayMs));
      },
    } satisfies PeriodicTask,
  };
  return ends;

  /** Each package has its own transaction, so that a failed one does not delay the others. */
  function endDue(id: string): Promise<void> {
    return database.transaction(async (tx) => {
      const row = await repo.lockPackage(tx, id);
      if (row?.state === 'active') await ends.end(tx, row, 'clock');
      else if (row) await ends.finish(tx, row);
    });
  }

  function remind(id: string): Promise<void> {
    return database.transaction(async (tx) => {
      const row = await repo.lockPackage(tx, id);
      if (row?.state !== 'active' || row.remindedAt !== null) return;

      await repo.updatePackage(tx, id, { remindedAt: getInstant(clock.now()) });
      const left = countLeft(await countOne(tx, row));
      const { studentId, tutorId, validUntil, lessonPrice } = row;
      if (left === 0 || studentId === null || tutorId === null || validUntil === null) return;
      const name = (await peopleById(tx, [tutorId])).get(tutorId)?.fullName ?? 'your tutor';
      const day = dayText(validUntil, await getZone(tx, studentId));
      const facts = { name, left, day, amount: left * lessonPrice };
      await record(tx, packageEndsSoon, { userId: studentId, subjectId: newId(), facts });
    });
  }
}

/** Open pages of both sides read the package again. */
async function publish(tx: Transaction, { id, studentId, tutorId }: PackageRow): Promise<void> {
  for (const userId of [studentId, tutorId])
    if (userId !== null) await publishHint(tx, userId, { topic: 'booking', id });
}

async function noteEnd(
  tx: Transaction,
  { studentId, tutorId, lessons }: PackageRow,
  money: { unused: number; amount: number },
): Promise<void> {
  const people = await peopleById(
    tx,
    [studentId, tutorId].flatMap((id) => id ?? []),
  );
  const readers = [
    { side: 'student', userId: studentId, otherId: tutorId, erasedName: 'your tutor' },
    { side: 'tutor', userId: tutorId, otherId: studentId, erasedName: 'your student' },
  ] as const;
  for (const { side, userId, otherId, erasedName } of readers) {
    if (userId === null) continue;
    const name = people.get(otherId ?? '')?.fullName ?? erasedName;
    const facts = { side, name, lessons, ...money };
    await record(tx, packageEnded, { userId, subjectId: newId(), facts });
  }
}
