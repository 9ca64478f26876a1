import type { Booking } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import rows from '../../ui/list/rows.module.css';
import { SessionTime, StateTag } from './booking-parts.tsx';
import { describeBooking, getCloth, listedPrice, otherOf } from './booking-words.ts';
import { useNow } from './use-now.ts';

interface BookingRowProps {
  booking: Booking;
  /** Buttons or a deadline at the end of the row. */
  children?: ReactNode;
}

/** A booking in a list: the other person, the subject and time, the state and the next step. */
export function BookingRow({ booking, children }: BookingRowProps) {
  const zone = useZone();
  const now = useNow();
  const { id, subject, is_trial } = booking;
  const { sentence, move } = describeBooking(booking, zone, now);

  return (
    <div className={rows.whole}>
      <RowText
        cover={<Cover of={getCloth(subject)} size={56} />}
        title={otherOf(booking).full_name}
        to={links.session(id)}
      >
        <SessionTime booking={booking} />
        <RowFacts>
          {subject}
          {listedPrice(booking)}
          {is_trial && ', trial lesson'}
        </RowFacts>
        <Text size="sm">{sentence}</Text>
        {move !== '' && <Text size="sm">{move}</Text>}
      </RowText>
      <div className={rows.actions}>
        <StateTag booking={booking} />
        {children}
      </div>
    </div>
  );
}
