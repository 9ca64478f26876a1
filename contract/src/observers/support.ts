/** "Contact support": what people write, what administrators answer, and the queue between them. */
import { supportKinds, supportLimits, supportStates } from '@akada/core/support/support-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';

const Text = z
  .string('Write what it is about')
  .check(
    z.trim(),
    z.minLength(1, 'Write what it is about'),
    z.maxLength(supportLimits.text, 'Use fewer words'),
  );

const request = {
  id: z.uuid(),
  kind: z.enum(supportKinds),
  state: z.enum(supportStates),
  /** The start of the first message. */
  title: z.string(),
  created_at: Timestamp,
  changed_at: Timestamp,
};

export const SupportRequest = z.object(request);
export type SupportRequest = z.output<typeof SupportRequest>;

const messages = z.array(
  z.object({ id: z.uuid(), from_support: z.boolean(), text: z.string(), written_at: Timestamp }),
);

export const SupportThread = z.object({ ...request, page: z.string(), messages });
export type SupportThread = z.output<typeof SupportThread>;

const own = { kind: 'support_request', in: 'params', field: 'id' } as const;

export const listSupportRequests = endpoint({
  id: 'support.list',
  summary: 'What I wrote to support, the last change first',
  method: 'GET',
  path: '/support',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(SupportRequest) },
});

export const writeToSupport = endpoint({
  id: 'support.write',
  summary: 'Write to support. Of one person five requests are open at most',
  method: 'POST',
  path: '/support',
  access: 'signed_in',
  effect: 'key',
  body: z.strictObject({
    kind: z.enum(supportKinds, 'Choose what it is about'),
    text: Text,
    /** The page that I looked at, as a path of the app. */
    page: z._default(z.string().check(z.trim(), z.maxLength(supportLimits.page, 'Shorten the page')), ''),
  }),
  responses: { 201: SupportThread },
});

export const getSupportRequest = endpoint({
  id: 'support.get',
  summary: 'One request of mine with its answers',
  method: 'GET',
  path: '/support/{id}',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: own,
  params: IdParams,
  responses: { 200: SupportThread },
});

export const replyToSupport = endpoint({
  id: 'support.reply',
  summary: 'Write more to a request of mine; one that is closed is open again',
  method: 'POST',
  path: '/support/{id}/messages',
  access: 'signed_in',
  effect: 'key',
  object: own,
  params: IdParams,
  body: z.strictObject({ text: Text }),
  responses: { 200: SupportThread },
});

const queued = {
  ...request,
  person: z.object({ id: z.uuid(), full_name: z.string(), premium: z.boolean() }),
  waiting_since: Timestamp,
  /** The assigned administrator, and the end of their exclusive claim. */
  claim: z.nullable(
    z.object({ by: z.object({ id: z.uuid(), full_name: z.string() }), mine: z.boolean(), until: Timestamp }),
  ),
};

export const QueuedRequest = z.object(queued);
export type QueuedRequest = z.output<typeof QueuedRequest>;

export const SupportCase = z.object({ ...queued, page: z.string(), messages });
export type SupportCase = z.output<typeof SupportCase>;

export const listSupportQueue = endpoint({
  id: 'support.queue',
  summary: 'Requests of all people: premium first, then those that wait longest',
  method: 'GET',
  path: '/admin/support',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    state: z.optional(z.enum(supportStates)),
    kind: z.optional(z.enum(supportKinds)),
    /** Whose. */
    person: z.optional(z.uuid()),
    /** Part of the name of the person, in any case. */
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  }),
  responses: { 200: getPage(QueuedRequest) },
});

const answersCase = { 200: SupportCase };

export const readSupportCase = endpoint({
  id: 'support.read',
  summary: 'One request of anybody with its answers',
  method: 'GET',
  path: '/admin/support/{id}',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: answersCase,
});

export const claimSupportCase = endpoint({
  id: 'support.claim',
  summary: 'Take a request for half an hour; 409 with who has it',
  method: 'POST',
  path: '/admin/support/{id}/claim',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  responses: answersCase,
});

/** How many messages were shown: what was written since is not answered or closed unread. */
const seen = { messages_seen: z.int('Load this page again').check(z.minimum(1), z.maximum(1_000)) };

export const answerSupportCase = endpoint({
  id: 'support.answer',
  summary: 'Answer a request, which its person is told',
  method: 'POST',
  path: '/admin/support/{id}/answers',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  body: z.strictObject({ ...seen, text: Text }),
  responses: answersCase,
});

export const closeSupportCase = endpoint({
  id: 'support.close',
  summary: 'Close a request, which its person is told',
  method: 'POST',
  path: '/admin/support/{id}/close',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(seen),
  responses: answersCase,
});

export const reopenSupportCase = endpoint({
  id: 'support.reopen',
  summary: 'Open a closed request again',
  method: 'POST',
  path: '/admin/support/{id}/reopen',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  responses: answersCase,
});
