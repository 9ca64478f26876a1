import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { useNotificationPage } from '../../lib/pages/app-pages.ts';
import { Page } from '../../ui/page/page.tsx';
import { Panel } from '../../ui/page/panel.tsx';

export function Component() {
  const pageFor = useNotificationPage();

  return (
    <Page title="Notifications">
      <Panel>
        <NotificationList pageFor={pageFor} />
      </Panel>
    </Page>
  );
}
