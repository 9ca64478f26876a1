/** Exams of a class: a tutor announces the date, each student plans for it, and shows progress only by choice. */
import * as z from 'zod/mini';
import { ownCourse } from '../../base/courses.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { DeviceTimeZone, getPage, IdParams, Paging, plannedMoment, Timestamp } from '../../wire/fields.ts';
import { ExpectedShare } from './exam-plans.ts';

export const ClassExamForm = z.strictObject({
  title: z
    .string('Name the exam')
    .check(z.trim(), z.minLength(1, 'Name the exam'), z.maxLength(120, 'Use at most 120 characters')),
  exam_at: plannedMoment('Choose the day and the hour of the exam'),
  /** The version on the page; null if the course had no exam there. */
  replaces: z.nullable(z.uuid()),
});
export type ClassExamForm = z.output<typeof ClassExamForm>;

const ClassExam = z.object({ id: z.uuid(), title: z.string(), exam_at: Timestamp, version: z.uuid() });
export type ClassExam = z.output<typeof ClassExam>;

const Answer = z.object({ exam: z.nullable(ClassExam) });

export const getClassExam = endpoint({
  id: 'class_exams.get',
  summary: 'The exam that I announced to my course; null without one',
  method: 'GET',
  path: '/courses/{id}/class-exam',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  responses: { 200: Answer },
});

export const setClassExam = endpoint({
  id: 'class_exams.set',
  summary: 'Announce an exam to my course, or move it: its students are told',
  method: 'PUT',
  path: '/courses/{id}/class-exam',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  body: ClassExamForm,
  responses: { 200: Answer },
});

export const removeClassExam = endpoint({
  id: 'class_exams.remove',
  summary: 'Remove the exam of my course: its students are told and keep their plans',
  method: 'DELETE',
  path: '/courses/{id}/class-exam',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  responses: { 204: null },
});

/** `progress` is null for everyone who does not show it, with a plan or without. */
const ClassStudent = z.object({
  id: z.uuid(),
  full_name: z.string(),
  progress: z.nullable(
    z.object({
      /** Per cent of the content that is known today; null for a plan without content. */
      known: z.nullable(ExpectedShare),
      studied_days: z.int(),
      planned_days: z.int(),
    }),
  ),
});
export type ClassStudent = z.output<typeof ClassStudent>;

export const listClassStudents = endpoint({
  id: 'class_exams.list_students',
  summary: 'The students of my course with the progress that they show me, the first one who joined first',
  method: 'GET',
  path: '/courses/{id}/class-exam/students',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  query: Paging,
  responses: { 200: getPage(ClassStudent) },
});

const MyClassExam = z.object({
  id: z.uuid(),
  course_id: z.uuid(),
  course_name: z.string(),
  tutor_name: z.string(),
  title: z.string(),
  exam_at: Timestamp,
  is_removed: z.boolean(),
  plan: z.nullable(
    z.object({
      id: z.uuid(),
      /** True if the exam was moved or removed and the student has not decided about the plan. */
      is_asked: z.boolean(),
      is_shared: z.boolean(),
    }),
  ),
});
export type MyClassExam = z.output<typeof MyClassExam>;

export const listMyClassExams = endpoint({
  id: 'class_exams.list_mine',
  summary: 'Exams of my courses that are to come or that I planned, by date',
  method: 'GET',
  path: '/class-exams',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(MyClassExam) }) },
});

export const planClassExam = endpoint({
  id: 'class_exams.plan',
  summary: 'Plan the days until an exam of my course; a plan that I have for this course is used',
  method: 'POST',
  path: '/class-exams/{id}/plan',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ zone: DeviceTimeZone }),
  responses: { 200: z.object({ plan_id: z.uuid() }) },
});

const ownPlan = { kind: 'exam_plan', in: 'params', field: 'id' } as const;

export const decideClassExam = endpoint({
  id: 'class_exams.decide',
  summary: 'Move my plan to the new date of the exam, or keep it as it is',
  method: 'PUT',
  path: '/exam-plans/{id}/class-exam',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: IdParams,
  body: z.strictObject({
    /** The date on the page; null for an exam that was removed. */
    exam_at: z.nullable(plannedMoment('Choose a date')),
    is_followed: z.boolean(),
  }),
  responses: { 204: null },
});

export const shareProgress = endpoint({
  id: 'class_exams.share',
  summary: 'Show my progress in this plan to the tutor of its class exam, or stop showing it',
  method: 'PUT',
  path: '/exam-plans/{id}/sharing',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: IdParams,
  body: z.strictObject({ is_shared: z.boolean() }),
  responses: { 204: null },
});
