/** Work that a tutor gives to a class or to single students, and each student's part in it. */
import {
  assignmentKinds,
  lateRules,
  assignmentLimits as limits,
} from '@akada/core/assignments/assignment-rules.ts';
import { workStates } from '@akada/core/assignments/work-state.ts';
import * as z from 'zod/mini';
import { nameSearch } from '../../base/catalog.ts';
import { NamedCourse } from '../../base/courses.ts';
import { draftText, Topic } from '../../material/question-fields.ts';
import { endpoint } from '../../wire/endpoint.ts';
import {
  getPage,
  IdParams,
  Paging,
  pagingFields,
  plannedMoment,
  Timestamp,
  TimeZone,
} from '../../wire/fields.ts';

const AssignmentKind = z.enum(assignmentKinds, 'Choose set, exam, cards, reading or essay');

const filledText = (name: string, maxLength: number) =>
  draftText(name, maxLength).check(z.minLength(1, `${name} is empty`));

const wholeNumber = (min: number, max: number, sentence: string) =>
  z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence));

const QuestionCount = wholeNumber(1, limits.questions, `Choose 1 to ${limits.questions} questions`);

const AssignedCard = z.strictObject({
  front: filledText('The front of a card', limits.cardSide),
  back: filledText('The back of a card', limits.cardSide),
});

const Criterion = z.strictObject({
  name: filledText('The name of a criterion', limits.criterionName),
  points: wholeNumber(1, limits.points, `Give 1 to ${limits.points} points`),
});

/** The source of a set: chosen questions of the tutor's bank, a number of them by topic, or a set of a course. */
const QuestionSource = z.discriminatedUnion(
  'from',
  [
    z.strictObject({
      from: z.literal('chosen'),
      question_ids: z
        .array(z.uuid('Choose questions'), 'Choose questions')
        .check(
          z.minLength(1, 'Choose at least one question'),
          z.maxLength(limits.questions, `Choose at most ${limits.questions} questions`),
        ),
    }),
    z.strictObject({
      from: z.literal('topics'),
      /** All topics if empty. */
      topics: z.array(Topic).check(z.maxLength(50, 'Choose at most 50 topics')),
      count: QuestionCount,
    }),
    z.strictObject({ from: z.literal('course_set'), course_set_id: z.uuid('Choose a set') }),
  ],
  'Choose questions, topics or a set',
);
export type QuestionSource = z.output<typeof QuestionSource>;

export const AssignmentContent = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('set'), source: QuestionSource }),
    z.strictObject({ kind: z.literal('exam'), course_exam_id: z.uuid('Choose one of your exams') }),
    z.strictObject({
      kind: z.literal('cards'),
      cards: z
        .array(AssignedCard, 'Write cards')
        .check(
          z.minLength(1, 'Write at least one card'),
          z.maxLength(limits.cards, `Write at most ${limits.cards} cards`),
        ),
    }),
    z.strictObject({ kind: z.literal('reading'), text: filledText('The text', limits.reading) }),
    z.strictObject({
      kind: z.literal('essay'),
      criteria: z
        .array(Criterion, 'Write criteria')
        .check(
          z.minLength(1, 'Write at least one criterion'),
          z.maxLength(limits.criteria, `Write at most ${limits.criteria} criteria`),
        ),
    }),
  ],
  'Choose set, exam, cards, reading or essay',
);
export type AssignmentContent = z.output<typeof AssignmentContent>;

const Moment = z.nullable(plannedMoment('Choose a day and a time'));

/** Fields that may change later. */
const termFields = {
  title: filledText('The title', limits.title).check(z.regex(/^\P{Cc}*$/u, 'Write the title on one line')),
  instruction: z._default(draftText('The instruction', limits.instruction), ''),
  /** Null for an exam, which has its own window. Other work without a time opens immediately. */
  opens_at: z._default(Moment, null),
  /** Null only for an exam. */
  due_at: z._default(Moment, null),
  /** The time zone in which the tutor chose the times. */
  zone: TimeZone,
  late_rule: z._default(z.enum(lateRules, 'Choose mark, until or none'), 'mark'),
  /** The last moment of the rule `until`; null for the other rules. */
  late_until: z._default(Moment, null),
  attempts: z._default(wholeNumber(1, limits.attempts, `Allow 1 to ${limits.attempts} attempts`), 1),
};

export const AssignmentForm = z.strictObject({
  /** The class; null for named students. */
  course_id: z._default(z.nullable(z.uuid('Choose one of your classes')), null),
  student_ids: z._default(
    z
      .array(z.uuid('Choose students'), 'Choose students')
      .check(z.maxLength(limits.students, `Choose at most ${limits.students} students`)),
    [],
  ),
  content: AssignmentContent,
  ...termFields,
});
export type AssignmentForm = z.output<typeof AssignmentForm>;

const AssignmentTerms = z.strictObject({
  ...termFields,
  /** The version on the page. */
  version: wholeNumber(1, 2_147_483_647, 'Load this page again'),
});
export type AssignmentTerms = z.output<typeof AssignmentTerms>;

const summaryFields = {
  id: z.uuid(),
  course: z.nullable(NamedCourse),
  kind: AssignmentKind,
  title: z.string(),
  /** Questions or cards; points of an essay; 0 for the rest. */
  size: z.int(),
  opens_at: z.nullable(Timestamp),
  /** Null if the exam was deleted or has no window yet. */
  due_at: z.nullable(Timestamp),
  zone: z.string(),
  server_now: Timestamp,
};

