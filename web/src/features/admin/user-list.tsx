import type { AdminUser } from '@akada/contract/admin.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFault } from '../../ui/load-fault.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './admin.module.css';
import { placeQuery, type UserChoice, usersPageSize, usersQuery } from './api.ts';
import { UserTools } from './user-tools.tsx';

const everybody: UserChoice = { search: '', role: null, state: null, page: 0 };
const roles = ['student', 'tutor', 'admin'] as const;
const states = ['unverified', 'deactivated'] as const;

export function UserList() {
  const [choice, setChoice] = useState(everybody);
  const [search] = useDebouncedValue(choice.search, 300);
  const { data, error, refetch } = useQuery(usersQuery({ ...choice, search }));
  const change = (part: Partial<UserChoice>) => setChoice({ ...choice, page: 0, ...part });

  return (
    <>
      <div className={classes.filters}>
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
      {data === undefined && !error && <Skeleton height={320} />}
      {data && <Users users={data.items} />}
      {data && (
        <Pages page={choice.page} total={data.total} onTurn={(page) => setChoice({ ...choice, page })} />
      )}
    </>
  );
}

function Users({ users }: { users: readonly AdminUser[] }) {
  const { data: place } = useQuery(placeQuery);
  if (users.length === 0) return <Text c="dimmed">Nobody matches.</Text>;

  return (
    <ul className={classes.list}>
      {users.map((user) => (
        <li key={user.id} className={classes.entry}>
          <div className={classes.text}>
            <strong>{user.full_name}</strong>
            <Text>{user.email}</Text>
            <Text c="dimmed" size="sm">
              {factsOf(user).join(' · ')}
            </Text>
          </div>
          {place?.mail === 'none' && <UserTools user={user} />}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ role, email_verified, deactivated, created_at }: AdminUser): string[] {
  return [
    roleLabel(role),
    ...(email_verified ? [] : ['not confirmed']),
    ...(deactivated ? ['deactivated'] : []),
    `since ${new Date(created_at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}`,
  ];
}

interface PagesProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

function Pages({ page, total, onTurn }: PagesProps) {
  const last = Math.max(0, Math.ceil(total / usersPageSize) - 1);

  return (
    <nav className={classes.pages} aria-label="Pages">
      <Text className="figures">
        {total.toLocaleString('en-GB')} {total === 1 ? 'account' : 'accounts'}
      </Text>
      <Button variant="default" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Earlier page
      </Button>
      <Button variant="default" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
