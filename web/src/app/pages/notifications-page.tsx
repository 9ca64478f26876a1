import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageFor } from '../notification-link.ts';

export function Component() {
  return (
    <Page title="Notifications">
      <Panel>
        <NotificationList pageFor={pageFor} />
      </Panel>
    </Page>
  );
}
