import type { AdminUser } from '@akada/contract/observers/admin.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { PageTurner } from '../../ui/page/page-turner.tsx';
import rows from '../../ui/page/rows.module.css';
import { instanceQuery, type UserChoice, usersPageSize, usersQuery } from './api.ts';
import { UserTools } from './user-tools.tsx';

const everyUser: UserChoice = { search: '', role: null, state: null, page: 0 };
const roles = ['student', 'tutor', 'admin'] as const;
const states = ['unverified', 'deactivated'] as const;

export function UserList() {
  const [choice, setChoice] = useState(everyUser);
  const [search] = useDebouncedValue(choice.search, 300);
  const { data, error, refetch } = useQuery(usersQuery({ ...choice, search }));
  const change = (part: Partial<UserChoice>) => setChoice({ ...choice, page: 0, ...part });

  return (
    <>
      <div className={rows.filters}>
        <TextInput
          label="Name or email"
          type="search"
          value={choice.search}
          maxLength={100}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <SelectField
          label="Role"
          value={choice.role ?? ''}
          options={[['', 'Every role'], ...roles.map((role) => [role, roleLabel(role)] as const)]}
          onChange={(value) => change({ role: roles.find((role) => role === value) ?? null })}
        />
        <SelectField
          label="State"
          value={choice.state ?? ''}
          options={[
            ['', 'Every state'],
            ['unverified', 'Not confirmed'],
            ['deactivated', 'Deactivated'],
          ]}
          onChange={(value) => change({ state: states.find((state) => state === value) ?? null })}
        />
      </div>
      {error && <LoadFault what="the users" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the users" queries={[usersQuery(choice).queryKey]}>
          <RowsShape rows={5} lines={3} />
        </Waiting>
      )}
      {data && <Users users={data.items} />}
      {data && (
        <PageTurner
          {...{ page: choice.page, total: data.total, pageSize: usersPageSize, what: 'account' }}
          onTurn={(page) => setChoice({ ...choice, page })}
        />
      )}
    </>
  );
}

function Users({ users }: { users: readonly AdminUser[] }) {
  const { data: instance } = useQuery(instanceQuery);
  const timeZone = useTimeZone();
  if (users.length === 0) return <Text c="dimmed">No account matches.</Text>;

  return (
    <ul className={rows.list}>
      {users.map((user) => (
        <li key={user.id} className={rows.entry}>
          <div className={rows.text}>
            <strong>{user.full_name}</strong>
            <Text>{user.email}</Text>
            <Text c="dimmed" size="sm">
              {factsOf(user, timeZone).join(' · ')}
            </Text>
          </div>
          {instance?.mail === 'none' && <UserTools user={user} />}
        </li>
      ))}
    </ul>
  );
}

function factsOf(
  { role, email_verified, deactivated, created_at }: AdminUser,
  timeZone: string | undefined,
): string[] {
  return [
    roleLabel(role),
    ...(email_verified ? [] : ['not confirmed']),
    ...(deactivated ? ['deactivated'] : []),
    `since ${dayText(created_at, timeZone)}`,
  ];
}
