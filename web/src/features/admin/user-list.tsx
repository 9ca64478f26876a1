import { type AdminUser, exportUsers } from '@akada/contract/observers/admin.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { getNarrowing, useSelection } from '../../lib/address/use-selection.ts';
import { dayText } from '../../lib/format/dates.ts';
import { download } from '../../lib/http/download.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { useChoosing } from '../../ui/list/choosing.tsx';
import { CsvButton } from '../../ui/list/csv-button.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { usersQuery } from './api.ts';
import { ChosenUsers } from './people/chosen-users.tsx';

const roles = ['student', 'tutor', 'admin'] as const;
const stateNames = {
  unverified: 'Not confirmed',
  deactivated: 'Deactivated',
  being_deleted: 'Being deleted',
  premium: 'Premium',
} as const;
const states = ['unverified', 'deactivated', 'being_deleted', 'premium'] as const;
const orders = ['newest', 'oldest', 'name'] as const;

/** Everyone with an account, searched and turned by the address. */
export function UserList() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const selection = useSelection(address);
  const choosing = useChoosing({
    one: 'account',
    selection,
    bulk: <ChosenUsers selection={selection} />,
  });
  const narrowing = getNarrowing(address);

  return (
    <ResourceList
      what="the users"
      one="account"
      label="Users"
      address={address}
      choosing={choosing}
      query={usersQuery({
        search: address.read('search'),
        role: readOneOf(address, 'role', roles),
        state: readOneOf(address, 'state', states),
        order: readOneOf(address, 'order', orders),
        page: address.page,
      })}
      filters={
        <ListFilters
          address={narrowing}
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
            {
              name: 'order',
              label: 'Order',
              options: [
                ['', 'Newest first'],
                ['oldest', 'Oldest first'],
                ['name', 'By name'],
              ],
            },
          ]}
        />
      }
      shape={{ rows: 5, lines: 3 }}
      empty="No account matches."
      idOf={({ id }) => id}
      row={({ id, full_name, email }) => (
        <RowText
          title={full_name}
          to={links.adminUser(id)}
          cover={<Avatar name={full_name} url={null} size={36} />}
        >
          <Text>{email}</Text>
        </RowText>
      )}
      columns={[
        { label: 'Role', textOf: ({ role }) => roleLabel(role) },
        { label: 'State', textOf: stateText, toneOf: getTone },
        { label: 'Since', textOf: ({ created_at }) => dayText(created_at, timeZone) },
      ]}
    />
  );
}

function stateText({ email_verified, deactivated, being_deleted, premium }: AdminUser): string {
  const is = { unverified: !email_verified, deactivated, being_deleted, premium };
  const names = states.filter((state) => is[state]).map((state) => stateNames[state]);
  return names.length === 0 ? 'Active' : names.join(', ');
}

function getTone({ email_verified, deactivated, being_deleted }: AdminUser) {
  if (deactivated || being_deleted) return 'failed';
  return email_verified ? 'good' : 'waits';
}

/** Downloads every account that matches the address, as a table for spreadsheets. */
export function UsersFile() {
  const address = useListAddress();
  return (
    <CsvButton
      name="akada-users.csv"
      fetchFile={() =>
        download(exportUsers, {
          query: {
            search: address.read('search'),
            role: readOneOf(address, 'role', roles),
            state: readOneOf(address, 'state', states),
            order: readOneOf(address, 'order', orders),
          },
        })
      }
    />
  );
}
