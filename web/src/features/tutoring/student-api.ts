/** Queries of a student's dashboard, separate from the larger code of the session pages. */
import { nextBooking } from '@akada/contract/work/bookings.ts';
import { getSessionPayment } from '@akada/contract/work/money/earnings.ts';
import { listMyAssignments } from '@akada/contract/work/sessions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** The student's next session, and the number of bookings that wait for the student. */
export const nextBookingQuery = queryOptions({
  queryKey: ['bookings', 'next'],
  queryFn: ({ signal }) => call(nextBooking, { signal }),
  staleTime: 0,
  meta: changedBy('booking'),
});

/** Sets that tutors assigned to the student. */
export const givenSetsQuery = queryOptions({
  queryKey: ['bookings', 'given sets'],
  queryFn: ({ signal }) => call(listMyAssignments, { signal }),
  meta: changedBy('booking'),
});

/** The student's payment for a session. */
export const sessionPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'payment', id],
    queryFn: ({ signal }) => call(getSessionPayment, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('booking', 'account'),
  });
