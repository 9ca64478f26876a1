/** Reviews of tutors: by students who had a session, one by each, with one reply of the tutor. */
import * as z from 'zod/mini';
import { Rating } from '../base/tutor-search.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, Paging, Timestamp } from '../wire/fields.ts';

const text = (maxLength: number) =>
  z
    .string('Write a text')
    .check(
      z.trim(),
      z.maxLength(maxLength, `At most ${maxLength} characters`),
      z.regex(/^[^\0]*$/, 'The text has a character that cannot be kept'),
    );

export const TutorReview = z.object({
  id: z.uuid(),
  /** 1 to 5. */
  rating: z.int(),
  /** May be empty. */
  text: z.string(),
  /** First name and initial of the student. */
  author: z.string(),
  /** Sessions that the student had completed with the tutor when it was written. */
  sessions: z.int(),
  reply: z.nullable(z.object({ text: z.string(), written_at: Timestamp })),
  /** True for the caller's own review. */
  is_mine: z.boolean(),
  created_at: Timestamp,
  /** When rating or text was changed last. */
  updated_at: Timestamp,
});
export type TutorReview = z.output<typeof TutorReview>;

export const saveReview = endpoint({
  id: 'tutor_reviews.save',
  summary: 'Review a tutor after a completed session; after a further one the review may be changed',
  method: 'POST',
  path: '/tutors/{id}/reviews',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    rating: z.int('Choose one to five stars').check(z.minimum(1), z.maximum(5)),
    text: text(2_000),
  }),
  responses: { 201: TutorReview },
});

export const listReviews = endpoint({
  id: 'tutor_reviews.list',
  summary: 'Reviews of an approved tutor, the latest first',
  method: 'GET',
  path: '/tutors/{id}/reviews',
  access: 'signed_in',
  effect: 'safe',
  params: IdParams,
  query: Paging,
  responses: { 200: getPage(TutorReview) },
});

export const checkReview = endpoint({
  id: 'tutor_reviews.check',
  summary: 'Whether you have reviewed this tutor, and whether you may review now',
  method: 'GET',
  path: '/tutors/{id}/reviews/check',
  access: 'student',
  effect: 'safe',
  params: IdParams,
  responses: {
    200: z.object({
      hasReview: z.boolean(),
      /** There is a completed session that no review of yours was written after. */
      may_review: z.boolean(),
      review: z.nullable(TutorReview),
    }),
  },
});

export const listOwnReviews = endpoint({
  id: 'tutor_reviews.list_own',
  summary: 'Reviews of yourself, the latest first',
  method: 'GET',
  path: '/tutors/me/reviews',
  access: 'tutor',
  effect: 'safe',
  query: Paging,
  responses: { 200: z.extend(getPage(TutorReview), { rating: Rating, unanswered: z.int() }) },
});

export const replyToReview = endpoint({
  id: 'tutor_reviews.reply',
  summary: 'Reply to a review of yourself, once',
  method: 'POST',
  path: '/tutors/me/reviews/{id}/reply',
  access: 'tutor',
  effect: 'natural',
  object: { kind: 'tutor_review', in: 'params', field: 'id' },
  params: IdParams,
  body: z.strictObject({ text: text(2_000).check(z.minLength(1, 'Write a reply')) }),
  responses: { 200: TutorReview },
});

export const reportReview = endpoint({
  id: 'tutor_reviews.report',
  summary: 'Report a review to the administrators; twice is one report',
  method: 'POST',
  path: '/tutor-reviews/{id}/report',
  access: 'signed_in',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ reason: text(500).check(z.minLength(1, 'Say what is wrong')) }),
  responses: { 204: null },
});

export const ReportedReview = z.extend(TutorReview, {
  tutor: z.object({ id: z.uuid(), full_name: z.string() }),
  reasons: z.array(z.string()),
});
export type ReportedReview = z.output<typeof ReportedReview>;

export const listReportedReviews = endpoint({
  id: 'tutor_reviews.list_reported',
  summary: 'Reviews that were reported and not decided',
  method: 'GET',
  path: '/admin/tutor-reviews',
  access: 'admin',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(ReportedReview) },
});

export const decideReportedReview = endpoint({
  id: 'tutor_reviews.decide',
  summary: 'Hide a reported review, or let it stand',
  method: 'POST',
  path: '/admin/tutor-reviews/{id}/decision',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ hide: z.boolean('Say whether to hide it') }),
  responses: { 204: null },
});
