import type { Booking } from '@akada/contract/work/bookings.ts';
import { ReviewOffer } from '../../../features/tutoring/find/review-offer.tsx';
import { PayButton } from '../../../features/tutoring/pay-button.tsx';

interface StudentActionsProps {
  booking: Booking;
}

/** Actions of only the student: payment before a session, and the review after it. */
export function StudentActions({ booking }: StudentActionsProps) {
  return booking.state === 'completed' ? (
    <ReviewOffer tutor={booking.tutor} />
  ) : (
    <PayButton booking={booking} />
  );
}
