import type { Notification } from '@akada/contract/observers/notifications.ts';
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { useDeleteNotification, useMarkRead, useRestoreNotification } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import { failureText } from './notification-text.ts';
import classes from './notifications.module.css';

/** As long as a toast would stay. The server restores for longer, on any device. */
const undoMs = 6_000;

interface DeletableNotificationProps {
  notification: Notification;
  to: string;
  /** Whether it was deleted a moment ago, so that its row offers to undo that. */
  isDeleted: boolean;
  /** Called when its link is followed. */
  onOpen?: (() => void) | undefined;
  onDelete: () => void;
  /** The server has it, again or still. */
  onRestored: () => void;
  /** The time to undo is over. */
  onGone: () => void;
}

/** Deleting is sent at once; for a moment the row stays to undo it. */
export function DeletableNotification(props: DeletableNotificationProps) {
  const { notification, to, isDeleted, onDelete } = props;
  const markRead = useMarkRead();
  const trash = useRef<HTMLButtonElement>(null);
  const wasDeleted = useRef(false);

  useEffect(() => {
    // The button that was pressed to undo is gone. Somebody who has moved on meanwhile is not called back.
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

  // What was pressed to delete is gone.
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
