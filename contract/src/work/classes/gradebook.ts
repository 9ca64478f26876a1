/** The gradebook of a course: its students by its exams. */
import * as z from 'zod/mini';
import { nameSearch } from '../../base/catalog.ts';
import { ownCourse } from '../../base/courses.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';

export const GradebookExam = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(['coming', 'open', 'closed']),
  closes_at: Timestamp,
});
export type GradebookExam = z.output<typeof GradebookExam>;

/** The best attempt of a student in an exam. A running attempt has neither paper nor percent. */
export const GradebookMark = z.object({
  exam_id: z.uuid(),
  /** The attempt, as a paper. */
  paper_id: z.nullable(z.uuid()),
  percent: z.nullable(z.int()),
  attempts: z.int(),
  /** Essays without marks, which count 0 until then. */
  waiting: z.int(),
});
export type GradebookMark = z.output<typeof GradebookMark>;

export const GradebookRow = z.object({
  student_id: z.uuid(),
  full_name: z.string(),
  /** Exams that the student has not started have no mark. */
  marks: z.array(GradebookMark),
  /** The mean of the percents; null without one. */
  mean: z.nullable(z.int()),
});
export type GradebookRow = z.output<typeof GradebookRow>;

export const readGradebook = endpoint({
  id: 'course_exams.gradebook',
  summary: 'The students of a course of mine, by name, with their marks in all of its published exams',
  method: 'GET',
  path: '/courses/{id}/gradebook',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  query: z.strictObject({ ...pagingFields, search: nameSearch }),
  /** Exams by their end, the first one first. */
  responses: {
    200: z.object({ exams: z.array(GradebookExam), items: z.array(GradebookRow), total: z.int() }),
  },
});

export const gradebookFile = endpoint({
  id: 'course_exams.gradebook_file',
  summary: 'The same of all students as a CSV file',
  method: 'GET',
  path: '/courses/{id}/gradebook.csv',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: ownCourse,
  params: IdParams,
  sendsFile: 'text/csv',
  responses: { 200: null },
});
