import type { Notification } from '@akada/contract/observers/notifications.ts';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../lib/session/account.ts';
import { Link } from '../../ui/links/links.tsx';
import { notificationIcon } from './notification-icons.ts';
import { getTime } from './notification-text.ts';
import classes from './notifications.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** The page that it links to in this release. */
  to: string;
  onOpen: () => void;
  actions?: ReactNode;
}

/** A notification, linked to its subject. Unread ones say so in words, not only by font weight. */
export function NotificationRow({ notification, to, onOpen, actions }: NotificationRowProps) {
  const { type, title, message, created_at, is_read, repeated, action } = notification;

  const Icon = notificationIcon(type);

  return (
    <div className={classes.row} data-unread={!is_read || undefined}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <Link to={to} className={classes.link} onClick={onOpen}>
        <span className={classes.title}>
          {!is_read && <span className={classes.dot} aria-hidden />}
          {title}
          {!is_read && <VisuallyHidden> (unread)</VisuallyHidden>}
        </span>
        <span className={classes.message}>{message}</span>
        <span className={classes.time}>
          {getTime(created_at, Date.now(), useTimeZone())}
          {repeated !== null && `, ${repeated}`}
        </span>
        {action && <span className={classes.action}>{action}</span>}
      </Link>
      {actions}
    </div>
  );
}
