import type { Notification } from '@akada/contract/observers/notifications.ts';
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { useDeleteNotification, useMarkRead, useRestoreNotification } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import { failureText } from './notification-text.ts';
import classes from './notifications.module.css';

/** As long as a toast stays. The server can restore for longer, on any device. */
const undoMs = 6_000;

interface DeletableNotificationProps {
  notification: Notification;
  to: string;
  /** True if it was just deleted, so its row offers Undo. */
  isDeleted: boolean;
  /** Called when the person follows its link. */
  onOpen?: (() => void) | undefined;
  onDelete: () => void;
  /** Called when the server has the notification, restored or never deleted. */
  onRestored: () => void;
  /** Called when the time to undo has ended. */
  onGone: () => void;
}

/** Deletes immediately; the row stays for a moment to offer Undo. */
export function DeletableNotification(props: DeletableNotificationProps) {
  const { notification, to, isDeleted, onDelete } = props;
  const markRead = useMarkRead();
  const trash = useRef<HTMLButtonElement>(null);
  const wasDeleted = useRef(false);

  useEffect(() => {
    // The pressed Undo button was removed. The focus stays with a person who has moved on in the meantime.
    const hasLostFocus = document.activeElement === document.body;
    if (wasDeleted.current && !isDeleted && hasLostFocus) trash.current?.focus();
    wasDeleted.current = isDeleted;
  }, [isDeleted]);

  if (isDeleted) return <UndoRow {...props} />;

  return (
    <NotificationRow
      notification={notification}
      to={to}
      onOpen={() => {
        if (!notification.is_read) markRead.mutate(notification);
        props.onOpen?.();
      }}
      actions={
        <ActionIcon
          ref={trash}
          color="gray"
          c="inherit"
          aria-label={`Delete ${notification.title}`}
          onClick={onDelete}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

type UndoRowProps = Pick<DeletableNotificationProps, 'notification' | 'onRestored' | 'onGone'>;

function UndoRow({ notification, onRestored, onGone }: UndoRowProps) {
  const { id, title } = notification;
  const deletion = useDeleteNotification(id);
  const restoring = useRestoreNotification(id);
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  const { mutate } = deletion;

  useEffect(() => mutate(), [mutate]);

  useEffect(() => {
    if (!deletion.isSuccess || restoring.isPending || restoring.isError) return;
    const timer = setTimeout(() => gone.current(), undoMs);
    return () => clearTimeout(timer);
  }, [deletion.isSuccess, restoring.isPending, restoring.isError]);

  // Undo takes the focus, because the pressed button was removed.
  useEffect(() => button.current?.focus(), []);

  const failure =
    (deletion.error && failureText('delete', deletion.error)) ??
    (restoring.error && failureText('restore', restoring.error));
  const undo = () => {
    if (deletion.isError) return onRestored();
    restoring.mutate(undefined, { onSuccess: onRestored });
  };

  return (
    <div className={classes.undo} role="status">
      <Text>{failure ?? `Deleted: ${title}`}</Text>
      <ActionButton ref={button} variant="default" isBusy={restoring.isPending} onClick={undo}>
        {deletion.isError ? 'Keep it' : 'Undo'}
      </ActionButton>
    </div>
  );
}
