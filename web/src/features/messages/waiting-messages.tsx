import { Button, Text } from '@mantine/core';
import type { useWaitingMessages, WaitingMessage } from './message-outbox.ts';
import classes from './messages.module.css';

interface WaitingMessagesProps
  extends Pick<ReturnType<typeof useWaitingMessages>, 'remove' | 'sendNow' | 'isReaching'> {
  waiting: readonly WaitingMessage[];
}

/** Messages that are on this device alone, with what their author can do. */
export function WaitingMessages({ waiting, isReaching, remove, sendNow }: WaitingMessagesProps) {
  return waiting.map(({ id, text, refusal }) => (
    <li key={id} className={classes.message} data-mine>
      <p className={classes.bubble} data-waiting>
        {text}
      </p>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" role="status">
          {refusal === null ? 'Waiting to be sent' : `Not sent. ${refusal}`}
        </Text>
        {refusal === null && !isReaching && (
          <Button variant="subtle" onClick={sendNow}>
            Try now
          </Button>
        )}
        {(refusal !== null || !isReaching) && (
          <Button variant="subtle" onClick={() => remove(id)}>
            Remove
          </Button>
        )}
      </div>
    </li>
  ));
}
