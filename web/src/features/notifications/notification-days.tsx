import type { Notification } from '@akada/contract/observers/notifications.ts';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../lib/session/account.ts';
import { byDay } from './by-day.ts';
import { DeletableNotification } from './deletable-notification.tsx';
import classes from './notifications.module.css';
import { useDeletions } from './use-deletions.ts';

interface NotificationDaysProps {
  /** Notifications in the order of the server. */
  listed: readonly Notification[];
  pageFor: (link: string) => string;
  /** Level of the days' headings: one below the heading above them. */
  order: 2 | 3;
  /** Called when the person follows a notification's link. */
  onOpen?: () => void;
  /** Shown next to the first day's heading. */
  aside?: ReactNode;
  /** Shown if there are no notifications. */
  children: ReactNode;
}

/** Notifications under the days on which they came. */
export function NotificationDays(props: NotificationDaysProps) {
  const { listed, pageFor, order, onOpen, aside, children } = props;
  const { items, isDeleted, remove, restore, forget } = useDeletions(listed);
  const days = byDay(items, Date.now(), useTimeZone());

  if (days.length === 0) return children;
  return days.map(({ name, items: ofDay }, index) => (
    <section key={name} aria-label={name}>
      <div className={classes.dayHead}>
        <Title order={order} className={classes.day}>
          {name}
        </Title>
        {index === 0 && aside}
      </div>
      <ul className={classes.list} data-order={order}>
        {ofDay.map((notification) => (
          <li key={notification.id}>
            <DeletableNotification
              notification={notification}
              to={pageFor(notification.link)}
              isDeleted={isDeleted(notification)}
              onOpen={onOpen}
              onDelete={() => remove(notification)}
              onRestored={() => restore(notification)}
              onGone={() => forget(notification)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
