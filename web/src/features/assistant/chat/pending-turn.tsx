import { Button } from '@mantine/core';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Question, Typing } from './bubbles.tsx';
import classes from './chat.module.css';
import type { Chat, Pending } from './use-chat.ts';

/** A question until its answer starts; if it fails, the reason and a button to repeat it. */
export function PendingTurn({
  chat,
  pending: { text, regenerate, fault },
}: {
  chat: Chat;
  pending: Pending;
}) {
  return (
    <li className={classes.turn}>
      {regenerate === null && (
        <div className={classes.asked}>
          <Question text={text} />
        </div>
      )}
      {fault === null && regenerate === null && <Typing />}
      {fault !== null && (
        <Notice
          kind="error"
          actions={
            <>
              <Button onClick={chat.retry}>Ask again</Button>
              <Button variant="default" onClick={chat.dropPending}>
                Take it back
              </Button>
            </>
          }
        >
          {fault.message}
        </Notice>
      )}
    </li>
  );
}
