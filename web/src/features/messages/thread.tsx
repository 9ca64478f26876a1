import type { Conversation, Message } from '@akada/contract/observers/messages.ts';
import { firstMessageNote } from '@akada/core/messages/message-rules.ts';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { longDayText, timeText } from '../../lib/format/dates.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../lib/session/account.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { messagesQuery, useMarkRead } from './api.ts';
import { AttachmentCard } from './attachment-card.tsx';
import { MessageField } from './message-field.tsx';
import { useWaitingMessages } from './message-outbox.ts';
import classes from './messages.module.css';
import type { TimeChoice } from './time-choice.ts';
import { WaitingMessages } from './waiting-messages.tsx';

// Most readers never report a message.
const reportMessage = lazyComponent(async () => (await import('./report-message.tsx')).ReportMessage);

interface ThreadProps {
  conversation: Conversation;
  /** The position of a message that the search has found; null for the newest messages. */
  foundPosition: number | null;
  TimeChoice: TimeChoice;
  onShowNewest: () => void;
}

/** A conversation: its messages with the oldest first, the unsent messages of this device, and the field for the next. */
export function Thread({ conversation, foundPosition, TimeChoice, onShowNewest }: ThreadProps) {
  const query = messagesQuery(conversation.id, foundPosition);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const [reported, report] = useState<number | null>(null);
  const outbox = useWaitingMessages(conversation.id);
  const messages = data?.pages.flatMap(({ items }) => items).toReversed();
  useReading(conversation, messages);
  const waitingMessages = outbox.waitingMessages.filter(
    ({ id }) => !messages?.some((message) => message.id === id),
  );
  const isAtEnd = foundPosition === null || (messages?.at(-1)?.position ?? 0) < foundPosition + 24;
  const end = useEndInSight(
    foundPosition === null ? (waitingMessages.at(-1)?.id ?? messages?.at(-1)?.id) : undefined,
  );
  const found = useFoundInSight(messages !== undefined && foundPosition !== null);

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
      {messages !== undefined && !hasNextPage && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {firstMessageNote}
        </Text>
      )}
      {messages !== undefined && (
        <ol className={classes.messages} aria-label="Messages">
          {messages.map((message, index) => (
            <OneMessage
              key={message.id}
              message={message}
              previous={messages[index - 1]}
              next={messages[index + 1]}
              conversation={conversation}
              foundRef={message.position === foundPosition ? found : null}
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
      {!isAtEnd && (
        <Button variant="default" onClick={onShowNewest}>
          Show the newest messages
        </Button>
      )}
      <MessageField
        conversation={conversation}
        TimeChoice={TimeChoice}
        onWrite={(text, attachment) => {
          if (foundPosition !== null) onShowNewest();
          outbox.write(text, attachment);
        }}
      />
      <div ref={end} />
    </div>
  );
}

interface OneMessageProps {
  message: Message;
  previous: Message | undefined;
  next: Message | undefined;
  conversation: Conversation;
  /** Set for the message that the search has found. */
  foundRef: RefObject<HTMLLIElement | null> | null;
  onReport: () => void;
}

function OneMessage({ message, previous, next, conversation, foundRef, onReport }: OneMessageProps) {
  const timeZone = useTimeZone();
  const { mine, text, attachment, written_at, position } = message;
  const day = longDayText(written_at, timeZone);
  const isNewDay = previous === undefined || longDayText(previous.written_at, timeZone) !== day;
  const isRead = mine && position <= conversation.read_by_other;
  const isLastOfRow =
    next === undefined ||
    next.mine !== mine ||
    Date.parse(next.written_at) - Date.parse(written_at) > rowMs ||
    longDayText(next.written_at, timeZone) !== day;

  return (
    <li
      ref={foundRef}
      className={classes.message}
      data-mine={mine || undefined}
      data-found={foundRef !== null || undefined}
    >
      {isNewDay && <p className={classes.day}>{day}</p>}
      <VisuallyHidden>{mine ? 'You' : conversation.person.full_name}</VisuallyHidden>
      {attachment !== null && <AttachmentCard attachment={attachment} isMine={mine} />}
      {text !== '' && <p className={classes.bubble}>{text}</p>}
      <div className={classes.facts}>
        {isLastOfRow && (
          <Text size="sm" c="dimmed" className="figures">
            {timeText(written_at, timeZone)}
            {isRead && ', read'}
          </Text>
        )}
        {!mine && (
          <Button variant="subtle" size="compact-sm" className={classes.report} onClick={onReport}>
            Report
          </Button>
        )}
      </div>
    </li>
  );
}

/** Messages that follow each other within this time share one line with the time. */
const rowMs = 5 * 60_000;

/** Shows the message that the search has found, once it is there. */
function useFoundInSight(isThere: boolean) {
  const found = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isThere) found.current?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  return found;
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
