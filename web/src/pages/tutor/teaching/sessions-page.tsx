import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { BookingList } from '../../../features/tutoring/booking-list.tsx';
import { BookingMoves } from '../../../features/tutoring/booking-moves.tsx';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

const groups = [
  ['ahead', 'Upcoming'],
  ['waiting', 'Not confirmed'],
  ['past', 'Past'],
] as const;
const names = groups.map(([group]) => group);

/** The tutor's sessions: future ones, ones that wait for an answer or payment, and past ones. */
export function Component() {
  const address = useListAddress();
  const group = readOneOf(address, 'show', names) ?? 'ahead';

  return (
    <Page title="Tutor Sessions" subtitle="Open one to see its meeting, its notes and what you can do next.">
      <Stack>
        <Chips
          label="Which sessions"
          options={groups}
          value={group}
          onChange={(show) => address.choose({ show: show === 'ahead' ? '' : show })}
        />
        <BookingList
          key={group}
          group={group}
          address={address}
          what="your sessions"
          label="Sessions"
          empty={<None group={group} />}
          aside={(booking) => <BookingMoves booking={booking} of={['answer', 'after']} />}
        />
      </Stack>
    </Page>
  );
}

function None({ group }: { group: (typeof names)[number] }) {
  if (group === 'past') return 'No past sessions yet.';
  if (group === 'waiting') return 'No requests are waiting for an answer or a payment.';
  return (
    <Empty
      title="No upcoming sessions"
      action={<ButtonLink to={links.weeklyHours()}>Open weekly hours</ButtonLink>}
    >
      Students book the hours that you open. Confirmed sessions appear here, with their meeting links.
    </Empty>
  );
}
