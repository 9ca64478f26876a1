import type { BookingState } from '../bookings/booking-state.ts';

/** A session with a tutor in a few words, for a parent. Requests that came to nothing are not listed. */
export const sessionLabels: Readonly<Record<BookingState, string>> = {
  held: 'Being arranged',
  requested: 'The tutor has not answered yet',
  accepted: 'Agreed, not paid yet',
  confirmed: 'Takes place',
  completed: 'Took place',
  expired: 'Did not take place',
  rejected: 'Did not take place',
  cancelled: 'Cancelled',
  no_show: 'Somebody was missing',
  disputed: 'An administrator decides about it',
};
