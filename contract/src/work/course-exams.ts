/** Exams that a tutor sets for a course: what is asked of whom and when, who sat, and more time for one student. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { nameSearch } from '../base/catalog.ts';
import { NamedCourse } from '../base/courses.ts';
import { BankDifficulty, draftText, Tag, Topic } from '../material/question-fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { Marking } from './exam-order.ts';

const whole = (lowest: number, highest: number, sentence: string) =>
  z.int(sentence).check(z.minimum(lowest, sentence), z.maximum(highest, sentence));

const Instant = z.iso.datetime({ offset: true, error: 'Give a date and a time' });

/**
 * The time at which results are shown: as soon as the student has submitted, after the exam has closed for
 * all, or never.
 */
export const ShowRule = z.enum(['at_once', 'after_close', 'never'], 'Choose at_once, after_close or never');
export type ShowRule = z.output<typeof ShowRule>;

/** The questions that each paper is drawn from: chosen ones, or all published ones of the course that fit. */
export const CourseExamPool = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('chosen'),
      question_ids: z
        .array(z.uuid('Choose questions'), 'Choose questions')
        .check(
          z.minLength(1, 'Choose at least one question'),
          z.maxLength(500, 'Choose at most 500 questions'),
        ),
    }),
    z.strictObject({
      kind: z.literal('filter'),
      /** Each empty list takes all. A question has one of the topics, one of the difficulties and one of the tags. */
      topics: z._default(z.array(Topic).check(z.maxLength(50, 'Choose at most 50 topics')), []),
      difficulties: z._default(z.array(BankDifficulty).check(z.maxLength(3, 'Choose each once')), []),
      tags: z._default(
        z.array(Tag).check(z.maxLength(bankLimits.tags, `Choose at most ${bankLimits.tags} tags`)),
        [],
      ),
    }),
  ],
  'Choose questions, or name what they have in common',
);
export type CourseExamPool = z.output<typeof CourseExamPool>;

/** Fields that may change at any time. */
const laterFields = {
  title: z
    .string('Title is required')
    .check(
      z.trim(),
      z.minLength(1, 'Title is required'),
      z.maxLength(120, 'The title has at most 120 characters'),
      z.regex(/^\P{Cc}*$/u, 'Write the title on one line'),
    ),
  /** Plain text, shown before the start and next to the questions. */
  instructions: z._default(draftText('Instructions', 4_000), ''),
  closes_at: z.nullable(Instant),
  attempts: z._default(whole(1, 10, 'Allow 1 to 10 attempts'), 1),
  results_show: z._default(ShowRule, 'after_close'),
  /** Never before the results. */
  keys_show: z._default(ShowRule, 'after_close'),
};

const formFields = {
  ...laterFields,
  pool: CourseExamPool,
  question_count: whole(1, 200, 'Ask 1 to 200 questions'),
  duration_minutes: whole(1, 300, 'Choose 1 to 300 minutes'),
  marking: z._default(Marking, { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' }),
  /** A draft may omit both ends. */
  opens_at: z.nullable(Instant),
};

export const CourseExamForm = z.strictObject({
  course_id: z.uuid('Choose one of your courses'),
  ...formFields,
});
export type CourseExamForm = z.output<typeof CourseExamForm>;

/** `draft`: only its tutor sees it. The other states follow the window. */
export const CourseExamState = z.enum(['draft', 'coming', 'open', 'closed']);
export type CourseExamState = z.output<typeof CourseExamState>;

const summaryFields = {
  id: z.uuid(),
  course: NamedCourse,
  title: z.string(),
  state: CourseExamState,
  question_count: z.int(),
  duration_minutes: z.int(),
  opens_at: z.nullable(Timestamp),
  closes_at: z.nullable(Timestamp),
  /** The server's clock at the moment of answering. */
  server_now: Timestamp,
  /** The numbers of students who have started, of students sitting it now, and of ended sittings. */
  started: z.int(),
  sitting: z.int(),
  finished: z.int(),
};

export const CourseExamSummary = z.object(summaryFields);
export type CourseExamSummary = z.output<typeof CourseExamSummary>;

export const CourseExam = z.object({
  ...summaryFields,
  instructions: z.string(),
  pool: CourseExamPool,
  /** How many questions of the pool can be asked now. */
  pool_size: z.int(),
  marking: Marking,
  attempts: z.int(),
  results_show: ShowRule,
  keys_show: ShowRule,
  /** Once a student has started, only title, instructions, end, attempts and the display rules can change. */
  is_fixed: z.boolean(),
  published_at: z.nullable(Timestamp),
  /** Raised by each change. */
  version: z.int(),
});
export type CourseExam = z.output<typeof CourseExam>;

const courseExam = { kind: 'course_exam', in: 'params', field: 'id' } as const;

export const listCourseExams = endpoint({
  id: 'course_exams.list',
  summary: 'Exams that I set, the newest first',
  method: 'GET',
  path: '/course-exams',
  access: 'tutor',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, course_id: z.optional(z.uuid('Choose a course')) }),
  responses: { 200: getPage(CourseExamSummary) },
});

