/** Sharing: what one has made, given to others by a link or to addresses. */

import {
  recipientStates,
  shareDays,
  shareEnds,
  shareKinds,
  shareLimits,
  shareRights,
} from '@akada/core/sharing/share-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Cloth, getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';
import { confirmationFields } from '../../wire/rights.ts';

export const ShareKind = z.enum(shareKinds, 'Choose a set, a deck, a guide or a note');
export const ShareRights = z.enum(shareRights, 'Choose reading or copying');
export const End = z.nullable(
  z.enum(Object.keys(shareEnds) as [keyof typeof shareEnds, ...(keyof typeof shareEnds)[]]),
);

/** As its owner sees it. */
export const Share = z.object({
  id: z.uuid(),
  kind: ShareKind,
  /** `mine` for a deck, or the id of a course or a note. */
  subject_id: z.string(),
  title: z.string(),
  cloth: Cloth,
  rights: ShareRights,
  /** The path that opens it; null while there is no link. */
  link: z.nullable(z.string()),
  expires_at: z.nullable(Timestamp),
  /** Why it can no longer be opened; null while it can. */
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

/** The owner's choices. */
const choices = {
  rights: ShareRights,
  /** Days from now; 0 for as long as it is not withdrawn. */
  days: z.literal([...shareDays], 'Choose one of the times'),
  by_link: z.boolean('Say whether there is a link'),
};

const subject = {
  kind: ShareKind,
  subject_id: z.union([z.literal('mine'), z.uuid()], 'Choose what to share'),
};

export const confirmShareRight = endpoint({
  id: 'sharing.confirm_right',
  summary:
    'Confirm that I may share something of mine that comes from a past paper; the first time is on record',
  method: 'POST',
  path: '/shares/rights',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({ ...subject, ...confirmationFields }),
  responses: { 204: null },
});

export const createShare = endpoint({
  id: 'sharing.create',
  summary:
    'Share a set, a deck, a guide or a note of mine as it is now. What is shared already comes back as it is shared',
  method: 'POST',
  path: '/shares',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({ ...subject, ...choices }),
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
  responses: { 200: getPage(Share) },
});

export const ShareChanges = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

export const getShare = endpoint({
  id: 'sharing.get',
  summary: 'One share of mine, with what I have changed since its last version',
  method: 'GET',
  path: '/shares/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: share,
  params: IdParams,
  responses: {
    200: z.extend(Share, {
      /** The changes that a further version would add; null if the shared item was deleted. */
      unsent: z.nullable(ShareChanges),
      /** Cards omitted because they come from questions: their answers are not shared. */
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
  responses: { 200: getPage(ShareRecipient) },
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
  private: true,
  object: share,
  params: IdParams,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(ShareReport) },
});
