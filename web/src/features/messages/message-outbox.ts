/**
 * Messages that only this device has. Each is stored before it is shown, and sent until the server has it. A
 * rejected message stays with the reason until its author removes it.
 */
import { sendMessages } from '@akada/contract/observers/messages.ts';
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
import { pauseUntilOnline, refusalForGood } from '../../lib/http/until-sent.ts';
import { useAccount } from '../../lib/session/account.ts';
import { waitingPrefix } from '../../lib/session/unsent-answers.ts';
import { readAgain } from './api.ts';
import {
  type AttachmentDraft,
  FileGone,
  getDraft,
  prepareDraft,
  removeDraftFile,
} from './attachment-drafts.ts';

export interface WaitingMessage {
  id: string;
  conversation_id: string;
  /** Empty for an attachment without words. */
  text: string;
  attachment: AttachmentDraft | null;
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
      const unprepared = await prepareAll(messages, signal);
      const sent = messages
        .filter(({ id }) => !unprepared.has(id))
        .map(({ id, conversation_id, text, attachment }) => ({
          id,
          conversation_id,
          text,
          ...(attachment && { attachment_id: attachment.id }),
        }));
      const answer =
        sent.length === 0
          ? { stored: [], refused: [] }
          : await call(sendMessages, { body: { messages: sent }, retries: 0, signal });
      const rejected = [...answer.refused, ...[...unprepared].map(([id, message]) => ({ id, message }))];
      const delivered = { stored: answer.stored, refused: rejected };
      rejections = new Map(rejected.map(({ id, message }) => [id, message]));
      // The thread has the message before it stops waiting, so that it does not vanish between the two.
      await readAgain(queries);
      return delivered;
    },
    settle(sentItems, rejectedItems, { message }) {
      items.forget(sentItems.map(({ id }) => id));
      for (const { attachment } of sentItems) if (attachment) removeDraftFile(attachment.id);
      for (const item of rejectedItems)
        items.put(item.id, { ...item, rejection: rejections.get(item.id) ?? message });
    },
    gather: (signal) => pause(gatherMs, signal),
    wait: pauseUntilOnline,
  });
  current = { userId, outbox };
  return outbox;
}

/** @returns the messages whose attachments the server will never take, with the reason */
async function prepareAll(
  messages: readonly WaitingMessage[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const unprepared = new Map<string, string>();
  for (const { id, conversation_id, attachment } of messages) {
    if (attachment === null) continue;
    try {
      await prepareDraft(conversation_id, attachment, signal);
    } catch (error) {
      const message =
        error instanceof FileGone ? 'This device has not kept the file.' : refusalForGood(error)?.message;
      if (message === undefined) throw error;
      unprepared.set(id, message);
    }
  }
  return unprepared;
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
    write: (text: string, attachment: AttachmentDraft | null = null) => {
      const id = getUuid(randomId());
      const given_at = new Date().toISOString();
      items.put(id, { id, conversation_id: conversationId, text, attachment, given_at, rejection: null });
      outbox.wake();
    },
    remove: (id: string) => {
      const attachment = items.byId()[id]?.attachment;
      if (attachment) removeDraftFile(attachment.id);
      items.forget([id]);
      outbox.wake();
    },
    sendNow: () => outbox.wake(),
  };
}

/** Checks only the kinds of the fields, because the server checks the rest. */
function getMessage(value: unknown): WaitingMessage | null {
  const { id, conversation_id, text, attachment, given_at, rejection } = Object(value);
  const areTexts = [id, conversation_id, text, given_at].every((field) => typeof field === 'string');
  return areTexts
    ? {
        id,
        conversation_id,
        text,
        attachment: getDraft(attachment),
        given_at,
        rejection: typeof rejection === 'string' ? rejection : null,
      }
    : null;
}
