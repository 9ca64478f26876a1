/** Cases of copyright: what owners read and answer, and what administrators decide. */
import { copyrightLimits, copyrightStates, protectedKinds } from '@akada/core/rights/rights.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';

const caseFields = {
  id: z.uuid(),
  kind: z.enum(protectedKinds),
  title: z.string(),
  state: z.enum(copyrightStates),
  /** The time of the oldest report without a decision; of the last one if all are decided. */
  opened_at: Timestamp,
  /** The owner's answer; null before it. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(Timestamp),
  decided_at: z.nullable(Timestamp),
};

/** A case as its owner reads it: the names of the reporters are omitted. */
export const CopyrightCase = z.object({
  ...caseFields,
  /** The people or companies named as holders of the copyright. */
  holders: z.array(z.string()),
});
export type CopyrightCase = z.output<typeof CopyrightCase>;

const ownCase = { kind: 'copyright_case', in: 'params', field: 'id' } as const;

export const getCopyrightCase = endpoint({
  id: 'copyright.get',
  summary: 'A report of copyright about something that I share',
  method: 'GET',
  path: '/copyright-cases/{id}',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: ownCase,
  params: IdParams,
  responses: { 200: CopyrightCase },
});

export const answerCopyrightCase = endpoint({
  id: 'copyright.answer',
  summary: 'Say why I may share it, once. The same answer again changes nothing',
  method: 'POST',
  path: '/copyright-cases/{id}/answer',
  access: 'signed_in',
  effect: 'natural',
  object: ownCase,
  params: IdParams,
  body: z.strictObject({
    text: z
      .string('Say why you may share it')
      .check(
        z.trim(),
        z.minLength(1, 'Say why you may share it'),
        z.maxLength(copyrightLimits.answer, `Keep it under ${copyrightLimits.answer} characters`),
      ),
  }),
  responses: { 200: CopyrightCase },
});

const Named = z.object({ id: z.uuid(), full_name: z.string() });

/** A case as administrators read it. */
export const ReviewedCase = z.object({
  ...caseFields,
  /** The beginning of the reported content. */
  excerpt: z.string(),
  /** Null if the account was deleted. */
  owner: z.nullable(Named),
  /** The oldest first. */
  reports: z.array(
    z.object({
      id: z.uuid(),
      /** Null if the account was deleted. */
      reporter: z.nullable(Named),
      holder: z.string(),
      contact: z.string(),
      comment: z.string(),
      reported_at: Timestamp,
      outcome: z.nullable(z.enum(['upheld', 'turned_down'])),
    }),
  ),
});
export type ReviewedCase = z.output<typeof ReviewedCase>;

export const listCopyrightCases = endpoint({
  id: 'copyright.list',
  summary: 'Reports of copyright: those without a decision, the oldest first, or the decided ones',
  method: 'GET',
  path: '/admin/copyright-cases',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, decided: z.optional(z.literal('true', 'Say true, or nothing')) }),
  responses: { 200: getPage(ReviewedCase) },
});

export const decideCopyrightCase = endpoint({
  id: 'copyright.decide',
  summary: 'Put it back, or keep it down for good; the owner and those who reported it are told',
  method: 'POST',
  path: '/admin/copyright-cases/{id}/decide',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    put_back: z.boolean('Put it back, or keep it down'),
    /** The number of reports that were shown: a later report is not decided unread. */
    reports_seen: z.int('Load this page again, then decide').check(z.minimum(1), z.maximum(10_000)),
  }),
  responses: { 200: ReviewedCase },
});
