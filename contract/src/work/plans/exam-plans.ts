/** Exam plans: a student gives a date, and reads what to study on each day until then. */
import { planLimits } from '@akada/core/exam-plans/plan-limits.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { DeviceTimeZone, IdParams, plannedMoment, Timestamp } from '../../wire/fields.ts';
import { CardQueue } from '../reviews.ts';

const [minTarget, maxTarget] = planLimits.target;
const [minMinutes, maxMinutes] = planLimits.minutesPerDay;

/** Exactly one of these: a course, the cards and questions of a note, a set, or a subject of the sample paper. */
const sourceFields = {
  course_id: z.optional(z.uuid('Choose a course')),
  file_id: z.optional(z.uuid('Choose a note')),
  generation_id: z.optional(z.uuid('Choose a set')),
  subject: z.optional(z.string('Choose a subject').check(z.trim(), z.minLength(1), z.maxLength(120))),
};

const PlanSource = z
  .strictObject(sourceFields)
  .check(
    z.refine(
      (source) => Object.values(source).filter((id) => id !== undefined).length === 1,
      'Name one course, note, set or subject',
    ),
  );
export type PlanSource = z.output<typeof PlanSource>;

const Day = z.iso.date('Choose a day');

export const ExamPlanForm = z.strictObject({
  exam_at: plannedMoment('Choose the day and the hour of your exam'),
  sources: z
    .array(PlanSource, 'Choose what the exam is about')
    .check(
      z.minLength(1, 'Choose what the exam is about'),
      z.maxLength(planLimits.sources, `Choose at most ${planLimits.sources}`),
    ),
  /** The share that should be known, in per cent. */
  target: z.int('Choose a target').check(z.minimum(minTarget), z.maximum(maxTarget)),
  minutes_per_day: z.int('Choose your minutes').check(z.minimum(minMinutes), z.maximum(maxMinutes)),
  /** Weekdays without study, from 1 for Monday to 7. */
  free_weekdays: z._default(
    z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(6, 'Leave one day for study')),
    [],
  ),
  free_days: z._default(
    z.array(Day).check(z.maxLength(planLimits.freeDays, `Choose at most ${planLimits.freeDays} days`)),
    [],
  ),
  /** The zone of the device, which says what day it is. */
  zone: DeviceTimeZone,
});
export type ExamPlanForm = z.output<typeof ExamPlanForm>;

/** Per cent of the content. */
export const ExpectedShare = z.object({ share: z.int(), low: z.int(), high: z.int() });

/** `unsaid` if the student would rather not say. */
const Outcome = z.enum(['better', 'as_expected', 'worse', 'unsaid'], 'Say how it went');
export type Outcome = z.output<typeof Outcome>;

const sharedFields = {
  id: z.uuid(),
  exam_at: Timestamp,
  target: z.int(),
  minutes_per_day: z.int(),
  free_weekdays: z.array(z.int()),
  free_days: z.array(z.string()),
  /** `title` is null for a source that the student no longer has. */
  sources: z.array(z.object({ ...sourceFields, title: z.nullable(z.string()) })),
  created_at: Timestamp,
  /** The student's own view of the exam; it is null until they were asked. */
  outcome: z.nullable(Outcome),
  /** Days from the first one of the plan to yesterday on which something of its content was studied. */
  studied_days: z.array(z.string()),
  start_day: z.string(),
  /** The days from today to the exam; none once it has started. */
  days: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(['study', 'free', 'rest', 'exam']),
      minutes: z.number(),
      has_mock: z.boolean(),
    }),
  ),
};

/** Minutes of today: what is left, and what was studied. */
const todaysMinutes = { minutes: z.number(), done_minutes: z.number() };

/** A plan in a list, without its work and its forecast. */
export const ListedExamPlan = z.object({
  ...sharedFields,
  today: z.object(todaysMinutes),
  forecast: z.nullable(z.object({ if_followed: ExpectedShare })),
});
export type ListedExamPlan = z.output<typeof ListedExamPlan>;

/** A guide, or a note without one, that the student has not read to its end. */
const PlanReading = z.object({
  id: z.uuid(),
  kind: z.enum(['guide', 'note']),
  title: z.string(),
  /** Minutes of today; a long one continues on later days. */
  minutes: z.int(),
  /** Minutes of all of it. */
  all_minutes: z.int(),
});
export type PlanReading = z.output<typeof PlanReading>;

