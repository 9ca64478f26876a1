import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useStreamSettled } from '../../lib/stream/stream-settled.ts';
import { PartBoundary } from '../../ui/feedback/fault-boundary.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { latestQuery, useMarkAllRead } from './api.ts';
import { MarkAll } from './mark-all.tsx';
import { NotificationDays } from './notification-days.tsx';
import { failureText } from './notification-text.ts';
import classes from './notifications.module.css';

interface LatestNotificationsProps {
  pageFor: (link: string) => string;
  onClose: () => void;
}

/** The latest notifications, shown below the bell. */
export function LatestNotifications(props: LatestNotificationsProps) {
  return (
    <PartBoundary what="your notifications">
      <Latest {...props} />
    </PartBoundary>
  );
}

function Latest({ pageFor, onClose }: LatestNotificationsProps) {
  const isSettled = useStreamSettled();
  const { data, error, refetch } = useQuery({ ...latestQuery, enabled: isSettled });
  const marking = useMarkAllRead();

  if (error) {
    const retry = (
      <Button variant="default" onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <Notice kind="error" actions={retry}>
        Failed to load notifications
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <Waiting what="notifications" queries={[latestQuery.queryKey]}>
        <RowsShape rows={4} lines={3} />
      </Waiting>
    );
  }
  return (
    <>
      {marking.error && <Notice kind="error">{failureText('mark_all_read', marking.error)}</Notice>}
      <NotificationDays
        listed={data.items}
        pageFor={pageFor}
        order={3}
        onOpen={onClose}
        aside={<MarkAll isOffered={data.items.some(({ is_read }) => !is_read)} marking={marking} />}
      >
        <Text c="dimmed">No notifications yet</Text>
      </NotificationDays>
      <div className={classes.all}>
        <TextLink to={links.notifications()}>See all</TextLink>
      </div>
    </>
  );
}
