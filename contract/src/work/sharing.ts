/** Sharing: what one has made, given to others by a link or to addresses, and what others have given. */

import { invitationShape } from '@akada/core/access/sign-in/one-time-token.ts';
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import {
  recipientStates,
  shareDays,
  shareEnds,
  shareKinds,
  shareLimits,
  shareRights,
} from '@akada/core/sharing/share-rules.ts';
import * as z from 'zod/mini';
import { CardKind } from '../material/cards.ts';
import { QuestionType } from '../material/question-fields.ts';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, IdParams, pageOf, pagingFields, Timestamp } from '../wire/fields.ts';

export const ShareKind = z.enum(shareKinds, 'Choose a set, a deck, a guide or a note');
const ShareRights = z.enum(shareRights, 'Choose reading or copying');
const End = z.nullable(
  z.enum(Object.keys(shareEnds) as [keyof typeof shareEnds, ...(keyof typeof shareEnds)[]]),
);

/** As its owner sees it. */
export const Share = z.object({
  id: z.uuid(),
  kind: ShareKind,
  /** Of a deck `mine`, or the id of a course or a note. */
  subject_id: z.string(),
  title: z.string(),
  cloth: Cloth,
  rights: ShareRights,
  /** The path that opens it; null while there is no link. */
  link: z.nullable(z.string()),
  expires_at: z.nullable(Timestamp),
  /** Why nobody can open it; null while people can. */
  ended: End,
  /** 1 as it was shared first. */
  version: z.int(),
  /** Cards or questions of that version. */
  parts: z.int(),
  accepted: z.int(),
  /** Invitations without an answer. */
  waiting: z.int(),
  reports: z.int(),
  created_at: Timestamp,
});
export type Share = z.output<typeof Share>;

const share = { kind: 'share', in: 'params', field: 'id' } as const;

/** What its owner decides. */
const choices = {
  rights: ShareRights,
  /** From now on; 0 for as long as it is not taken back. */
  days: z.literal([...shareDays], 'Choose one of the times'),
  by_link: z.boolean('Say whether there is a link'),
};

export const createShare = endpoint({
  id: 'sharing.create',
  summary:
    'Share a set, a deck, a guide or a note of mine as it is now. What is shared already comes back as it is shared',
  method: 'POST',
  path: '/shares',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    kind: ShareKind,
    subject_id: z.union([z.literal('mine'), z.uuid()], 'Choose what to share'),
    ...choices,
  }),
  responses: { 201: Share },
});

export const listShares = endpoint({
  id: 'sharing.list',
  summary: 'What I share, the last one first; with kind and subject the one of it, if any',
  method: 'GET',
  path: '/shares',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    kind: z.optional(ShareKind),
    subject_id: z.optional(z.string().check(z.maxLength(40))),
  }),
  responses: { 200: pageOf(Share) },
});

export const ShareChanges = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

export const getShare = endpoint({
  id: 'sharing.get',
  summary: 'One share of mine, with what I have changed since its last version',
  method: 'GET',
  path: '/shares/{id}',
  access: 'student',
  effect: 'safe',
  object: share,
  params: IdParams,
  responses: {
    200: z.extend(Share, {
      /** What a further version would change; null where what is shared is gone. */
      unsent: z.nullable(ShareChanges),
      /** Left out, because they come from questions: their answers are not handed on. */
      left_out: z.int(),
    }),
  },
});

export const changeShare = endpoint({
  id: 'sharing.change',
  summary: 'Change rights, time and link of a share. A link that is switched off is never good again',
  method: 'PUT',
  path: '/shares/{id}',
  access: 'student',
  effect: 'natural',
  object: share,
  params: IdParams,
  body: z.strictObject(choices),
  responses: { 200: Share },
});

export const revokeShare = endpoint({
  id: 'sharing.revoke',
  summary: 'Stop sharing: link and invitations end at once, copies that were taken stay',
  method: 'DELETE',
  path: '/shares/{id}',
  access: 'student',
  effect: 'natural',
  object: share,
  params: IdParams,
  responses: { 204: null },
});

export const publishShare = endpoint({
  id: 'sharing.publish',
  summary:
    'Share it as it is now: recipients read the newer version, and those with a copy are offered its changes',
  method: 'POST',
  path: '/shares/{id}/versions',
  access: 'student',
  effect: 'natural',
  object: share,
  params: IdParams,
  responses: { 200: Share },
});