export const ExamPlan = z.object({
  ...sharedFields,
  /** The rest of today, without the work that was done. */
  today: z.object({
    ...todaysMinutes,
    cards_minutes: z.int(),
    questions_minutes: z.int(),
    mock_minutes: z.int(),
    /** Faces of cards that were seen before, and new ones. */
    cards_due: z.int(),
    cards_new: z.int(),
    /** In the order of their worth, 200 at most. */
    face_ids: z.array(z.uuid()),
    question_ids: z.array(z.uuid()),
    /** The topic of most of the questions; null without questions or topics. */
    topic: z.nullable(z.string()),
    /** Questions of the mock exam; null on other days. */
    mock_questions: z.nullable(z.int()),
    readings: z.array(PlanReading),
    /** Readings that were finished today, which can be undone. */
    finished_readings: z.array(PlanReading),
  }),
  content: z.object({
    cards: z.int(),
    cards_seen: z.int(),
    questions: z.int(),
    questions_seen: z.int(),
    readings: z.int(),
    readings_finished: z.int(),
    /** True if the sources have more than a plan can hold. */
    is_cut: z.boolean(),
  }),
  /** Null once the exam has started, and without content. */
  forecast: z.nullable(
    z.object({
      reach: z.enum(['likely', 'uncertain', 'unlikely']),
      if_followed: ExpectedShare,
      if_every_second_day_missed: ExpectedShare,
      if_stopped: ExpectedShare,
      /** The day by which everything was asked once; null if some of it never is. */
      all_seen_on: z.nullable(z.string()),
      unseen: z.int(),
      /** Answers on later days that the range follows from. */
      answers: z.int(),
      /** Changes that would each make the target likely; null if none is needed. */
      advice: z.nullable(
        z.object({
          minutes_per_day: z.nullable(z.int()),
          later_days: z.nullable(z.int()),
          omitted_items: z.nullable(z.int()),
        }),
      ),
    }),
  ),
});
export type ExamPlan = z.output<typeof ExamPlan>;

const ownPlan = { kind: 'exam_plan', in: 'params', field: 'id' } as const;
const inZone = z.strictObject({ zone: DeviceTimeZone });

export const listExamPlans = endpoint({
  id: 'exam_plans.list',
  summary: 'My exam plans by the date of the exam, each with its days and today',
  method: 'GET',
  path: '/exam-plans',
  access: 'student',
  effect: 'safe',
  query: inZone,
  responses: { 200: z.object({ items: z.array(ListedExamPlan) }) },
});

const PlanNeeds = z.object({
  /** Minutes of a day, at most as many as the form gives. */
  minutes: z.int(),
  study_days: z.int(),
  cards: z.int(),
  questions: z.int(),
  readings: z.int(),
  forecast: ExamPlan.shape.forecast,
});
export type PlanNeeds = z.output<typeof PlanNeeds>;

export const previewExamPlan = endpoint({
  id: 'exam_plans.preview',
  summary: 'What an exam plan would need with these dates, minutes and sources; nothing is stored',
  method: 'POST',
  path: '/exam-plans/preview',
  access: 'student',
  effect: 'safe',
  /** The plan that the form changes; none for a new plan. */
  query: z.strictObject({ plan_id: z.optional(z.uuid()) }),
  body: ExamPlanForm,
  responses: { 200: PlanNeeds },
});

export const createExamPlan = endpoint({
  id: 'exam_plans.create',
  summary: 'Plan the days until an exam',
  method: 'POST',
  path: '/exam-plans',
  access: 'student',
  effect: 'key',
  body: ExamPlanForm,
  responses: { 201: ExamPlan },
});

export const getExamPlan = endpoint({
  id: 'exam_plans.get',
  summary: 'One exam plan of mine with its days and today',
  method: 'GET',
  path: '/exam-plans/{id}',
  access: 'student',
  effect: 'safe',
  object: ownPlan,
  params: IdParams,
  query: inZone,
  responses: { 200: ExamPlan },
});

export const changeExamPlan = endpoint({
  id: 'exam_plans.change',
  summary: 'Change the date, the content or the time of an exam plan',
  method: 'PUT',
  path: '/exam-plans/{id}',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: IdParams,
  body: ExamPlanForm,
  responses: { 200: ExamPlan },
});

export const deleteExamPlan = endpoint({
  id: 'exam_plans.delete',
  summary: 'Delete an exam plan; for an hour it can be restored',
  method: 'DELETE',
  path: '/exam-plans/{id}',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: IdParams,
  responses: { 204: null },
});

export const restoreExamPlan = endpoint({
  id: 'exam_plans.restore',
  summary: 'Restore a deleted exam plan',
  method: 'POST',
  path: '/exam-plans/{id}/restore',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: IdParams,
  query: inZone,
  responses: { 200: ExamPlan },
});

export const getPlannedCards = endpoint({
  id: 'exam_plans.cards',
  summary: 'The cards that my exam plan asks today, as a queue of reviews; due or not, each review counts',
  method: 'GET',
  path: '/exam-plans/{id}/cards',
  access: 'student',
  effect: 'safe',
  private: true,
  object: ownPlan,
  params: IdParams,
  query: inZone,
  responses: { 200: CardQueue },
});

export const finishReading = endpoint({
  id: 'exam_plans.finish_reading',
  summary: 'Say that a guide or a note of my exam plan was read, or was not after all',
  method: 'PUT',
  path: '/exam-plans/{id}/readings/{reading_id}',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: z.strictObject({ ...IdParams.shape, reading_id: z.uuid() }),
  body: z.strictObject({ is_finished: z.boolean('Say yes or no'), zone: DeviceTimeZone }),
  responses: { 200: ExamPlan },
});

export const reportOutcome = endpoint({
  id: 'exam_plans.report_outcome',
  summary: 'Say how the exam went, once it has started; a later call replaces what was said',
  method: 'PUT',
  path: '/exam-plans/{id}/outcome',
  access: 'student',
  effect: 'natural',
  object: ownPlan,
  params: IdParams,
  body: z.strictObject({ outcome: Outcome, zone: DeviceTimeZone }),
  responses: { 200: ExamPlan },
});
