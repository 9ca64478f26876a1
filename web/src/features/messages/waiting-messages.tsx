import { Button, Text } from '@mantine/core';
import type { useWaitingMessages, WaitingMessage } from './message-outbox.ts';
import classes from './messages.module.css';

interface WaitingMessagesProps
  extends Pick<ReturnType<typeof useWaitingMessages>, 'remove' | 'sendNow' | 'isReaching'> {
  waitingMessages: readonly WaitingMessage[];
}

/** Unsent messages of this device, with buttons to send or remove them. */
export function WaitingMessages({ waitingMessages, isReaching, remove, sendNow }: WaitingMessagesProps) {
  return waitingMessages.map(({ id, text, rejection }) => (
    <li key={id} className={classes.message} data-mine>
      <p className={classes.bubble} data-waiting>
        {text}
      </p>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" role="status">
          {rejection === null ? 'Waiting to be sent' : `Not sent. ${rejection}`}
        </Text>
        {rejection === null && !isReaching && (
          <Button variant="subtle" onClick={sendNow}>
            Try now
          </Button>
        )}
        {(rejection !== null || !isReaching) && (
          <Button variant="subtle" onClick={() => remove(id)}>
            Remove
          </Button>
        )}
      </div>
    </li>
  ));
}
