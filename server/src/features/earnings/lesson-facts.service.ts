/** Facts about sessions and seats that payments are shown with. */
import type { Executor } from '../../platform/database/database.ts';
import { findPayableBookings } from '../bookings/bookings.service.ts';
import type { ListedPurchase, PurchaseFacts } from '../payments/payment/purposes.service.ts';
import { findPayableSeats } from '../tutorials/seats.service.ts';
import { findHeldReferences } from './earnings.repo.ts';
import type { LessonPayment } from './lesson-payment.service.ts';

type LessonPayments = readonly (LessonPayment & Pick<ListedPurchase, 'status'>)[];

/** @returns the facts by the reference of the payment */
export async function readLessonFacts(
  executor: Executor,
  payments: LessonPayments,
): Promise<Map<string, PurchaseFacts>> {
  const paid = payments.filter(({ status }) => status === 'paid');
  const open = payments.filter(({ status }) => status !== 'paid');
  const held = paid.length === 0 ? new Set() : await findHeldReferences(executor, getIds(paid));
  const payable = await findPayable(executor, open);
  return new Map(
    payments.map(({ id, status }) => [
      id,
      { held: held.has(id), unneeded: status !== 'paid' && !payable.has(id) },
    ]),
  );
}

/** @returns the references of payments whose session or seat still waits for its price */
async function findPayable(executor: Executor, payments: LessonPayments): Promise<Set<string>> {
  const sessions = payments.filter(({ purpose }) => purpose === 'session');
  const seats = payments.filter(({ purpose }) => purpose === 'seat');
  const bookings = await findPayableBookings(executor, getSubjects(sessions));
  const tutorials = await findPayableSeats(executor, seats);
  return new Set([
    ...getIds(sessions.filter(({ subjectId }) => bookings.has(subjectId))),
    ...getIds(
      seats.filter(({ subjectId, userId }) =>
        tutorials.some((seat) => seat.tutorialId === subjectId && seat.studentId === userId),
      ),
    ),
  ]);
}

const getIds = (payments: LessonPayments) => payments.map(({ id }) => id);
const getSubjects = (payments: LessonPayments) => payments.map(({ subjectId }) => subjectId);
