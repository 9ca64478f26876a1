import {
  categoryNames,
  type NotificationCategory,
  notificationCategories,
} from '@akada/core/notifications/entry.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { useStreamSettled } from '../../lib/stream/stream-settled.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { type NotificationChoice, notificationsQuery, useMarkAllRead } from './api.ts';
import { MarkAll } from './mark-all.tsx';
import { NotificationDays } from './notification-days.tsx';
import { failureText } from './notification-text.ts';
import classes from './notifications.module.css';
import { unreadCountQuery } from './unread-count.ts';

/** All notifications of a person, with filters in the address. */
export function NotificationList({ pageFor }: { pageFor: (link: string) => string }) {
  const address = useListAddress();
  const { choose } = address;
  const choice: NotificationChoice = {
    unreadOnly: address.read('show') === 'unread',
    category: readOneOf(address, 'category', notificationCategories) ?? null,
  };
  const filter = useRef<HTMLSelectElement>(null);
  const showAll = () => {
    choose({ show: '', category: '' });
    // The pressed button was removed.
    filter.current?.focus();
  };

  return (
    <>
      <div className={classes.filters}>
        <FilterSelect
          ref={filter}
          label="Show"
          value={choice.unreadOnly ? 'unread' : ''}
          options={[
            ['', 'All'],
            ['unread', 'Unread only'],
          ]}
          onChange={(show) => choose({ show })}
        />
        <FilterSelect
          label="About"
          value={choice.category ?? ''}
          options={[
            ['', 'Everything'],
            ...notificationCategories.map((it) => [it, categoryNames[it]] as const),
          ]}
          onChange={(category) => choose({ category })}
        />
      </div>
      <Chosen choice={choice} pageFor={pageFor} onShowAll={showAll} />
    </>
  );
}

interface ChosenProps {
  choice: NotificationChoice;
  pageFor: (link: string) => string;
  onShowAll: () => void;
}

function Chosen({ choice, pageFor, onShowAll }: ChosenProps) {
  const isSettled = useStreamSettled();
  const query = useInfiniteQuery({ ...notificationsQuery(choice), enabled: isSettled });
  const { data: count } = useQuery({ ...unreadCountQuery, enabled: isSettled });
  const marking = useMarkAllRead();
  const listed = query.data?.pages.flatMap((page) => page.items);

  if (query.error && listed === undefined) {
    const error = { message: failureText('list', query.error) };
    return <LoadFault what="notifications" error={error} onRetry={() => void query.refetch()} />;
  }
  if (listed === undefined) {
    return (
      <Waiting what="notifications" queries={[notificationsQuery(choice).queryKey]}>
        <Panel>
          <RowsShape rows={5} lines={3} />
        </Panel>
      </Waiting>
    );
  }
  const hasUnread = (count?.unread_count ?? 0) > 0 || listed.some(({ is_read }) => !is_read);

  return (
    <>
      {marking.error && <Notice kind="error">{failureText('mark_all_read', marking.error)}</Notice>}
      <NotificationDays
        listed={listed}
        pageFor={pageFor}
        order={2}
        aside={<MarkAll isOffered={hasUnread} marking={marking} />}
      >
        <Nothing choice={choice} onShowAll={onShowAll} />
      </NotificationDays>
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

function Nothing({ choice, onShowAll }: Pick<ChosenProps, 'choice' | 'onShowAll'>) {
  const { unreadOnly, category } = choice;

  if (!unreadOnly && category === null) {
    return (
      <Empty title="No notifications yet">When a note is read or questions are ready, you see it here.</Empty>
    );
  }
  return (
    <Empty
      title={unreadOnly ? 'Nothing unread' : 'Nothing of this kind'}
      action={
        <Button variant="default" onClick={onShowAll}>
          Show all notifications
        </Button>
      }
    >
      {hiddenBy(unreadOnly, category)}
    </Empty>
  );
}

function hiddenBy(unreadOnly: boolean, category: NotificationCategory | null): string {
  const kind = category === null ? '' : ` about “${categoryNames[category]}”`;
  return `You see only ${unreadOnly ? 'unread ' : ''}notifications${kind}, and there are none.`;
}
