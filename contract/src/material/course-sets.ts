/** Sets of questions that a tutor shares with everybody in a course. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { shareLimits } from '@akada/core/sharing/share-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { confirmationFields, HolderFields } from '../wire/rights.ts';

export const CourseSet = z.object({
  id: z.uuid(),
  title: z.string(),
  course_id: z.uuid(),
  course_name: z.string(),
  /** The cloth of the course. */
  cloth: Cloth,
  tutor_name: z.string(),
  is_own: z.boolean(),
  /** True if it was taken down because of a copyright report: then only its tutor sees it. */
  is_taken_down: z.boolean(),
  /** 1 as it was shared first. */
  version: z.int(),
  /** The number of questions now published in the course. */
  questions: z.int(),
  changed_at: Timestamp,
});
export type CourseSet = z.output<typeof CourseSet>;

const QuestionIds = z
  .array(z.uuid(), 'Choose questions')
  .check(
    z.minLength(1, 'Choose at least one question'),
    z.maxLength(bankLimits.bulk, `Choose at most ${bankLimits.bulk} questions`),
  );

export const confirmQuestionsRight = endpoint({
  id: 'course_sets.confirm_right',
  summary:
    'Confirm that I may share questions of mine that come from past papers; the first time is on record',
  method: 'POST',
  path: '/course-sets/rights',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({ question_ids: QuestionIds, ...confirmationFields }),
  responses: { 204: null },
});

export const shareCourseSet = endpoint({
  id: 'course_sets.share',
  summary:
    'Share published questions of a course of mine with everybody in it. Under a name that is shared already: a newer version of that set',
  method: 'POST',
  path: '/course-sets',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({
    course_id: z.uuid('Choose a course'),
    title: z
      .string('Give the set a name')
      .check(
        z.trim(),
        z.minLength(1, 'Give the set a name'),
        z.maxLength(shareLimits.title, `The name has at most ${shareLimits.title} characters`),
        z.regex(/^\P{Cc}*$/u, 'Write the name on one line'),
        z.regex(/[\p{L}\p{N}]/u, 'The name needs a letter or a digit'),
      ),
    question_ids: QuestionIds,
    /** The earlier questions stay next to the new ones, or are removed. */
    earlier: z._default(z.enum(['keep', 'replace'], 'Keep or replace the earlier questions'), 'replace'),
  }),
  responses: { 200: CourseSet },
});

export const listCourseSets = endpoint({
  id: 'course_sets.list',
  summary: 'Sets that I share with my courses, and those of the courses that I am in, the last changed first',
  method: 'GET',
  path: '/course-sets',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, course_id: z.optional(z.uuid('Choose a course')) }),
  responses: { 200: getPage(CourseSet) },
});

export const endCourseSet = endpoint({
  id: 'course_sets.end',
  summary: 'Stop sharing a set with its course. What students have answered stays theirs',
  method: 'DELETE',
  path: '/course-sets/{id}',
  access: 'tutor',
  effect: 'natural',
  object: { kind: 'course_set', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});

export const reportCourseSet = endpoint({
  id: 'course_sets.report_copyright',
  summary:
    'Report the copyright of a set in my course: the set is hidden until an administrator decides; a second report changes nothing',
  method: 'POST',
  path: '/course-sets/{id}/copyright-reports',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    ...HolderFields,
    comment: z
      .string('Say what is theirs')
      .check(
        z.trim(),
        z.minLength(1, 'Say what is theirs'),
        z.maxLength(shareLimits.report, `Keep it under ${shareLimits.report} characters`),
      ),
  }),
  responses: { 204: null },
});
