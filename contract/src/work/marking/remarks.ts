/** The words of tutor and student about a paper: comments, contested marks, and the decision about them. */
import { remarkLimits } from '@akada/core/exams/papers/paper-remarks.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParams, Timestamp } from '../../wire/fields.ts';

/**
 * `comment`: words of either person. `contest`: the student contests the marks of an essay. `confirmed`: the tutor keeps
 * them, with a reason. `changed`: the tutor gave other marks.
 */
export const RemarkKind = z.enum(['comment', 'contest', 'confirmed', 'changed']);
export type RemarkKind = z.output<typeof RemarkKind>;

export const PaperRemark = z.object({
  id: z.uuid(),
  /** Null for a remark about the paper. */
  question_id: z.nullable(z.uuid()),
  kind: RemarkKind,
  by: z.enum(['tutor', 'student']),
  /** True for a remark of the caller. */
  is_mine: z.boolean(),
  /** Empty for `changed`. */
  text: z.string(),
  /** The marks before and after; only for `changed`. */
  points_before: z.nullable(z.number()),
  points_after: z.nullable(z.number()),
  written_at: Timestamp,
});
export type PaperRemark = z.output<typeof PaperRemark>;

/** All remarks of a paper, the first one first. */
export const PaperRemarks = z.object({
  items: z.array(PaperRemark),
  /** Essays whose marks the student can contest now. */
  contestable: z.array(z.uuid()),
});
export type PaperRemarks = z.output<typeof PaperRemarks>;

const remarkFields = {
  /** Made by the device, so that a repeated call writes one remark. */
  id: z.uuid('Load this page again'),
  question_id: z.nullable(z.uuid('Choose a question')),
  text: z
    .string('Write a comment')
    .check(
      z.trim(),
      z.minLength(1, 'Write a comment'),
      z.maxLength(remarkLimits.text, `A comment has at most ${remarkLimits.text} characters`),
    ),
};

const courseExam = { kind: 'course_exam', in: 'params', field: 'id' } as const;
const exam = { kind: 'exam', in: 'params', field: 'id' } as const;
const PaperParams = z.strictObject({ id: z.uuid(), exam_id: z.uuid() });

export const listPaperRemarks = endpoint({
  id: 'papers.list_remarks',
  summary: 'The remarks about a paper of my exam',
  method: 'GET',
  path: '/course-exams/{id}/papers/{exam_id}/remarks',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: courseExam,
  params: PaperParams,
  responses: { 200: PaperRemarks },
});

export const writePaperRemark = endpoint({
  id: 'papers.write_remark',
  summary:
    'Write a comment on a paper or a question of it; `confirmed` answers a contest with the reason why the marks stay. Nothing contested: 409',
  method: 'POST',
  path: '/course-exams/{id}/papers/{exam_id}/remarks',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: PaperParams,
  body: z.strictObject({
    ...remarkFields,
    kind: z.enum(['comment', 'confirmed'], 'Choose comment or confirmed'),
  }),
  responses: { 200: PaperRemarks },
});

export const removePaperRemark = endpoint({
  id: 'papers.remove_remark',
  summary: 'Remove a comment of mine that nobody has answered; answered meanwhile: 409',
  method: 'POST',
  path: '/course-exams/{id}/papers/{exam_id}/remarks/remove',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: PaperParams,
  body: z.strictObject({ id: z.uuid() }),
  responses: { 200: PaperRemarks },
});

export const listExamRemarks = endpoint({
  id: 'exams.list_remarks',
  summary: 'The remarks about an exam that I sat; empty until its answers show',
  method: 'GET',
  path: '/mcq/exams/{id}/remarks',
  access: 'student',
  effect: 'safe',
  private: true,
  object: exam,
  params: IdParams,
  responses: { 200: PaperRemarks },
});

export const writeExamRemark = endpoint({
  id: 'exams.write_remark',
  summary:
    'Answer my tutor, or contest the marks of an essay once. Before the answers show, or contested before: 409',
  method: 'POST',
  path: '/mcq/exams/{id}/remarks',
  access: 'student',
  effect: 'natural',
  object: exam,
  params: IdParams,
  body: z.strictObject({
    ...remarkFields,
    kind: z.enum(['comment', 'contest'], 'Choose comment or contest'),
  }),
  responses: { 200: PaperRemarks },
});
