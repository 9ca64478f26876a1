import { attachmentNames } from '@akada/core/messages/attachment-rules.ts';
import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { AttachmentFrame } from './attachment-card.tsx';
import { uploads } from './attachment-drafts.ts';
import type { useWaitingMessages, WaitingMessage } from './message-outbox.ts';
import classes from './messages.module.css';

interface WaitingMessagesProps
  extends Pick<ReturnType<typeof useWaitingMessages>, 'remove' | 'sendNow' | 'isReaching'> {
  waitingMessages: readonly WaitingMessage[];
}

/** Unsent messages of this device, with buttons to send or remove them. */
export function WaitingMessages({ waitingMessages, isReaching, remove, sendNow }: WaitingMessagesProps) {
  const timeZone = useTimeZone();
  const progress = useSyncExternalStore(uploads.watch, uploads.state);
  return waitingMessages.map(({ id, text, attachment, rejection }) => (
    <li key={id} className={classes.message} data-mine>
      {attachment !== null && (
        <AttachmentFrame
          kind={attachment.kind}
          title={attachment.kind === 'time' ? momentText(attachment.title, timeZone) : attachment.title}
          fact={attachmentNames[attachment.kind]}
        />
      )}
      {text !== '' && (
        <p className={classes.bubble} data-waiting>
          {text}
        </p>
      )}
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" role="status">
          {rejection === null
            ? getState(isReaching && attachment ? progress.get(attachment.id) : null)
            : `Not sent. ${rejection}`}
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

function getState(share: number | null | undefined): string {
  return share == null || share === 1 ? 'Waiting to be sent' : `${Math.floor(share * 100)}% sent`;
}