export const AssignmentSummary = z.object({
  ...summaryFields,
  phase: z.enum(['coming', 'open', 'past']),
  /** Students in the assignment, finished work, essays that wait for marks, and students to remind. */
  students: z.int(),
  done: z.int(),
  to_mark: z.int(),
  to_remind: z.int(),
  /** Per cent of the points of finished work; null without any. */
  percent: z.nullable(z.int()),
});
export type AssignmentSummary = z.output<typeof AssignmentSummary>;

export const Assignment = z.object({
  ...AssignmentSummary.shape,
  instruction: z.string(),
  late_rule: z.enum(lateRules),
  late_until: z.nullable(Timestamp),
  attempts: z.int(),
  course_exam_id: z.nullable(z.uuid()),
  cards: z.array(z.object({ front: z.string(), back: z.string() })),
  text: z.nullable(z.string()),
  criteria: z.array(z.object({ name: z.string(), points: z.int() })),
  version: z.int(),
});
export type Assignment = z.output<typeof Assignment>;

const score = z.nullable(z.object({ points: z.number(), max: z.number() }));

/** The state of one student's work. */
const workFields = {
  state: z.enum(workStates),
  /** True for work after its due date, submitted or not. */
  is_late: z.boolean(),
  done: z.int(),
  total: z.int(),
  attempt: z.int(),
  handed_in_at: z.nullable(Timestamp),
  marked_at: z.nullable(Timestamp),
  score,
  /** The student's own due date. */
  due_at: z.nullable(Timestamp),
  extended_until: z.nullable(Timestamp),
  extension_reason: z.nullable(z.string()),
};

export const AssignmentStudent = z.object({
  student_id: z.uuid(),
  full_name: z.string(),
  /** False for a student who left. */
  is_student: z.boolean(),
  ...workFields,
  opened_at: z.nullable(Timestamp),
  reminded_at: z.nullable(Timestamp),
});
export type AssignmentStudent = z.output<typeof AssignmentStudent>;

export const AssignmentWork = z.object({
  ...AssignmentStudent.shape,
  text: z.nullable(z.string()),
  points: z.nullable(z.array(z.number())),
  comment: z.nullable(z.string()),
  mark_version: z.int(),
});
export type AssignmentWork = z.output<typeof AssignmentWork>;

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

const mineFields = {
  ...summaryFields,
  ...workFields,
  tutor_name: z.string(),
  /** False if the class has ended, the student left, or the tutor teaches no longer. */
  is_open: z.boolean(),
};

export const MyAssignmentSummary = z.object(mineFields);
export type MyAssignmentSummary = z.output<typeof MyAssignmentSummary>;

export const MyAssignment = z.object({
  ...mineFields,
  instruction: z.string(),
  late_rule: z.enum(lateRules),
  /** The last moment at which work is taken; null if there is none. */
  closes_at: z.nullable(Timestamp),
  attempts: z.int(),
  course_exam_id: z.nullable(z.uuid()),
  text: z.nullable(z.string()),
  criteria: z.array(z.object({ name: z.string(), points: z.int() })),
  /** The student's own set, once started; null if it was deleted since. */
  set_id: z.nullable(z.uuid()),
  essay: z.nullable(z.string()),
  points: z.nullable(z.array(z.number())),
  comment: z.nullable(z.string()),
});
export type MyAssignment = z.output<typeof MyAssignment>;

export const listAssignedWork = endpoint({
  id: 'assignments.mine',
  summary: 'Work that my tutors gave me: work to do first, by due date',
  method: 'GET',
  path: '/my-assignments',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    course_id: z.optional(z.uuid('Choose a class')),
    show: z._default(z.enum(['all', 'to_do'], 'Choose all or to_do'), 'all'),
  }),
  responses: { 200: getPage(MyAssignmentSummary) },
});

export const getMyAssignment = endpoint({
  id: 'assignments.get_mine',
  summary: 'Work that a tutor gave me',
  method: 'GET',
  path: '/my-assignments/{id}',
  access: 'student',
  effect: 'safe',
  params: IdParams,
  responses: { 200: MyAssignment },
});

export const openMyAssignment = endpoint({
  id: 'assignments.open',
  summary: 'Say that I have seen this work',
  method: 'POST',
  path: '/my-assignments/{id}/opening',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 204: null },
});

export const startMyAssignment = endpoint({
  id: 'assignments.start',
  summary:
    'Start this work: its questions or cards become mine. Started before: the same. With `again` the next attempt',
  method: 'POST',
  path: '/my-assignments/{id}/start',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  /** The attempt to start, from 1. */
  body: z.strictObject({ attempt: wholeNumber(1, limits.attempts, 'Load this page again') }),
  timeoutMs: 30_000,
  responses: { 200: MyAssignment },
});

export const handInMyAssignment = endpoint({
  id: 'assignments.hand_in',
  summary: 'Hand in an essay, or confirm that I read a text: once',
  method: 'POST',
  path: '/my-assignments/{id}/hand-in',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    /** Null for a text to read. */
    text: z._default(z.nullable(draftText('Your text', limits.essay)), null),
  }),
  responses: { 200: MyAssignment },
});
