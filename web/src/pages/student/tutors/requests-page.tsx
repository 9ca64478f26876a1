import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { BookingList } from '../../../features/tutoring/booking-list.tsx';
import { BookingMoves } from '../../../features/tutoring/booking-moves.tsx';
import { PayButton } from '../../../features/tutoring/pay-button.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The student's open requests to tutors. */
export function Component() {
  const address = useListAddress();

  return (
    <Page
      title="Booking requests"
      subtitle="Your requests to tutors, and what happens next"
      action={
        <Button component={Link} to={links.tutors()}>
          Find a tutor
        </Button>
      }
    >
      <BookingList
        group="waiting"
        address={address}
        what="your requests"
        label="Requests"
        aside={(booking) => (
          <BookingMoves booking={booking} of={['answer']}>
            {booking.actions.includes('pay') && <PayButton booking={booking} />}
          </BookingMoves>
        )}
        empty={
          <Empty
            title="No requests are waiting"
            action={
              <Button component={Link} variant="light" to={links.sessions()}>
                See your sessions
              </Button>
            }
          >
            When you ask a tutor for a session, your request is here until it is answered and paid.
          </Empty>
        }
      />
    </Page>
  );
}
