import type { Notification } from '@akada/contract/notifications.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { latestQuery, useMarkAllRead, useMarkRead } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import { failureText } from './notification-text.ts';
import classes from './notifications.module.css';

interface LatestNotificationsProps {
  pageFor: (link: string) => string;
  onClose: () => void;
}

export function LatestNotifications({ pageFor, onClose }: LatestNotificationsProps) {
  const { data, error, refetch } = useQuery(latestQuery);
  const markRead = useMarkRead();
  const markAll = useMarkAllRead();
  const open = (notification: Notification) => {
    if (!notification.is_read) markRead.mutate(notification);
    onClose();
  };

  return (
    <Overlay place="right" title="Notifications" onClose={onClose}>
      {markAll.error && <Notice kind="error">{failureText('mark_all_read', markAll.error)}</Notice>}
      {error ? (
        <Notice
          kind="error"
          actions={
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Failed to load notifications
        </Notice>
      ) : data === undefined ? (
        <PageLoading />
      ) : (
        <>
          <div className={classes.head}>
            <TextLink to="/notifications">See all</TextLink>
            {data.items.some(({ is_read }) => !is_read) && (
              <ActionButton
                variant="subtle"
                isBusy={markAll.isPending}
                onClick={() => markAll.mutate(undefined)}
              >
                Mark all as read
              </ActionButton>
            )}
          </div>
          {data.items.length === 0 && <Text c="dimmed">No notifications yet</Text>}
          <ul className={classes.list}>
            {data.items.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  to={pageFor(notification.link)}
                  onOpen={() => open(notification)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Overlay>
  );
}
