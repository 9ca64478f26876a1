/** Booking with a package: a request reserves a lesson, and the tutor's acceptance uses it instead of a payment. */
import { countLeft } from '@akada/core/packages/package-rules.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { BookedLessons } from '../bookings/requests.service.ts';
import type { LessonMoney } from '../earnings/lesson-money.service.ts';
import { countLessons } from './package-counts.service.ts';
import * as repo from './packages.repo.ts';

const minuteMs = 60_000;

/** Each function runs in the transaction that changes the booking. */
export function createBookedLessons(money: LessonMoney): BookedLessons {
  return {
    async reserve(tx, { studentId, tutorId, startsAt, endsAt }) {
      const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs;
      const rows = await repo.lockUsable(tx, { studentId, tutorId, minutes, startsAt });
      const usable = (await countLessons(tx, rows)).find((row) => countLeft(row) > 0);
      return usable ? { packageId: usable.id, price: usable.lessonPrice } : null;
    },
    async use(tx, { id: bookingId, packageId, studentId, tutorId, subject: title, startsAt, endsAt, price }) {
      const row = packageId === null ? null : await repo.lockPackage(tx, packageId);
      // A package does not end while a lesson is reserved, so only a damaged row can miss here.
      if (!row || row.state === 'ended' || row.state === 'to_pay')
        throw new Fault('conflict', 'The package of this request has ended. Ask the student to book again.');

      // A lost chargeback can have taken the money of a reserved lesson.
      if (row.frozen || row.chargedBack > 0)
        throw new Fault(
          'conflict',
          'The student’s bank disputes the payment of this package. Decline the request, or wait for the decision.',
        );

      await money.hold(tx, {
        bookingId,
        packageId: row.id,
        studentId,
        tutorId,
        title,
        startsAt,
        endsAt,
        price,
      });
    },
  };
}
