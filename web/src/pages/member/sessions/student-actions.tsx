import type { Booking } from '@akada/contract/work/bookings.ts';
import { Group } from '@mantine/core';
import { AskToPay } from '../../../features/payment-links/ask-to-pay.tsx';
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
    <Group gap={8}>
      <PayButton booking={booking} />
      <AskToPay thing={{ purpose: 'session', subject_id: booking.id }} amount={booking.price} />
    </Group>
  );
}
