import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { ownTutorialsQuery } from './api.ts';

/** Group tutorials that the tutor offers or has held. */
export function OwnTutorials() {
  const address = useListAddress();
  const zone = useZone();
  const search = address.read('search');

  return (
    <ResourceList
      what="your tutorials"
      one="tutorial"
      label="Tutorials"
      address={address}
      query={ownTutorialsQuery(search, address.page)}
      filters={<ListFilters address={address} search="Find a tutorial" />}
      shape={{ rows: 4, lines: 2 }}
      empty={
        <Empty
          title="No tutorials yet"
          action={<ButtonLink to={links.tutorTutorials({ id: 'new' })}>Offer a tutorial</ButtonLink>}
        >
          {`Teach several students at once: a title, a time, ${hasPayments() ? 'the number of seats and the price of one' : 'and the number of seats'}.`}
        </Empty>
      }
      noneFound="No tutorial of yours has these words."
      idOf={({ id }) => id}
      row={({ id, title }) => <RowText title={title} to={links.tutorTutorials({ id })} />}
      columns={[
        { label: 'When', textOf: ({ starts_at }) => momentText(starts_at, zone) },
        { label: 'Taken', textOf: ({ seats_taken, seats }) => `${seats_taken} of ${seats} seats` },
        { label: 'A seat', textOf: ({ price }) => (price === 0 ? 'Costs nothing' : nairaText(price)) },
        { label: 'State', textOf: stateText },
      ]}
    />
  );
}

/** @returns the state, and how many students are missing */
export function stateText({ state, seats_taken, least_seats }: Tutorial): string {
  if (state !== 'open') return state === 'over' ? 'Over' : 'Cancelled';
  const missing = least_seats - seats_taken;
  return missing > 0 ? `Needs ${counted(missing, 'more student', 'more students')}` : 'Takes place';
}