export const inviteToShare = endpoint({
  id: 'sharing.invite',
  summary:
    'Send a share to addresses. An address that waits for an answer gets no second mail within an hour',
  method: 'POST',
  path: '/shares/{id}/invitations',
  access: 'student',
  effect: 'natural',
  object: share,
  params: IdParams,
  body: z.strictObject({
    emails: z
      .array(z.email('Give addresses such as ada@example.com').check(z.maxLength(254)), 'Give addresses')
      .check(
        z.minLength(1, 'Give at least one address'),
        z.maxLength(shareLimits.addresses, `Give at most ${shareLimits.addresses} addresses at once`),
      ),
  }),
  responses: { 200: Share },
});

export const ShareRecipient = z.object({
  id: z.uuid(),
  /** The name of an account that has answered, or the address that was invited. */
  name: z.string(),
  state: z.enum(recipientStates),
  /** The version that they have copied; null for none. */
  copied_version: z.nullable(z.int()),
  invited_at: Timestamp,
  answered_at: z.nullable(Timestamp),
});
export type ShareRecipient = z.output<typeof ShareRecipient>;

export const listRecipients = endpoint({
  id: 'sharing.recipients',
  summary: 'Who a share was sent to and who has opened its link, the last one first',
  method: 'GET',
  path: '/shares/{id}/recipients',
  access: 'student',
  effect: 'safe',
  object: share,
  params: IdParams,
  query: z.strictObject(pagingFields),
  responses: { 200: pageOf(ShareRecipient) },
});

export const removeRecipient = endpoint({
  id: 'sharing.remove_recipient',
  summary: 'Take a share back from one recipient; a copy that was taken stays',
  method: 'DELETE',
  path: '/shares/{id}/recipients/{recipient_id}',
  access: 'student',
  effect: 'natural',
  object: share,
  params: z.strictObject({ id: z.uuid(), recipient_id: z.uuid() }),
  responses: { 204: null },
});

export const ShareReport = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the part that it is about; null for the whole. */
  about: z.nullable(z.string()),
  comment: z.string(),
  reported_at: Timestamp,
});
export type ShareReport = z.output<typeof ShareReport>;

export const listShareReports = endpoint({
  id: 'sharing.reports',
  summary: 'Mistakes that recipients report, the last one first',
  method: 'GET',
  path: '/shares/{id}/reports',
  access: 'student',
  effect: 'safe',
  object: share,
  params: IdParams,
  query: z.strictObject(pagingFields),
  responses: { 200: pageOf(ShareReport) },
});

/** What a recipient knows of a share before opening it. */
const offered = {
  kind: ShareKind,
  title: z.string(),
  cloth: Cloth,
  /** Empty where the account is gone. */
  owner_name: z.string(),
  rights: ShareRights,
  parts: z.int(),
  version: z.int(),
  expires_at: z.nullable(Timestamp),
  ended: End,
};

const TokenParams = z.strictObject({
  token: z.string().check(z.regex(invitationShape, 'Not a link of a share')),
});

export const ShareOffer = z.object({
  ...offered,
  /** Of one's own; null for what others share. */
  share_id: z.nullable(z.uuid()),
  /** Of the caller, once there is an answer; null before. */
  received_id: z.nullable(z.uuid()),
  state: z.nullable(z.enum(recipientStates)),
});
export type ShareOffer = z.output<typeof ShareOffer>;

export const getShareOffer = endpoint({
  id: 'sharing.offer',
  summary: 'What a link or an invitation offers, and from whom',
  method: 'GET',
  path: '/share-offers/{token}',
  access: 'student',
  effect: 'safe',
  params: TokenParams,
  responses: { 200: ShareOffer },
});

export const answerShareOffer = endpoint({
  id: 'sharing.answer',
  summary: 'Accept or reject what a link or an invitation offers. An invitation is answered by one account',
  method: 'POST',
  path: '/share-offers/{token}/answer',
  access: 'student',
  effect: 'natural',
  params: TokenParams,
  body: z.strictObject({ accept: z.boolean('Say yes or no') }),
  responses: { 200: ShareOffer },
});