export const createCourseExam = endpoint({
  id: 'course_exams.create',
  summary: 'Write an exam for a course of mine, as a draft',
  method: 'POST',
  path: '/course-exams',
  access: 'tutor',
  effect: 'key',
  body: CourseExamForm,
  responses: { 201: CourseExam },
});

export const getCourseExam = endpoint({
  id: 'course_exams.get',
  summary: 'An exam that I set',
  method: 'GET',
  path: '/course-exams/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: courseExam,
  params: IdParams,
  responses: { 200: CourseExam },
});

export const editCourseExam = endpoint({
  id: 'course_exams.edit',
  summary:
    'Change an exam. Changed by another edit since: 409 with the present one in `detail.course_exam`. Once somebody has begun: 409 for what is fixed',
  method: 'PUT',
  path: '/course-exams/{id}',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: IdParams,
  /** `version` is the version that the editor saw. */
  body: z.strictObject({ ...formFields, version: whole(1, 2_147_483_647, 'Load this page again') }),
  responses: { 200: CourseExam },
});

export const publishCourseExam = endpoint({
  id: 'course_exams.publish',
  summary:
    'Show an exam to the students of the course, and tell them. It has to be whole, and its tutor approved',
  method: 'POST',
  path: '/course-exams/{id}/publish',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: IdParams,
  responses: { 200: CourseExam },
});

export const deleteCourseExam = endpoint({
  id: 'course_exams.delete',
  summary: 'Delete an exam: nobody can begin it any more. For an hour it can be restored',
  method: 'DELETE',
  path: '/course-exams/{id}',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: IdParams,
  responses: { 204: null },
});

export const restoreCourseExam = endpoint({
  id: 'course_exams.restore',
  summary: 'Bring a deleted exam back as it was',
  method: 'POST',
  path: '/course-exams/{id}/restore',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: IdParams,
  responses: { 200: CourseExam },
});

export const DeletedCourseExam = z.object({
  id: z.uuid(),
  title: z.string(),
  restorable_until: Timestamp,
});
export type DeletedCourseExam = z.output<typeof DeletedCourseExam>;

export const listDeletedCourseExams = endpoint({
  id: 'course_exams.list_deleted',
  summary: 'Exams that I set, deleted and can restore, the last one first, at most 100',
  method: 'GET',
  path: '/deleted-course-exams',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(DeletedCourseExam) }) },
});

/** One attempt of a student, as the tutor sees it. */
export const CourseExamSitting = z.object({
  exam_id: z.uuid(),
  status: z.enum(['in_progress', 'finished']),
  started_at: Timestamp,
  deadline_at: Timestamp,
  finished_at: z.nullable(Timestamp),
  finished_by: z.nullable(z.enum(['submit', 'deadline'])),
  /** Null until finished, and so is the rest. */
  answered: z.nullable(z.int()),
  correct: z.nullable(z.int()),
  score: z.nullable(z.number()),
  max_score: z.nullable(z.number()),
  percent: z.nullable(z.int()),
  /** Essays that wait for marks, and count 0 until then; absent if there is none. */
  waiting: z.optional(z.int()),
});
export type CourseExamSitting = z.output<typeof CourseExamSitting>;

