/** Messages between tutors and their students: conversations of two people. */
import { attachmentKinds } from '@akada/core/messages/attachment-rules.ts';
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';

const Person = z.object({ id: z.uuid(), full_name: z.string(), picture_url: z.nullable(z.string()) });

const Hour = z.int('Choose an hour').check(z.minimum(0, 'Choose an hour'), z.maximum(23, 'Choose an hour'));

/** Full hours of the day where the person lives. */
export const QuietHours = z.strictObject({ from: Hour, until: Hour });

/** Something that travels with a message. */
export const Attachment = z.object({
  id: z.uuid(),
  kind: z.enum(attachmentKinds),
  /** The name of a file, a set or a note; empty for a proposed time. */
  title: z.string(),
  /** Bytes of a file or a picture. */
  bytes: z.nullable(z.int()),
  /** In pixels, for a picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The page that opens it for the reader; null if there is none any more. */
  page: z.nullable(z.string()),
  /** A proposed time. */
  starts_at: z.nullable(Timestamp),
  minutes: z.nullable(z.int()),
});
export type Attachment = z.output<typeof Attachment>;

const conversation = {
  id: z.uuid(),
  person: Person,
  /** Messages of the other that I have not read. */
  unread: z.int(),
  /** I am not notified of messages here. They are counted all the same. */
  muted: z.boolean(),
  /** The start of the last message; null before the first one. */
  last: z.nullable(
    z.object({
      text: z.string(),
      attachment: z.nullable(z.enum(attachmentKinds)),
      mine: z.boolean(),
      written_at: Timestamp,
    }),
  ),
};

export const ListedConversation = z.object(conversation);
export type ListedConversation = z.output<typeof ListedConversation>;

export const Conversation = z.object({
  ...conversation,
  writing: z.enum(['open', 'blocked_by_me', 'after_accepting', 'closed']),
  /** The kinds that I may attach. */
  attachments: z.array(z.enum(attachmentKinds)),
  /** The other is not notified between these full hours of their day; null if they always are. */
  quiet: z.nullable(QuietHours),
  /** The position up to which the other has read. */
  read_by_other: z.int(),
});
export type Conversation = z.output<typeof Conversation>;

export const Message = z.object({
  id: z.uuid(),
  /** Counts from 1 in its conversation. */
  position: z.int(),
  mine: z.boolean(),
  /** Empty for an attachment without words. */
  text: z.string(),
  attachment: z.nullable(Attachment),
  written_at: Timestamp,
});
export type Message = z.output<typeof Message>;

export const ownConversation = { kind: 'conversation', in: 'params', field: 'id' } as const;

export const listConversations = endpoint({
  id: 'messages.conversations',
  summary: 'My conversations, the last change first',
  method: 'GET',
  path: '/conversations',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(ListedConversation) },
});

export const listMessagePeople = endpoint({
  id: 'messages.people',
  summary: 'The people to whom I may write, by name',
  method: 'GET',
  path: '/conversations/people',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(Person) },
});

export const openConversation = endpoint({
  id: 'messages.open',
  summary: 'My conversation with a person to whom I may write',
  method: 'POST',
  path: '/conversations',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({ person_id: z.uuid('Choose a person') }),
  responses: { 200: Conversation },
});

export const getConversation = endpoint({
  id: 'messages.get',
  summary: 'One conversation of mine, without its messages',
  method: 'GET',
  path: '/conversations/{id}',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: ownConversation,
  params: IdParams,
  responses: { 200: Conversation },
});

export const readMessages = endpoint({
  id: 'messages.read',
  summary: 'Messages of a conversation before a position, the newest first',
  method: 'GET',
  path: '/conversations/{id}/messages',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: ownConversation,
  params: IdParams,
  query: z.strictObject({
    before: z.optional(
      z.coerce.number('Give a position').check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
    ),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  responses: { 200: z.object({ items: z.array(Message), more: z.boolean() }) },
});

const SentMessage = z.strictObject({
  /** Made on the device: the same id counts once. */
  id: z.uuid(),
  conversation_id: z.uuid(),
  text: z
    .string('Write a message')
    .check(z.trim(), z.maxLength(messageLimits.text, 'Shorten the message to 4,000 characters')),
  /** An attachment that was prepared before. With one, the text may be empty. */
  attachment_id: z.optional(z.uuid('Attach it again')),
});
export type SentMessage = z.output<typeof SentMessage>;

export const sendMessages = endpoint({
  id: 'messages.send',
  summary: 'Send messages of this device, in their order. Each is stored once, or rejected for good',
  method: 'POST',
  path: '/messages',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({
    messages: z.array(SentMessage).check(z.minLength(1), z.maxLength(messageLimits.sent)),
  }),
  responses: {
    200: z.object({
      stored: z.array(z.uuid()),
      refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
    }),
  },
});

export const markConversationRead = endpoint({
  id: 'messages.mark_read',
  summary: 'I have read a conversation up to a position',
  method: 'PUT',
  path: '/conversations/{id}/read',
  access: 'signed_in',
  effect: 'natural',
  object: ownConversation,
  params: IdParams,
  body: z.strictObject({
    position: z.int('Give a position').check(z.minimum(0), z.maximum(2_147_483_647)),
  }),
  responses: { 200: Conversation },
});

export const blockConversation = endpoint({
  id: 'messages.block',
  summary: 'Take no more messages of the other, or take them again. The other is not told',
  method: 'PUT',
  path: '/conversations/{id}/block',
  access: 'signed_in',
  effect: 'natural',
  object: ownConversation,
  params: IdParams,
  body: z.strictObject({ blocked: z.boolean('Say yes or no') }),
  responses: { 200: Conversation },
});

export const muteConversation = endpoint({
  id: 'messages.mute',
  summary: 'Be notified of no more messages here, or of them again. They are counted all the same',
  method: 'PUT',
  path: '/conversations/{id}/mute',
  access: 'signed_in',
  effect: 'natural',
  object: ownConversation,
  params: IdParams,
  body: z.strictObject({ muted: z.boolean('Say yes or no') }),
  responses: { 200: Conversation },
});

export const reportMessage = endpoint({
  id: 'messages.report',
  summary: 'Report a message of the other. Support reads the reason, and may read the messages around it',
  method: 'POST',
  path: '/conversations/{id}/reports',
  access: 'signed_in',
  effect: 'key',
  object: ownConversation,
  params: IdParams,
  body: z.strictObject({
    position: z.int('Choose a message').check(z.minimum(1), z.maximum(2_147_483_647)),
    reason: z
      .string('Say what is wrong')
      .check(
        z.trim(),
        z.minLength(1, 'Say what is wrong'),
        z.maxLength(messageLimits.reason, 'Use fewer words'),
      ),
  }),
  /** The request to support, in which the answer comes. */
  responses: { 201: z.object({ request_id: z.uuid() }) },
});
