import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { useNotificationPage } from '../../lib/pages/app-pages.ts';
import { Page } from '../../ui/page/page.tsx';

export function Component() {
  const getPage = useNotificationPage();

  return (
    <Page title="Notifications">
      <NotificationList pageFor={getPage} />
    </Page>
  );
}
