/** The purpose of payments for packages: the price is held until its lessons are settled or refunded. */
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record, recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone, peopleById } from '../accounts/accounts.ts';
import type { Purpose } from '../payments/payment/purposes.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import { packageChargebacks } from './package-chargebacks.service.ts';
import { packageBought, packageNotPossible } from './packages.events.ts';
import * as repo from './packages.repo.ts';

const dayMs = 86_400_000;

export function createPackagePurpose({ clock }: Pick<Platform, 'clock'>): Purpose {
  return {
    account: 'held_for_packages',
    ...packageChargebacks({ clock }),
    async describe(executor, { subjectId }) {
      const row = subjectId === null ? null : await repo.findPackage(executor, subjectId);
      if (!row) return null;
      const tutor = row.tutorId && (await peopleById(executor, [row.tutorId])).get(row.tutorId);
      return `${row.lessons} lessons of ${row.minutes} minutes${tutor ? ` with ${tutor.fullName}` : ''}`;
    },
    // A failed payment sends no notification: its payer sees it, and the offer still stands.
    async paid(tx, { id: reference, userId, subjectId, amount }) {
      const row = subjectId === null ? null : await repo.lockPackage(tx, subjectId);
      const tutorId = row?.tutorId ?? null;
      // A second payment of one package finds it paid already.
      if (row?.state !== 'to_pay' || tutorId === null || !(await isApprovedTutor(tx, tutorId))) {
        await recordOnce(tx, packageNotPossible, { userId, subjectId: reference, facts: { amount } });
        return false;
      }
      const validUntil = getInstant(clock.now() + row.validDays * dayMs);
      await repo.updatePackage(tx, row.id, { state: 'active', reference, validUntil });
      await noteBought(tx, { studentId: userId, tutorId, lessons: row.lessons, validUntil });
      for (const person of [userId, tutorId]) await publishHint(tx, person, { topic: 'booking', id: row.id });
      return true;
    },
  };
}

interface Bought {
  studentId: string;
  tutorId: string;
  lessons: number;
  validUntil: string;
}

async function noteBought(
  tx: Transaction,
  { studentId, tutorId, lessons, validUntil }: Bought,
): Promise<void> {
  const people = await peopleById(tx, [studentId, tutorId]);
  const readers = [
    { side: 'student', userId: studentId, otherId: tutorId },
    { side: 'tutor', userId: tutorId, otherId: studentId },
  ] as const;
  for (const { side, userId, otherId } of readers) {
    const name = people.get(otherId)?.fullName ?? '';
    const day = dayText(validUntil, await getZone(tx, userId));
    await record(tx, packageBought, { userId, subjectId: newId(), facts: { side, name, lessons, day } });
  }
}