export const CourseExamStudent = z.object({
  student_id: z.uuid(),
  full_name: z.string(),
  /** False for one who has left the course since. */
  is_enrolled: z.boolean(),
  /** More time, per cent of the duration. */
  extra_percent: z.int(),
  extra_attempts: z.int(),
  /** The first one first. */
  sittings: z.array(CourseExamSitting),
});
export type CourseExamStudent = z.output<typeof CourseExamStudent>;

/** How far a student has come: `sitting` while an attempt runs, `finished` once one has ended and none runs. */
export const SittingState = z.enum(
  ['not_begun', 'sitting', 'finished'],
  'Choose not_begun, sitting or finished',
);
export type SittingState = z.output<typeof SittingState>;

export const listCourseExamStudents = endpoint({
  id: 'course_exams.students',
  summary: 'Who is in the course and how they sat, by name; also those who sat and have left',
  method: 'GET',
  path: '/course-exams/{id}/students',
  access: 'tutor',
  effect: 'safe',
  object: courseExam,
  params: IdParams,
  query: z.strictObject({ ...pagingFields, search: nameSearch, state: z.optional(SittingState) }),
  responses: { 200: getPage(CourseExamStudent) },
});

export const changeCourseExamStudent = endpoint({
  id: 'course_exams.change_student',
  summary: 'Give one student more time or attempts; the time of an attempt under way moves at once',
  method: 'PUT',
  path: '/course-exams/{id}/students/{student_id}',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: z.strictObject({ id: z.uuid(), student_id: z.uuid() }),
  body: z.strictObject({
    extra_percent: whole(0, 200, 'Give 0 to 200 per cent more time'),
    extra_attempts: whole(0, 10, 'Give 0 to 10 more attempts'),
  }),
  responses: { 200: CourseExamStudent },
});

export const courseExamResults = endpoint({
  id: 'course_exams.results',
  summary: 'Every attempt as a line of a CSV file',
  method: 'GET',
  path: '/course-exams/{id}/results.csv',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: courseExam,
  params: IdParams,
  sendsFile: 'text/csv',
  responses: { 200: null },
});

/** An exam of a joined course, as its student sees it. */
export const SetExam = z.object({
  id: z.uuid(),
  course: NamedCourse,
  title: z.string(),
  instructions: z.string(),
  state: z.enum(['coming', 'open', 'closed']),
  question_count: z.int(),
  /** The duration without extra time. */
  duration_minutes: z.int(),
  extra_percent: z.int(),
  marking: Marking,
  opens_at: Timestamp,
  /** An attempt ends then at the latest. */
  closes_at: Timestamp,
  server_now: Timestamp,
  /** The attempts, including extra ones for this student. */
  attempts: z.int(),
  attempts_left: z.int(),
  /** The attempt in progress, to continue. */
  running_exam_id: z.nullable(z.uuid()),
  results_show: ShowRule,
  keys_show: ShowRule,
  /** True while results wait until the tutor releases the marks; absent otherwise. */
  is_marking: z.optional(z.boolean()),
  /** Attempts that ended, the first one first. `percent` is null until results show. */
  finished: z.array(
    z.object({
      exam_id: z.uuid(),
      finished_at: Timestamp,
      percent: z.nullable(z.int()),
      /** Essays that wait for marks, and count 0 until then; absent if there is none. */
      waiting: z.optional(z.int()),
    }),
  ),
});
export type SetExam = z.output<typeof SetExam>;

export const listSetExams = endpoint({
  id: 'course_exams.mine',
  summary:
    'Exams of the courses that I joined: open ones first, then coming, then past. Start one with `exams.start`',
  method: 'GET',
  path: '/mcq/course-exams',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    course_id: z.optional(z.uuid('Choose a course')),
    state: z.optional(z.enum(['coming', 'open', 'closed'], 'Choose coming, open or closed')),
  }),
  responses: { 200: getPage(SetExam) },
});
