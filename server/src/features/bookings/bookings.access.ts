/** The only way from an id that a caller sent to a booking, or to dates with other hours. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findException } from './availability/availability.repo.ts';
import type { ExceptionRow } from './availability/availability.tables.ts';
import { findBooking } from './booking/bookings.repo.ts';
import type { BookingRow } from './booking/bookings.tables.ts';

type Reader = Pick<Caller, 'userId'>;

export type OwnBooking = Authorized<BookingRow>;
export type BookingAccess = ReturnType<typeof createBookingAccess>;

export function createBookingAccess({ db }: Pick<Database, 'db'>) {
  const isStudent =
    ({ userId }: Reader) =>
    (row: BookingRow) =>
      row.studentId === userId;

  return {
    /**
     * Allows either side; a hold belongs only to its student.
     *
     * @throws Fault `not_found`
     */
    booking: ({ userId }: Reader, id: string): Promise<OwnBooking> =>
      authorize(
        findBooking(db, id),
        (row) => row.studentId === userId || (row.tutorId === userId && row.state !== 'held'),
      ),
    /** @throws Fault `not_found` */
    asStudent: (caller: Reader, id: string): Promise<OwnBooking> =>
      authorize(findBooking(db, id), isStudent(caller)),
    /** @throws Fault `not_found` */
    asTutor: ({ userId }: Reader, id: string): Promise<OwnBooking> =>
      authorize(findBooking(db, id), (row) => row.tutorId === userId && row.state !== 'held'),
    /** @throws Fault `not_found` */
    exception: ({ userId }: Reader, id: string): Promise<Authorized<ExceptionRow>> =>
      authorize(findException(db, id), ({ tutorId }) => tutorId === userId),
  };
}
