import type { AdminUser } from '@akada/contract/observers/admin.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { dayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { instanceQuery, usersQuery } from './api.ts';
import { UserTools } from './user-tools.tsx';

const roles = ['student', 'tutor', 'admin'] as const;
const stateNames = { unverified: 'Not confirmed', deactivated: 'Deactivated' } as const;
const states = ['unverified', 'deactivated'] as const;

/** Everyone with an account, searched and turned by the address. */
export function UserList() {
  const address = useListAddress();
  const { data: instance } = useQuery(instanceQuery);
  const timeZone = useTimeZone();

  return (
    <ResourceList
      {...{ what: 'the users', one: 'account', label: 'Users', address }}
      query={usersQuery({
        search: address.read('search'),
        role: readOneOf(address, 'role', roles),
        state: readOneOf(address, 'state', states),
        page: address.page,
      })}
      filters={
        <ListFilters
          address={address}
          search="Name or email"
          filters={[
            {
              name: 'role',
              label: 'Role',
              options: [['', 'Every role'], ...roles.map((role) => [role, roleLabel(role)] as const)],
            },
            {
              name: 'state',
              label: 'State',
              options: [['', 'Every state'], ...states.map((state) => [state, stateNames[state]] as const)],
            },
          ]}
        />
      }
      shape={{ rows: 5, lines: 3 }}
      empty="No account matches."
      idOf={({ id }) => id}
      row={({ full_name, email }) => (
        <RowText title={full_name}>
          <Text>{email}</Text>
        </RowText>
      )}
      columns={[
        { label: 'Role', textOf: ({ role }) => roleLabel(role) },
        { label: 'State', textOf: stateText },
        { label: 'Since', textOf: ({ created_at }) => dayText(created_at, timeZone) },
      ]}
      actions={instance?.mail === 'none' ? (user) => <UserTools user={user} /> : undefined}
    />
  );
}

function stateText({ email_verified, deactivated }: AdminUser): string {
  return [!email_verified && stateNames.unverified, deactivated && stateNames.deactivated]
    .filter(Boolean)
    .join(', ');
}
