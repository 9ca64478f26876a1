import type { Booking } from '@akada/contract/work/bookings.ts';
import { bookingTimes } from '@akada/core/bookings/booking-rules.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useZone } from '../../lib/session/use-zone.ts';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { BookingMoves } from './booking-moves.tsx';
import { Deadline, SessionTime, StateTag } from './booking-parts.tsx';
import { describeBooking, listedPrice } from './booking-words.ts';
import classes from './request-row.module.css';
import { useNow } from './use-now.ts';

const answerHours = bookingTimes.answer / 3_600_000;

interface RequestProps {
  booking: Booking;
}

/** A request that is not the next one: its deadline and time; its page has the answers. */
export function RequestLine({ booking }: RequestProps) {
  const { id, student } = booking;

  return (
    <RowText
      cover={<Avatar name={student.full_name} url={student.picture_url} size={44} />}
      title={student.full_name}
      to={links.session(id)}
    >
      <RequestState booking={booking} />
      <SessionTime booking={booking} />
    </RowText>
  );
}

/** The time that is left to answer, or the state if no answer is due. */
function RequestState({ booking }: RequestProps) {
  const { expires_at, state, proposal } = booking;
  const isDue = state === 'requested' && expires_at !== null && proposal === null;
  return (
    <div>
      {isDue ? (
        <Deadline what="Answer" until={expires_at} hours={answerHours} />
      ) : (
        <StateTag booking={booking} />
      )}
    </div>
  );
}

/** A request for its tutor: the deadline, the student, time, price and message, and the buttons to answer. */
export function RequestRow({ booking }: RequestProps) {
  const { id, student, subject, message, proposal } = booking;
  const zone = useZone();
  const now = useNow();
  const { sentence, move } = describeBooking(booking, zone, now);

  return (
    <div className={classes.request}>
      <RowText
        cover={<Avatar name={student.full_name} url={student.picture_url} size={44} />}
        title={student.full_name}
        to={links.session(id)}
      >
        <RequestState booking={booking} />
        <SessionTime booking={booking} />
        {proposal !== null && <Text>{sentence}</Text>}
        {move !== '' && <Text>{move}</Text>}
        <RowFacts>
          {subject}
          {listedPrice(booking)}
        </RowFacts>
        {message !== '' && (
          <Text mt={4} lineClamp={4} className={classes.message}>
            {message}
          </Text>
        )}
      </RowText>
      <BookingMoves booking={booking} of={['answer', 'change']} />
    </div>
  );
}
