/** Course membership: joining by code or from the catalog, leaving, and the names that the owner reads. */
import { joinCodeOf } from '@akada/core/catalog/join-code.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, Paging, Timestamp } from '../wire/fields.ts';
import { Course, ownCourse } from './courses.ts';

/** As it was typed: capitals, spaces and dashes make no difference. */
const JoinCode = z.string('Code is required').check(
  z.maxLength(40, 'This is longer than a code'),
  z.refine(
    (typedText) => joinCodeOf(typedText) !== null,
    'A code has eight letters and digits, such as BCDF-GH23. Check it with your tutor.',
  ),
);

export const joinCourse = endpoint({
  id: 'courses.join',
  summary: 'Join the course that has this code; joining again answers the same',
  method: 'POST',
  path: '/courses/join',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({ code: JoinCode }),
  responses: { 200: Course },
});

export const enrol = endpoint({
  id: 'courses.enrol',
  summary: 'Join a course of the catalog; joining again answers the same',
  method: 'PUT',
  path: '/courses/{id}/enrolment',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 200: Course },
});

export const unenrol = endpoint({
  id: 'courses.unenrol',
  summary: 'Leave a course; for an hour that can be taken back without its code',
  method: 'DELETE',
  path: '/courses/{id}/enrolment',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 204: null },
});

export const restoreEnrolment = endpoint({
  id: 'courses.restore_enrolment',
  summary: 'Be in a course again that was left within the hour',
  method: 'POST',
  path: '/courses/{id}/enrolment/restore',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 200: Course },
});

export const CourseMember = z.object({ id: z.uuid(), full_name: z.string(), joined_at: Timestamp });
export type CourseMember = z.output<typeof CourseMember>;

export const listMembers = endpoint({
  id: 'courses.list_members',
  summary: 'Who joined, the first one first; for the owner of the course and for administrators',
  method: 'GET',
  path: '/courses/{id}/members',
  access: 'tutor',
  effect: 'safe',
  object: { kind: 'course', in: 'params', field: 'id' },
  params: IdParams,
  query: Paging,
  responses: { 200: getPage(CourseMember) },
});

export const renewJoinCode = endpoint({
  id: 'courses.renew_join_code',
  summary: 'Replace this code by another one; one that was replaced already answers the course as it is',
  method: 'POST',
  path: '/courses/{id}/join-code',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  body: z.strictObject({ replaces: JoinCode }),
  responses: { 200: Course },
});
