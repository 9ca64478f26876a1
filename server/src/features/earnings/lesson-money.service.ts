/** Money of lessons that a package pays: held like a price, from its use until its session is settled. */
import { dividePrice, postingsOfLesson } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import * as repo from './earnings.repo.ts';

/** The booked hour that a lesson pays for. */
interface LessonHour {
  bookingId: string;
  packageId: string;
  studentId: string;
  tutorId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  /** In kobo. */
  price: number;
}

export const { countPaidLessons } = repo;

export function createLessonMoney(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  payments: Pick<PaymentsService, 'post'>,
) {
  const { commissionPercent } = config.payments;

  return {
    /** Holds the price of a lesson for its session. The caller has locked the package. */
    async hold(tx: Transaction, hour: LessonHour): Promise<void> {
      const { bookingId: subjectId, packageId, price, ...facts } = hour;
      const reference = newId();
      const common = { reference, kind: 'session', subjectId, price } as const;
      const { share } = dividePrice(price, 0, commissionPercent);
      await repo.insertHeld(
        tx,
        { ...common, commissionPercent, packageId },
        { ...common, ...facts, share, state: 'waiting' },
      );
      await payments.post(tx, reference, postingsOfLesson(price), getInstant(clock.now()));
    },
  };
}

export type LessonMoney = ReturnType<typeof createLessonMoney>;
