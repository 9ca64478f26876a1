/** The care around messages: what is unread, what is found, quiet hours, reports and minors. */
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';
import { QuietHours } from './messages.ts';

export const countUnreadMessages = endpoint({
  id: 'messages.unread_count',
  summary: 'How many messages I have not read, in how many conversations',
  method: 'GET',
  path: '/messages/unread',
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: z.object({ messages: z.int(), conversations: z.int() }) },
});

export const FoundMessage = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  position: z.int(),
  person: z.object({ id: z.uuid(), full_name: z.string(), picture_url: z.nullable(z.string()) }),
  mine: z.boolean(),
  /** The part of the text around the words. */
  text: z.string(),
  written_at: Timestamp,
});
export type FoundMessage = z.output<typeof FoundMessage>;

export const searchMessages = endpoint({
  id: 'messages.search',
  summary:
    'Messages of my conversations with these letters, in any case and with any accent; the newest first',
  method: 'GET',
  path: '/messages/search',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    text: z
      .string('Write what you look for')
      .check(
        z.trim(),
        z.minLength(messageLimits.minSearch, 'Write at least two letters'),
        z.maxLength(messageLimits.maxSearch, 'Use fewer words'),
      ),
    /** The `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[0-9TZ:.-]{20,30}_[0-9a-f-]{36}$/, 'Search again'))),
  }),
  responses: { 200: z.object({ items: z.array(FoundMessage), next: z.nullable(z.string()) }) },
});

export const MessageSettings = z.object({
  quiet: z.nullable(QuietHours),
  /** The school has not marked me as an adult. */
  minor: z.boolean(),
});

export const getMessageSettings = endpoint({
  id: 'messages.settings',
  summary: 'My quiet hours: messages arrive, and their notifications wait until the morning',
  method: 'GET',
  path: '/messages/settings',
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: MessageSettings },
});

export const saveMessageSettings = endpoint({
  id: 'messages.save_settings',
  summary: 'Choose my quiet hours, or none',
  method: 'PUT',
  path: '/messages/settings',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({
    quiet: z.nullable(
      QuietHours.check(z.refine(({ from, until }) => from !== until, 'Choose two different hours')),
    ),
  }),
  responses: { 200: MessageSettings },
});

export const ReportedMessage = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  /** The kind and name of an attachment in words; null for none. */
  attachment: z.nullable(z.string()),
  is_reported: z.boolean(),
  written_at: Timestamp,
});

export const openReportedConversation = endpoint({
  id: 'messages.open_reported',
  summary: 'The reported message of a request with the messages around it. Each opening is on record',
  method: 'POST',
  path: '/admin/support/{id}/conversation',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  responses: { 200: z.object({ messages: z.array(ReportedMessage) }) },
});

const AdultMark = z.object({ adult: z.boolean() });

export const getAdultMark = endpoint({
  id: 'messages.adult_mark',
  summary: 'Whether the school says that a person is an adult. Everybody else counts as a minor',
  method: 'GET',
  path: '/admin/users/{id}/adult',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: AdultMark },
});

export const saveAdultMark = endpoint({
  id: 'messages.mark_adult',
  summary: 'Mark a person as an adult, or as a minor again; the change is on record',
  method: 'PUT',
  path: '/admin/users/{id}/adult',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ adult: z.boolean('Say yes or no') }),
  responses: { 200: AdultMark },
});
