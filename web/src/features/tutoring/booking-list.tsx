import type { Booking } from '@akada/contract/work/bookings.ts';
import type { ReactNode } from 'react';
import type { ListAddress } from '../../lib/address/use-list-address.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { type BookingGroup, bookingsQuery } from './api.ts';
import { BookingRow } from './booking-row.tsx';

interface BookingListProps {
  group: BookingGroup;
  address: ListAddress;
  /** The name of the bookings, as it reads after "Loading". */
  what: string;
  label: string;
  empty: ReactNode;
  /** Shown at the end of each row. */
  aside?: (booking: Booking) => ReactNode;
}

/** Bookings of one group; the reader is their student or their tutor. */
export function BookingList({ group, address, what, label, empty, aside }: BookingListProps) {
  return (
    <ResourceList
      what={what}
      label={label}
      address={address}
      empty={empty}
      one="session"
      query={bookingsQuery(group, address.page)}
      shape={{ rows: 4, lines: 3 }}
      idOf={({ id }) => id}
      row={(booking) => <BookingRow booking={booking}>{aside?.(booking)}</BookingRow>}
    />
  );
}
