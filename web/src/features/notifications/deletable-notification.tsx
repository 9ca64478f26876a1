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
  const [state, setState] = useState<'here' | 'leaving' | 'back'>('here');
  const markRead = useMarkRead();
  const trash = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state === 'back') trash.current?.focus();
  }, [state]);

  if (state === 'leaving') return <UndoRow notification={notification} onUndo={() => setState('back')} />;

  return (
    <NotificationRow
      notification={notification}
      to={to}
      onOpen={() => {
        if (!notification.is_read) markRead.mutate(notification);
      }}
      actions={
        <ActionIcon
          ref={trash}
          color="gray"
          c="inherit"
          aria-label={`Delete ${notification.title}`}
          onClick={() => setState('leaving')}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

function UndoRow({ notification, onUndo }: { notification: Notification; onUndo: () => void }) {
  const { mutate, error, isIdle } = useDeleteNotification();
  const isTakenBack = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
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

  // What was pressed to delete is gone.
  useEffect(() => button.current?.focus(), []);

  const undo = () => {
    isTakenBack.current = true;
    onUndo();
  };

  return (
    <div className={classes.undo} role="status">
      <Text>{error ? failureText('delete', error) : `Deleted: ${title}`}</Text>
      {(isIdle || error) && (
        <Button ref={button} variant="default" onClick={undo}>
          {error ? 'Keep it' : 'Undo'}
        </Button>
      )}
    </div>
  );
}
