import type { SupportRequest } from '@akada/contract/observers/support.ts';
import { links } from '@akada/core/links/links.ts';
import { supportKindNames } from '@akada/core/support/support-rules.ts';
import { useListState } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { requestsQuery } from './api.ts';

const stateNames: Readonly<Record<SupportRequest['state'], string>> = {
  waiting: 'Waits for an answer',
  answered: 'Answered',
  closed: 'Closed',
};

/** The user's own requests to support. */
export function RequestList() {
  const address = useListState();
  const timeZone = useTimeZone();
  return (
    <ResourceList
      what="your requests"
      one="request"
      label="My requests"
      address={address}
      query={requestsQuery(address.page)}
      shape={{ rows: 2, lines: 2 }}
      empty="You have not written to us yet."
      idOf={({ id }) => id}
      row={({ id, title }) => <RowText title={title} to={links.supportRequest(id)} />}
      columns={[
        { label: 'State', textOf: ({ state }) => stateNames[state] },
        { label: 'About', textOf: ({ kind }) => supportKindNames[kind] },
        { label: 'Changed', textOf: ({ changed_at }) => momentText(changed_at, timeZone) },
      ]}
    />
  );
}
