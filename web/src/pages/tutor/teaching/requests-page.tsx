import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { bookingsQuery } from '../../../features/tutoring/api.ts';
import { RequestRow } from '../../../features/tutoring/request-row.tsx';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

const groups = [
  ['requested', 'To answer'],
  ['accepted', 'To be paid'],
] as const;
const names = groups.map(([group]) => group);

/** Students' requests, the nearest hour first, and accepted ones that wait for payment. */
export function Component() {
  const address = useListAddress();
  const group = readOneOf(address, 'show', names) ?? 'requested';

  return (
    <Page
      title="Booking Requests"
      subtitle="If you do not answer a request in time, it expires and the time is free again."
    >
      <Stack>
        <Chips
          label="Which requests"
          options={groups}
          value={group}
          onChange={(show) => address.choose({ show: show === 'requested' ? '' : show })}
        />
        <ResourceList
          key={group}
          what="your requests"
          one="request"
          label="Requests"
          address={address}
          query={bookingsQuery(group, address.page)}
          shape={{ rows: 3, lines: 3, hasButton: true }}
          empty={group === 'requested' ? <NoRequests /> : 'No accepted sessions are waiting for payment.'}
          idOf={({ id }) => id}
          row={(booking) => <RequestRow booking={booking} />}
        />
      </Stack>
    </Page>
  );
}

function NoRequests() {
  return (
    <Empty
      title="No requests are waiting"
      isDone
      action={
        <ButtonLink to={links.weeklyHours()} variant="default">
          Weekly hours
        </ButtonLink>
      }
    >
      When a student asks for a session, the request appears here with the time you have to answer.
    </Empty>
  );
}
