/**
 * Courses. Every account finds the courses of the catalog and reads its own; tutors write them. A course is
 * open to invited students as long as its tutor is approved, and is in the catalog once an administrator
 * approves it.
 */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { changedCloth, clothFields, getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { CatalogName, Department, nameSearch } from './catalog.ts';

/** A course as notes, sets and lists name it. */
export const NamedCourse = z.object({ id: z.uuid(), name: z.string() });

export const CourseForm = z.strictObject({
  department_id: z.uuid('Choose a department'),
  name: CatalogName,
  description: z
    .string('Description is required')
    .check(
      z.trim(),
      z.maxLength(4_000, 'Description is too long'),
      z.regex(/^[^\0]*$/, 'Description has a character that cannot be kept'),
    ),
});
export type CourseForm = z.output<typeof CourseForm>;

/** A cloth is an ornament: changing it sends no catalog course back to approval. */
export const CourseChange = z.extend(CourseForm, changedCloth);
export type CourseChange = z.output<typeof CourseChange>;

/** The approval state of a course; only `approved` courses are in the catalog. */
export const CourseState = z.enum(['draft', 'waiting', 'approved', 'rejected']);
export type CourseState = z.output<typeof CourseState>;

/** The reader's relation to a course. */
const CourseRelation = z.enum(['owner', 'member', 'none']);

const summaryFields = {
  id: z.uuid(),
  name: z.string(),
  department: Department,
  tutor_name: z.string(),
  ...clothFields,
  relation: CourseRelation,
  /** Details for its owner and administrators; null for everyone else. */
  for_owner: z.nullable(
    z.object({
      state: CourseState,
      /** The administrator's reason for the rejection. */
      rejection_reason: z.nullable(z.string()),
      /** Identifies the content that a decision is about; changed content gets a new version. */
      version: z.uuid(),
      /** In groups, as it is read out. */
      join_code: z.string(),
      /** Whether the code lets anyone in: it does while the tutor is approved. */
      is_open: z.boolean(),
      member_count: z.int(),
    }),
  ),
};

export const CourseSummary = z.object(summaryFields);
export type CourseSummary = z.output<typeof CourseSummary>;

export const Course = z.object({
  ...summaryFields,
  description: z.string(),
  /** In the order of its tutor. */
  topics: z.array(z.object({ id: z.uuid(), name: z.string() })),
  created_at: Timestamp,
});
export type Course = z.output<typeof Course>;

/** Limits an endpoint to the course's owner. */
export const ownCourse = { kind: 'course', in: 'params', field: 'id' } as const;

export const listCourses = endpoint({
  id: 'courses.list',
  summary: 'Courses of the catalog and my own, by name; of a search those that match best first',
  method: 'GET',
  path: '/courses',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    search: nameSearch,
    department_id: z.optional(z.uuid()),
    /** Limits the list to courses that I own or have joined. */
    relation: z.optional(z.enum(['owner', 'member'])),
  }),
  responses: { 200: getPage(CourseSummary) },
});

export const getCourse = endpoint({
  id: 'courses.get',
  summary: 'A course with its topics; 404 unless it is in the catalog, mine, or joined by me',
  method: 'GET',
  path: '/courses/{id}',
  access: 'signed_in',
  effect: 'safe',
  params: IdParams,
  responses: { 200: Course },
});

export const createCourse = endpoint({
  id: 'courses.create',
  summary: 'Make a course, which is a draft; repeating it with the same content answers the same',
  method: 'POST',
  path: '/courses',
  access: 'tutor',
  effect: 'natural',
  body: CourseForm,
  responses: { 201: Course },
});

export const editCourse = endpoint({
  id: 'courses.edit',
  summary: 'Change a course; one of the catalog waits for approval again',
  method: 'PUT',
  path: '/courses/{id}',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  body: CourseChange,
  responses: { 200: Course },
});

export const deleteCourse = endpoint({
  id: 'courses.delete',
  summary: 'Delete a course that nobody has joined; for an hour it can be restored',
  method: 'DELETE',
  path: '/courses/{id}',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  responses: { 204: null },
});

export const restoreCourse = endpoint({
  id: 'courses.restore',
  summary: 'Bring a deleted course back as it was, its code included',
  method: 'POST',
  path: '/courses/{id}/restore',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  responses: { 200: Course },
});

export const DeletedCourse = z.object({ id: z.uuid(), name: z.string(), restorable_until: Timestamp });
export type DeletedCourse = z.output<typeof DeletedCourse>;

export const listDeletedCourses = endpoint({
  id: 'courses.list_deleted',
  summary: 'My courses that were deleted and can be restored, the last one first',
  method: 'GET',
  path: '/deleted-courses',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(DeletedCourse) }) },
});
