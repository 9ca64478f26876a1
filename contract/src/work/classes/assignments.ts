/** The calls of a tutor who gives work to a class or to single students. */
import { assignmentLimits as limits } from '@akada/core/assignments/assignment-rules.ts';
import { workStates } from '@akada/core/assignments/work-state.ts';
import * as z from 'zod/mini';
import { nameSearch } from '../../base/catalog.ts';
import { NamedCourse } from '../../base/courses.ts';
import { draftText } from '../../material/question-fields.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, Paging, pagingFields, plannedMoment } from '../../wire/fields.ts';
import { AssignmentForm, AssignmentTerms, filledText, wholeNumber } from './assignment-form.ts';
import {
  Assignment,
  AssignmentStudent,
  AssignmentSummary,
  AssignmentWork,
  summaryFields,
  workFields,
} from './assignment-work.ts';

const ownAssignment = { kind: 'assignment', in: 'params', field: 'id' } as const;
const StudentParams = z.strictObject({ id: z.uuid(), student_id: z.uuid() });

export const createAssignment = endpoint({
  id: 'assignments.create',
  summary: 'Give work to a class or to students of mine',
  method: 'POST',
  path: '/assignments',
  access: 'tutor',
  effect: 'key',
  body: AssignmentForm,
  responses: { 201: Assignment },
});

export const listAssignments = endpoint({
  id: 'assignments.list',
  summary: 'Work that I gave: current work by due date, or past work, the last due first',
  method: 'GET',
  path: '/assignments',
  access: 'tutor',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    course_id: z.optional(z.uuid('Choose a class')),
    show: z._default(z.enum(['current', 'past'], 'Choose current or past'), 'current'),
  }),
  responses: { 200: getPage(AssignmentSummary) },
});

export const getAssignment = endpoint({
  id: 'assignments.get',
  summary: 'Work that I gave',
  method: 'GET',
  path: '/assignments/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: ownAssignment,
  params: IdParams,
  responses: { 200: Assignment },
});

export const editAssignment = endpoint({
  id: 'assignments.edit',
  summary: 'Change words, times and rules. Changed by another edit since: 409',
  method: 'PUT',
  path: '/assignments/{id}',
  access: 'tutor',
  effect: 'natural',
  object: ownAssignment,
  params: IdParams,
  body: AssignmentTerms,
  responses: { 200: Assignment },
});

export const deleteAssignment = endpoint({
  id: 'assignments.delete',
  summary: 'Delete work that I gave; for an hour it can be restored. Students keep their own sets and cards',
  method: 'DELETE',
  path: '/assignments/{id}',
  access: 'tutor',
  effect: 'natural',
  object: ownAssignment,
  params: IdParams,
  responses: { 204: null },
});

export const restoreAssignment = endpoint({
  id: 'assignments.restore',
  summary: 'Restore deleted work as it was',
  method: 'POST',
  path: '/assignments/{id}/restore',
  access: 'tutor',
  effect: 'natural',
  object: ownAssignment,
  params: IdParams,
  responses: { 200: Assignment },
});

export const listAssignmentStudents = endpoint({
  id: 'assignments.students',
  summary: 'The students of an assignment with their state: first who waits for me or needs help',
  method: 'GET',
  path: '/assignments/{id}/students',
  access: 'tutor',
  effect: 'safe',
  object: ownAssignment,
  params: IdParams,
  query: z.strictObject({
    ...pagingFields,
    search: nameSearch,
    state: z.optional(z.enum(workStates, 'Choose a state')),
  }),
  responses: { 200: getPage(AssignmentStudent) },
});

export const assignmentTable = endpoint({
  id: 'assignments.table',
  summary: 'The state of each student as a line of a CSV file',
  method: 'GET',
  path: '/assignments/{id}/students.csv',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: ownAssignment,
  params: IdParams,
  sendsFile: 'text/csv',
  responses: { 200: null },
});

export const getAssignmentWork = endpoint({
  id: 'assignments.work',
  summary: 'What one student handed in',
  method: 'GET',
  path: '/assignments/{id}/students/{student_id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: ownAssignment,
  params: StudentParams,
  responses: { 200: AssignmentWork },
});

export const extendAssignment = endpoint({
  id: 'assignments.extend',
  summary: 'Give one student more time, or end the extension with null',
  method: 'PUT',
  path: '/assignments/{id}/students/{student_id}/extension',
  access: 'tutor',
  effect: 'natural',
  object: ownAssignment,
  params: StudentParams,
  body: z.strictObject({
    extension: z.nullable(
      z.strictObject({
        until: plannedMoment('Choose a day and a time'),
        reason: filledText('The reason', limits.reason),
      }),
    ),
  }),
  responses: { 200: AssignmentWork },
});

export const markAssignment = endpoint({
  id: 'assignments.mark',
  summary: 'Mark an essay by its criteria, with a comment. Marked elsewhere since: 409',
  method: 'PUT',
  path: '/assignments/{id}/students/{student_id}/mark',
  access: 'tutor',
  effect: 'natural',
  object: ownAssignment,
  params: StudentParams,
  body: z.strictObject({
    points: z
      .array(z.number('Give points').check(z.minimum(0, 'Give 0 points or more'), z.maximum(limits.points)))
      .check(z.maxLength(limits.criteria, 'Give points for each criterion')),
    comment: z._default(draftText('The comment', limits.comment), ''),
    version: wholeNumber(0, 2_147_483_647, 'Load this page again'),
  }),
  responses: { 200: AssignmentWork },
});

export const remindStudents = endpoint({
  id: 'assignments.remind',
  summary: 'Remind all students who have not handed in, or one of them: each once',
  method: 'POST',
  path: '/assignments/{id}/reminders',
  access: 'tutor',
  effect: 'natural',
  object: ownAssignment,
  params: IdParams,
  body: z.strictObject({ student_id: z._default(z.nullable(z.uuid('Choose a student')), null) }),
  responses: { 200: z.object({ reminded: z.int() }) },
});

export const listStudentAssignments = endpoint({
  id: 'assignments.of_student',
  summary: 'Work that I gave to one of my students, the last due first',
  method: 'GET',
  path: '/students/{student_id}/assignments',
  access: 'tutor',
  effect: 'safe',
  params: z.strictObject({ student_id: z.uuid() }),
  query: Paging,
  responses: { 200: getPage(z.object({ ...summaryFields, ...workFields, course: z.nullable(NamedCourse) })) },
});
