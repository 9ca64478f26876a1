import type { QueuedRequest } from '@akada/contract/observers/support.ts';
import { links } from '@akada/core/links/links.ts';
import { supportKindNames, supportKinds, supportStates } from '@akada/core/support/support-rules.ts';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { momentText, timeText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { queueQuery } from './api.ts';
import { kindOptions } from './support-form.tsx';

const stateNames: Readonly<Record<QueuedRequest['state'], string>> = {
  waiting: 'Waits',
  answered: 'Answered',
  closed: 'Closed',
};

/** The requests of all people: premium first, then the longest waiting. */
export function QueueList() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  return (
    <ResourceList
      what="the requests"
      one="request"
      label="Requests"
      address={address}
      query={queueQuery({
        search: address.read('search'),
        state: readOneOf(address, 'state', supportStates),
        kind: readOneOf(address, 'kind', supportKinds),
        person: address.read('person') || undefined,
        page: address.page,
      })}
      filters={
        <ListFilters
          address={address}
          search="Name"
          filters={[
            {
              name: 'state',
              label: 'State',
              options: [
                ['', 'Every state'],
                ...supportStates.map((state) => [state, stateNames[state]] as const),
              ],
            },
            { name: 'kind', label: 'About', options: [['', 'Everything'], ...kindOptions] },
          ]}
        />
      }
      narrowedBy={['search', 'state', 'kind', 'person']}
      noneFound="No requests match."
      shape={{ rows: 4, lines: 2 }}
      empty="No requests yet."
      idOf={({ id }) => id}
      row={({ id, title, claim }) => (
        <RowText title={title} to={links.adminSupportRequest(id)}>
          {claim !== null && (
            <RowFacts>
              {claim.mine ? 'You answer' : `${claim.by.full_name} answers`} until{' '}
              {timeText(claim.until, timeZone)}
            </RowFacts>
          )}
        </RowText>
      )}
      columns={[
        {
          label: 'From',
          textOf: ({ person }) => `${person.full_name}${person.premium ? ' (Premium)' : ''}`,
        },
        { label: 'About', textOf: ({ kind }) => supportKindNames[kind] },
        { label: 'State', textOf: ({ state }) => stateNames[state] },
        { label: 'Since', textOf: ({ waiting_since }) => momentText(waiting_since, timeZone) },
      ]}
    />
  );
}
