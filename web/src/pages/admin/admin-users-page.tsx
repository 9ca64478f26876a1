import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { instanceQuery } from '../../features/admin/api.ts';
import { NewUserButton } from '../../features/admin/people/new-user.tsx';
import { UserImport } from '../../features/admin/user-import.tsx';
import { UserList, UsersFile } from '../../features/admin/user-list.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/panel.tsx';

export function Component() {
  const { data: instance } = useQuery(instanceQuery);

  return (
    <Page
      title="Users"
      action={
        <Group>
          <ButtonLink to={links.adminAudit()} variant="default">
            Record
          </ButtonLink>
          <UsersFile />
          <NewUserButton />
        </Group>
      }
    >
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
