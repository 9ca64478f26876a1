import type { Booking } from '@akada/contract/work/bookings.ts';
import { ReviewOffer } from '../../../features/tutoring/find/review-offer.tsx';
import { PayButton } from '../../../features/tutoring/pay-button.tsx';

interface StudentActionsProps {
  booking: Booking;
}

/** What the student of a session does alone: pays before it, and says afterwards how it was. */
export function StudentActions({ booking }: StudentActionsProps) {
  return booking.state === 'completed' ? (
    <ReviewOffer tutor={booking.tutor} />
  ) : (
    <PayButton booking={booking} />
  );
}
