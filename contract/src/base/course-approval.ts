/** The way of a course into the catalog: its tutor submits it, an administrator decides. */
import * as z from 'zod/mini';
import { decisionFields, rejectionFields } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { Course, ownCourse } from './courses.ts';

export const submitCourse = endpoint({
  id: 'courses.submit',
  summary: 'Ask for a place in the catalog; approved tutors alone may',
  method: 'POST',
  path: '/courses/{id}/submit',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  responses: { 200: Course },
});

export const withdrawCourse = endpoint({
  id: 'courses.withdraw',
  summary: 'Make a course a draft again, out of the catalog; who joined it stays',
  method: 'POST',
  path: '/courses/{id}/withdraw',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  responses: { 200: Course },
});

/** Whether its tutor is approved says `for_owner.is_open` of the course. */
export const AdminCourse = z.object({
  course: Course,
  tutor: z.object({ user_id: z.uuid(), full_name: z.string(), email: z.string() }),
  /** The start of its current or last wait. */
  waiting_since: Timestamp,
});
export type AdminCourse = z.output<typeof AdminCourse>;

export const listSubmittedCourses = endpoint({
  id: 'courses.list_submitted',
  summary: 'Courses by state, those that wait longest first; drafts are their tutors’ own',
  method: 'GET',
  path: '/admin/courses',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    state: z._default(z.enum(['waiting', 'approved', 'rejected']), 'waiting'),
  }),
  responses: { 200: getPage(AdminCourse) },
});

export const approveCourse = endpoint({
  id: 'courses.approve',
  summary: 'Put a course into the catalog',
  method: 'POST',
  path: '/admin/courses/{id}/approve',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(decisionFields),
  responses: { 200: AdminCourse },
});

export const rejectCourse = endpoint({
  id: 'courses.reject',
  summary: 'Keep a course out of the catalog, or take it out, with a reason that its tutor reads',
  method: 'POST',
  path: '/admin/courses/{id}/reject',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(rejectionFields),
  responses: { 200: AdminCourse },
});
