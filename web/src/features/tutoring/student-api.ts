/** What stands on a student's dashboard. Apart from what the pages of sessions read, which are as heavy as they may be. */
import { nextBooking } from '@akada/contract/work/bookings.ts';
import { listMyAssignments } from '@akada/contract/work/sessions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** The next session of mine, and how many bookings wait for me. */
export const nextBookingQuery = queryOptions({
  queryKey: ['bookings', 'next'],
  queryFn: ({ signal }) => call(nextBooking, { signal }),
  staleTime: 0,
  meta: changedBy('booking'),
});

/** Sets that my tutors have given me. */
export const givenSetsQuery = queryOptions({
  queryKey: ['bookings', 'given sets'],
  queryFn: ({ signal }) => call(listMyAssignments, { signal }),
  meta: changedBy('booking'),
});
