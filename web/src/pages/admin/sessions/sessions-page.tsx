import { Group } from '@mantine/core';
import { NewSessionButton } from '../../../features/admin/sessions/new-session.tsx';
import { SessionList, SessionsFile } from '../../../features/admin/sessions/session-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Sessions of all people, and what is asked of them. */
export function Component() {
  return (
    <Page
      title="All sessions"
      subtitle="Of every student with every tutor"
      action={
        <Group>
          <NewSessionButton />
          <SessionsFile />
        </Group>
      }
    >
      <SessionList />
    </Page>
  );
}
