import type { Notification } from '@akada/contract/notifications.ts';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useDeleteNotification, useMarkRead } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import { failureText } from './notification-text.ts';
import classes from './notifications.module.css';

/** As long as a toast would stay. */
const undoMs = 6_000;

/** Deleting waits for a moment in which it can be taken back. Leaving the page is no taking back. */
export function DeletableNotification({ notification, to }: { notification: Notification; to: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const markRead = useMarkRead();

  if (isLeaving) return <UndoRow notification={notification} onUndo={() => setLeaving(false)} />;

  return (
    <NotificationRow
      notification={notification}
      to={to}
      onOpen={() => {
        if (!notification.is_read) markRead.mutate(notification);
      }}
      actions={
        <ActionIcon
          color="gray"
          c="inherit"
          aria-label={`Delete ${notification.title}`}
          onClick={() => setLeaving(true)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

function UndoRow({ notification, onUndo }: { notification: Notification; onUndo: () => void }) {
  const { mutate, error } = useDeleteNotification();
  const isTakenBack = useRef(false);
  const { id, title } = notification;

  useEffect(() => {
    let isSent = false;
    const send = () => {
      if (isSent || isTakenBack.current) return;
      isSent = true;
      mutate(id);
    };
    const timer = setTimeout(send, undoMs);
    addEventListener('pagehide', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
      send();
    };
  }, [id, mutate]);

  const undo = () => {
    isTakenBack.current = true;
    onUndo();
  };

  return (
    <div className={classes.undo} role="status">
      <Text>{error ? failureText('delete', error) : `Deleted: ${title}`}</Text>
      <Button variant="default" onClick={undo}>
        {error ? 'Keep it' : 'Undo'}
      </Button>
    </div>
  );
}
