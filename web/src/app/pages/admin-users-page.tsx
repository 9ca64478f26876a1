import { UserList } from '../../features/admin/user-list.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';

export function Component() {
  return (
    <Page title="Users">
      <Panel>
        <UserList />
      </Panel>
    </Page>
  );
}
