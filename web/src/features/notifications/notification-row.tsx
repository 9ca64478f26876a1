import type { Notification } from '@akada/contract/notifications.ts';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { ago } from './notification-text.ts';
import classes from './notifications.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** Where it leads in this release. */
  to: string;
  onOpen: () => void;
  actions?: ReactNode;
}

/** One piece of news, as a link to what it is about. Unread is told in words too, not by weight alone. */
export function NotificationRow({ notification, to, onOpen, actions }: NotificationRowProps) {
  const { title, message, created_at, is_read } = notification;

  return (
    <div className={classes.row} data-unread={!is_read || undefined}>
      <Link to={to} className={classes.link} onClick={onOpen}>
        <span className={classes.title}>
          {!is_read && <span className={classes.dot} aria-hidden />}
          {title}
          {!is_read && <VisuallyHidden> (unread)</VisuallyHidden>}
        </span>
        <span className={classes.message}>{message}</span>
        <span className={classes.time}>{ago(created_at, Date.now())}</span>
      </Link>
      {actions}
    </div>
  );
}
