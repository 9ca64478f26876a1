import type { AdminTutorial } from '@akada/contract/observers/admin-tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { readDay, tutorialStateNames } from './session-words.ts';
import { tutorialsQuery } from './tutorials-api.ts';

const states = ['open', 'over', 'cancelled'] as const;
const orders = ['latest', 'earliest', 'seats', 'price'] as const;

/** Group tutorials of all tutors, searched and turned by the address. */
export function TutorialList() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const { read, choose } = address;
  const choice = {
    search: read('search'),
    state: readOneOf(address, 'state', states),
    order: readOneOf(address, 'order', orders),
    from: readDay(address, 'from'),
    to: readDay(address, 'to'),
    tutor: read('tutor') || undefined,
  };

  return (
    <ResourceList
      what="the group tutorials"
      one="group tutorial"
      label="Group tutorials"
      address={address}
      query={tutorialsQuery(choice, address.page)}
      narrowedBy={['search', 'state', 'from', 'to', 'tutor']}
      noneFound="No group tutorial matches."
      filters={
        <ListFilters
          address={address}
          search="Title, subject or tutor"
          filters={[
            {
              name: 'state',
              label: 'State',
              options: [
                ['', 'Every state'],
                ...states.map((state) => [state, tutorialStateNames[state]] as const),
              ],
            },
            {
              name: 'order',
              label: 'Order',
              options: [
                ['', 'Latest first'],
                ['earliest', 'Earliest first'],
                ['seats', 'Most students first'],
                ['price', 'By price'],
              ],
            },
          ]}
        >
          <DateField label="From" value={read('from')} onChange={(from) => choose({ from })} />
          <DateField label="To" value={read('to')} onChange={(to) => choose({ to })} />
        </ListFilters>
      }
      shape={{ rows: 5, lines: 3 }}
      empty="No tutor has offered a group tutorial yet."
      idOf={({ id }) => id}
      row={({ id, title, tutor, subject }) => (
        <RowText title={title} to={links.adminTutorial(id)}>
          <Text size="sm">
            {tutor.full_name}, {subject}
          </Text>
        </RowText>
      )}
      columns={[
        { label: 'Begins', textOf: ({ starts_at }) => momentText(starts_at, timeZone) },
        { label: 'State', textOf: ({ state }) => tutorialStateNames[state] },
        { label: 'Seats taken', textOf: seatsText },
        { label: 'A seat', textOf: ({ price }) => (price === 0 ? 'Free' : nairaText(price)) },
      ]}
    />
  );
}

const seatsText = ({ seats, seats_taken }: AdminTutorial) => `${seats_taken} of ${seats} seats`;
