import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../../features/admin/api.ts';
import { UserImport } from '../../features/admin/user-import.tsx';
import { UserList } from '../../features/admin/user-list.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';

export function Component() {
  const { data: place } = useQuery(placeQuery);

  return (
    <Page title="Users">
      <Stack>
        <Panel>
          <UserList />
        </Panel>
        {place?.mail === 'none' && (
          <Section title="Accounts from a list">
            <UserImport />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
