/** Shares from others: offers by a token, accepted shares, and copies of them. */

import { invitationShape } from '@akada/core/access/sign-in/one-time-token.ts';
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { recipientStates, shareLimits } from '@akada/core/sharing/share-rules.ts';
import * as z from 'zod/mini';
import { CardKind } from '../../material/cards.ts';
import { Occlusion } from '../../material/flashcards/card-occlusion.ts';
import { QuestionBody } from '../../material/question-bodies.ts';
import { QuestionType } from '../../material/question-fields.ts';
import { SentTree } from '../../wire/content/sent-content.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Cloth, getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';
import { HolderFields } from '../../wire/rights.ts';
import { End, ShareChanges, ShareKind, ShareRights } from './sharing.ts';

/** The recipient's view of a share before opening it. */
const offered = {
  kind: ShareKind,
  /** Empty after the share has ended, unless the reader has a copy. */
  title: z.string(),
  cloth: Cloth,
  /** Empty if the account was deleted. */
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
  /** The id of the caller's own share; null for other people's shares. */
  share_id: z.nullable(z.uuid()),
  /** The id of the caller's received share; null before the caller answers. */
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
  private: true,
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
  /** The copied item; null if nothing was copied. */
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
  responses: { 200: getPage(ReceivedShare) },
});

const SharedCard = z.object({
  key: z.string(),
  kind: CardKind,
  front: z.string(),
  back: z.string(),
  tags: z.array(z.string()),
  content: z.nullable(z.object({ front: SentTree, back: SentTree })),
  typed: z.boolean(),
  occlusion: z.nullable(Occlusion),
});

const SharedQuestion = z.object({
  key: z.string(),
  type: QuestionType,
  stem: z.string(),
  options: z.array(z.string()),
  answer_indexes: z.array(z.int()),
  /** Only a type without options has one. */
  body: z.optional(QuestionBody),
  explanation: z.string(),
  /** The text that it shares with its neighbours; null if it shares none. */
  passage: z.nullable(z.object({ title: z.string(), text: z.string(), content: SentTree })),
  content: z.nullable(
    z.object({
      stem: SentTree,
      options: z.array(SentTree),
      texts: z.optional(z.record(z.string(), SentTree)),
      explanation: SentTree,
    }),
  ),
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
  access: 'signed_in',
  effect: 'safe',
  private: true,
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
      /** The changes made by this call. */
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
  private: true,
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
  access: 'signed_in',
  effect: 'natural',
  object: received,
  params: IdParams,
  responses: { 204: null },
});

export const reportShare = endpoint({
  id: 'sharing.report',
  summary:
    'Tell the owner of a mistake; a second report about the same part changes the first. With a copyright holder: take it down until an administrator decides',
  method: 'POST',
  path: '/received-shares/{id}/reports',
  access: 'signed_in',
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
    /** Set if it is somebody's copyright. Then the report is about the complete share, and its owner does not see the name of the reporter. */
    copyright: z.optional(z.strictObject(HolderFields)),
  }),
  responses: { 204: null },
});
