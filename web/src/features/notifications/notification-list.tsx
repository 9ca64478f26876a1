import { notificationCategories } from '@akada/core/notifications/types.ts';
import { Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type NotificationChoice, notificationsQuery, useMarkAllRead } from './api.ts';
import { DeletableNotification } from './deletable-notification.tsx';
import { categoryNames, failureText } from './notification-text.ts';
import classes from './notifications.module.css';

const everything: NotificationChoice = { unreadOnly: false, category: null };

/** Everything that ever was told, with what people look for in it. */
export function NotificationList({ pageFor }: { pageFor: (link: string) => string }) {
  const [choice, setChoice] = useState(everything);
  const markAll = useMarkAllRead();

  return (
    <>
      <div className={classes.head}>
        <div className={classes.filters}>
          <SelectField
            label="Show"
            value={choice.unreadOnly ? 'unread' : 'all'}
            options={[
              ['all', 'All'],
              ['unread', 'Unread only'],
            ]}
            onChange={(value) => setChoice({ ...choice, unreadOnly: value === 'unread' })}
          />
          <SelectField
            label="About"
            value={choice.category ?? ''}
            options={[
              ['', 'Everything'],
              ...notificationCategories.map((it) => [it, categoryNames[it]] as const),
            ]}
            onChange={(value) =>
              setChoice({ ...choice, category: notificationCategories.find((it) => it === value) ?? null })
            }
          />
        </div>
        <ActionButton variant="default" isBusy={markAll.isPending} onClick={() => markAll.mutate(undefined)}>
          Mark all as read
        </ActionButton>
      </div>
      {markAll.error && <Notice kind="error">{failureText('mark_all_read', markAll.error)}</Notice>}
      <Chosen choice={choice} pageFor={pageFor} />
    </>
  );
}

interface ChosenProps {
  choice: NotificationChoice;
  pageFor: (link: string) => string;
}

function Chosen({ choice, pageFor }: ChosenProps) {
  const query = useInfiniteQuery(notificationsQuery(choice));
  const items = query.data?.pages.flatMap((page) => page.items);

  if (query.error && items === undefined) {
    const error = { message: failureText('list', query.error) };
    return <LoadFault what="notifications" error={error} onRetry={() => void query.refetch()} />;
  }
  if (items === undefined) return <Skeletons />;
  if (items.length === 0) return <Nothing isFiltered={choice.unreadOnly || choice.category !== null} />;

  return (
    <>
      <ul className={classes.list}>
        {items.map((notification) => (
          <li key={notification.id}>
            <DeletableNotification notification={notification} to={pageFor(notification.link)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <ActionButton
          variant="default"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier ones
        </ActionButton>
      )}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty icon={<IconBell size={32} aria-hidden />} title="No notifications yet">
      {isFiltered
        ? 'Nothing here with these filters.'
        : 'When a note is read or questions are ready, you see it here.'}
    </Empty>
  );
}

function Skeletons() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} mb={12} />
      ))}
    </div>
  );
}