/** Something that others have shared with the caller. */
export const ReceivedShare = z.object({
  id: z.uuid(),
  ...offered,
  state: z.enum(recipientStates),
  /** What was copied; null for nothing. */
  copy: z.nullable(z.object({ kind: ShareKind, subject_id: z.string(), version: z.int() })),
  received_at: Timestamp,
});
export type ReceivedShare = z.output<typeof ReceivedShare>;

const received = { kind: 'received_share', in: 'params', field: 'id' } as const;

export const listReceivedShares = endpoint({
  id: 'sharing.received_list',
  summary: 'What others share with me and I have not left, the last one first',
  method: 'GET',
  path: '/received-shares',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(pagingFields),
  responses: { 200: pageOf(ReceivedShare) },
});

const SharedCard = z.object({
  key: z.string(),
  kind: CardKind,
  front: z.string(),
  back: z.string(),
  tags: z.array(z.string()),
  content: z.nullable(z.object({ front: SentTree, back: SentTree })),
});

const SharedQuestion = z.object({
  key: z.string(),
  type: QuestionType,
  stem: z.string(),
  options: z.array(z.string()),
  answer_indexes: z.array(z.int()),
  explanation: z.string(),
  /** The text that it shares with its neighbours; null where it stands alone. */
  passage: z.nullable(z.object({ title: z.string(), text: z.string(), content: SentTree })),
  content: z.nullable(z.object({ stem: SentTree, options: z.array(SentTree), explanation: SentTree })),
});

const SharedText = z.object({
  key: z.string(),
  title: z.string(),
  /** Markdown. */
  text: z.string(),
  content: SentTree,
});

export const SharedContent = z.object({
  /** Each of a deck, of a set, or of a note or a guide: the others are empty. */
  cards: z.array(SharedCard),
  questions: z.array(SharedQuestion),
  texts: z.array(SharedText),
  total: z.int(),
});
export type SharedContent = z.output<typeof SharedContent>;

export const getReceivedShare = endpoint({
  id: 'sharing.received_get',
  summary: 'One thing that was shared with me, with a page of it; ended: without',
  method: 'GET',
  path: '/received-shares/{id}',
  access: 'student',
  effect: 'safe',
  object: received,
  params: IdParams,
  query: z.strictObject(pagingFields),
  responses: { 200: z.extend(ReceivedShare, { content: z.nullable(SharedContent) }) },
  timeoutMs: timeoutsMs.engine,
});

export const copyShare = endpoint({
  id: 'sharing.copy',
  summary:
    'Take a copy of my own, or the changes of a newer version into it. What I have changed in it stays',
  method: 'POST',
  path: '/received-shares/{id}/copy',
  access: 'student',
  effect: 'natural',
  object: received,
  params: IdParams,
  responses: {
    200: z.extend(ReceivedShare, {
      /** What this call has done. */
      taken: z.extend(ShareChanges, { /** Changed by me, so left as they are. */ mine: z.int() }),
    }),
  },
  timeoutMs: timeoutsMs.engine,
});

export const listShareChanges = endpoint({
  id: 'sharing.changes',
  summary: 'What the newest version changes against my copy, the first words of each part',
  method: 'GET',
  path: '/received-shares/{id}/changes',
  access: 'student',
  effect: 'safe',
  object: received,
  params: IdParams,
  responses: {
    200: z.object({
      added: z.array(z.string()),
      changed: z.array(z.object({ from: z.string(), to: z.string() })),
      removed: z.array(z.string()),
    }),
  },
});

export const exitShare = endpoint({
  id: 'sharing.exit',
  summary: 'Take what was shared off my list; a copy of mine stays',
  method: 'DELETE',
  path: '/received-shares/{id}',
  access: 'student',
  effect: 'natural',
  object: received,
  params: IdParams,
  responses: { 204: null },
});

export const reportShare = endpoint({
  id: 'sharing.report',
  summary: 'Tell the owner of a mistake; a second report about the same part changes the first',
  method: 'POST',
  path: '/received-shares/{id}/reports',
  access: 'student',
  effect: 'natural',
  object: received,
  params: IdParams,
  body: z.strictObject({
    /** Empty for the whole. */
    part_key: z._default(z.string().check(z.maxLength(60)), ''),
    comment: z
      .string('Say what is wrong')
      .check(
        z.trim(),
        z.minLength(1, 'Say what is wrong'),
        z.maxLength(shareLimits.report, `Keep it under ${shareLimits.report} characters`),
      ),
  }),
  responses: { 204: null },
});
