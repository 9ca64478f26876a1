import { listSlots } from '@akada/contract/work/availability.ts';
import {
  acceptBooking,
  type Booking,
  cancelBooking,
  completeBooking,
  disputeBooking,
  getBooking,
  listBookings,
  moveBooking,
  rejectBooking,
  reportNoShow,
  waiveBooking,
} from '@akada/contract/work/bookings.ts';
import { tutorDashboard } from '@akada/contract/work/sessions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

/** The filter of the list: a state, or a group of states. */
export type BookingGroup = 'requested' | 'accepted' | 'waiting' | 'ahead' | 'past';

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', id],
    queryFn: ({ signal }) => call(getBooking, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('booking'),
  });

export const bookingsQuery = (state: BookingGroup, page: number) =>
  queryOptions({
    queryKey: ['bookings', 'list', state, page],
    queryFn: ({ signal }) => call(listBookings, { query: { state, ...getPaging(page) }, signal }),
    staleTime: 0,
    meta: changedBy('booking'),
  });

/** The tutor's open tasks. */
export const tutorDashboardQuery = queryOptions({
  queryKey: ['bookings', 'tutor dashboard'],
  queryFn: ({ signal }) => call(tutorDashboard, { signal }),
  staleTime: 0,
  meta: changedBy('booking', 'account'),
});

/** @param from ISO times, at most 35 days apart */
export const slotsQuery = (tutorId: string, from: string, to: string, minutes?: number) =>
  queryOptions({
    queryKey: ['bookings', 'slots', tutorId, from, to, minutes],
    queryFn: ({ signal }) =>
      call(listSlots, {
        params: { id: tutorId },
        query: { from, to, ...(minutes !== undefined && { minutes }) },
        signal,
      }),
    staleTime: 0,
    meta: changedBy('booking'),
  });

/**
 * Calls of the student and the tutor for a booking; `pay` is missing because it opens the provider's page,
 * and `request` because it ends a hold.
 */
const moves = {
  accept: (id: string) => call(acceptBooking, { params: { id } }),
  accept_move: (id: string) => call(acceptBooking, { params: { id } }),
  reject: (id: string, reason: string) => call(rejectBooking, { params: { id }, body: { reason } }),
  end_move: (id: string) => call(rejectBooking, { params: { id }, body: { reason: '' } }),
  cancel: (id: string, reason: string) => call(cancelBooking, { params: { id }, body: { reason } }),
  move: (id: string, starts_at: string) => call(moveBooking, { params: { id }, body: { starts_at } }),
  complete: (id: string) => call(completeBooking, { params: { id } }),
  no_show: (id: string, reason: string) => call(reportNoShow, { params: { id }, body: { reason } }),
  dispute: (id: string, reason: string) => call(disputeBooking, { params: { id }, body: { reason } }),
  waive: (id: string) => call(waiveBooking, { params: { id } }),
} as const;
export type BookingMove = keyof typeof moves;

interface MoveInput {
  move: BookingMove;
  /** A reason, or the time of another hour. */
  text?: string;
}

/**
 * Reads every query of bookings again, even after a rejection: the booking then has changed elsewhere.
 *
 * @param onDone called even if the buttons were removed in the meantime
 */
export function useBookingMove(
  { id }: Pick<Booking, 'id'>,
  onDone: (changed: Booking, move: BookingMove) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ move, text = '' }: MoveInput) => moves[move](id, text),
    onSuccess: (changed, { move }) => {
      onDone(changed, move);
      queries.setQueryData(bookingQuery(id).queryKey, changed);
    },
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}
