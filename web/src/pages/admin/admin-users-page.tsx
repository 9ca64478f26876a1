import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { instanceQuery } from '../../features/admin/api.ts';
import { UserImport } from '../../features/admin/user-import.tsx';
import { UserList } from '../../features/admin/user-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/panel.tsx';

export function Component() {
  const { data: instance } = useQuery(instanceQuery);

  return (
    <Page title="Users">
      <Stack>
        <UserList />
        {instance?.mail === 'none' && (
          <Section title="Accounts from a list">
            <UserImport />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
