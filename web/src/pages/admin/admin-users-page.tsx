import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { NewUserButton } from '../../features/admin/people/new-user.tsx';
import { UserList, UsersFile } from '../../features/admin/user-list.tsx';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/panel.tsx';

const peopleList = lazyComponent(
  async () => (await import('../../features/admin/people-list/people-list.tsx')).PeopleList,
);

export function Component() {
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
        <Section title="Accounts from a list">
          <Lazy
            of={peopleList}
            props={{}}
            waiting={<RowsShape rows={2} lines={2} />}
            fault={(error, retry) => <CodeFault what="the list" error={error} onRetry={retry} />}
          />
        </Section>
      </Stack>
    </Page>
  );
}
