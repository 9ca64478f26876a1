/**
 * Messages that only this device has. Each is stored before it is shown, and sent until the server has it. A
 * rejected message stays with the reason until its author removes it.
 */
import { type SentMessage, sendMessages } from '@akada/contract/observers/messages.ts';
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import { oldestFirst } from '@akada/core/outbox/outbox.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { createOutbox, type Outbox } from '../../lib/device/outbox.ts';
import { storedItems } from '../../lib/device/stored-items.ts';
import { call } from '../../lib/http/call.ts';
import { pause } from '../../lib/http/retry.ts';
import { pauseUntilOnline } from '../../lib/http/until-sent.ts';
import { useAccount } from '../../lib/session/account.ts';
import { waitingPrefix } from '../../lib/session/unsent-answers.ts';
import { readAgain } from './api.ts';

export interface WaitingMessage extends SentMessage {
  given_at: string;
  /** Why the server will never have it; null while it waits. */
  rejection: string | null;
}

const getItems = (userId: string) => storedItems(waitingPrefix('message', userId), getMessage);

/** Messages that were written in one go travel together. */
const gatherMs = 200;

let current: { userId: string; outbox: Outbox } | null = null;

function getOutbox(userId: string, queries: QueryClient): Outbox {
  if (current?.userId === userId) return current.outbox;

  current?.outbox.stop();
  const items = getItems(userId);
  const outbox = createOutbox<WaitingMessage>({
    largest: messageLimits.sent,
    waiting: () => oldestFirst(Object.values(items.byId())).filter(({ rejection }) => rejection === null),
    async send(messages, signal) {
      const sent = messages.map(({ id, conversation_id, text }) => ({ id, conversation_id, text }));
      const delivered = await call(sendMessages, { body: { messages: sent }, retries: 0, signal });
      rejections = new Map(delivered.refused.map(({ id, message }) => [id, message]));
      // The thread has the message before it stops waiting, so that it does not vanish between the two.
      await readAgain(queries);
      return delivered;
    },
    settle(sentItems, rejectedItems, { message }) {
      items.forget(sentItems.map(({ id }) => id));
      for (const item of rejectedItems)
        items.put(item.id, { ...item, rejection: rejections.get(item.id) ?? message });
    },
    gather: (signal) => pause(gatherMs, signal),
    wait: pauseUntilOnline,
  });
  current = { userId, outbox };
  return outbox;
}

/** The reasons of the last answer, by message. */
let rejections: ReadonlyMap<string, string> = new Map();

/** @returns the messages of a conversation that wait on this device, and how to add, remove and send them */
export function useWaitingMessages(conversationId: string) {
  const { id: userId } = useAccount();
  const outbox = getOutbox(userId, useQueryClient());
  const items = getItems(userId);
  const waitingJson = useSyncExternalStore(outbox.watch, () =>
    JSON.stringify(
      oldestFirst(Object.values(items.byId())).filter((item) => item.conversation_id === conversationId),
    ),
  );
  const { isReaching } = useSyncExternalStore(outbox.watch, outbox.state);
  useEffect(() => outbox.wake(), [outbox]);

  return {
    waitingMessages: JSON.parse(waitingJson) as WaitingMessage[],
    isReaching,
    write: (text: string) => {
      const id = getUuid(randomId());
      const given_at = new Date().toISOString();
      items.put(id, { id, conversation_id: conversationId, text, given_at, rejection: null });
      outbox.wake();
    },
    remove: (id: string) => {
      items.forget([id]);
      outbox.wake();
    },
    sendNow: () => outbox.wake(),
  };
}

/** Checks only the kinds of the fields, because the server checks the rest. */
function getMessage(value: unknown): WaitingMessage | null {
  const { id, conversation_id, text, given_at, rejection } = Object(value);
  const areTexts = [id, conversation_id, text, given_at].every((field) => typeof field === 'string');
  return areTexts
    ? { id, conversation_id, text, given_at, rejection: typeof rejection === 'string' ? rejection : null }
    : null;
}
