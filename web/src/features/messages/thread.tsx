import type { Conversation, Message } from '@akada/contract/observers/messages.ts';
import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { longDayText, timeText } from '../../lib/format/dates.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../lib/session/account.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { messagesQuery, useMarkRead } from './api.ts';
import { MessageField } from './message-field.tsx';
import { useWaitingMessages } from './message-outbox.ts';
import classes from './messages.module.css';
import { WaitingMessages } from './waiting-messages.tsx';

// Most readers never report a message.
const reportMessage = lazyComponent(async () => (await import('./report-message.tsx')).ReportMessage);

/** A conversation: its messages with the oldest first, the unsent messages of this device, and the field for the next. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const query = messagesQuery(conversation.id);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const [reported, report] = useState<number | null>(null);
  const outbox = useWaitingMessages(conversation.id);
  const messages = data?.pages.flatMap(({ items }) => items).toReversed();
  useReading(conversation, messages);
  const waitingMessages = outbox.waitingMessages.filter(
    ({ id }) => !messages?.some((message) => message.id === id),
  );
  const end = useEndInSight(waitingMessages.at(-1)?.id ?? messages?.at(-1)?.id);

  return (
    <div className={classes.thread}>
      {error && messages === undefined && (
        <LoadFault what="the messages" error={error} onRetry={() => void refetch()} />
      )}
      {messages === undefined && !error && (
        <Waiting what="the messages" queries={[query.queryKey]}>
          <RowsShape rows={4} lines={2} />
        </Waiting>
      )}
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier messages
        </Button>
      )}
      {messages !== undefined && (
        <ol className={classes.messages} aria-label="Messages">
          {messages.map((message, index) => (
            <OneMessage
              key={message.id}
              message={message}
              previous={messages[index - 1]}
              conversation={conversation}
              onReport={() => report(message.position)}
            />
          ))}
          <WaitingMessages {...outbox} waitingMessages={waitingMessages} />
        </ol>
      )}
      {reported !== null && (
        <Lazy
          of={reportMessage}
          props={{ conversationId: conversation.id, position: reported, onClose: () => report(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the form of a report" error={error} onRetry={retry} />}
        />
      )}
      <MessageField conversation={conversation} onWrite={outbox.write} />
      <div ref={end} />
    </div>
  );
}

interface OneMessageProps {
  message: Message;
  previous: Message | undefined;
  conversation: Conversation;
  onReport: () => void;
}

function OneMessage({ message, previous, conversation, onReport }: OneMessageProps) {
  const timeZone = useTimeZone();
  const { mine, text, written_at, position } = message;
  const day = longDayText(written_at, timeZone);
  const isNewDay = previous === undefined || longDayText(previous.written_at, timeZone) !== day;
  const isRead = mine && position <= conversation.read_by_other;

  return (
    <li className={classes.message} data-mine={mine || undefined}>
      {isNewDay && <p className={classes.day}>{day}</p>}
      <p className={classes.bubble}>{text}</p>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" className="figures">
          {mine ? 'You' : conversation.person.full_name}, {timeText(written_at, timeZone)}
          {isRead && ', read'}
        </Text>
        {!mine && (
          <Button variant="subtle" onClick={onReport}>
            Report
          </Button>
        )}
      </div>
    </li>
  );
}

/** Tells the server what was shown on a visible page. */
function useReading({ id, unread }: Conversation, messages: readonly Message[] | undefined): void {
  const { mutate } = useMarkRead(id);
  const last = messages?.at(-1)?.position ?? 0;
  useEffect(() => {
    const read = () => {
      if (unread > 0 && last > 0 && document.visibilityState === 'visible') mutate(last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, last, mutate]);
}

/** Scrolls to the end of the thread for each new last message. Earlier messages do not scroll it. */
function useEndInSight(lastId: string | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => end.current?.scrollIntoView({ block: 'end' }));
  useEffect(() => {
    if (lastId !== undefined) show();
  }, [lastId]);
  return end;
}
