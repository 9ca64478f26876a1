/** Students of a tutor: what each shares, and the tutor's notes. A student reads the same page about themselves. */
import { sharingStates, studentNoteLimits } from '@akada/core/tutors/seen-results.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, Paging, pagingFields, Timestamp, textSearch } from '../wire/fields.ts';
import { Booking, BookingState } from '../work/bookings.ts';

const Person = z.object({ id: z.uuid(), full_name: z.string(), picture_url: z.nullable(z.string()) });
const Percent = z.nullable(z.int());

/** The reason to help a student first, from shared results only. Days and per cents are whole numbers. */
export const StudentNeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fell'), topic: z.string(), percent: z.int(), past: z.int() }),
  z.object({ kind: z.literal('weak'), topic: z.string(), percent: z.int(), answers: z.int() }),
  z.object({ kind: z.literal('quiet'), days: z.int(), exam_in_days: z.nullable(z.int()) }),
]);
export type StudentNeed = z.output<typeof StudentNeed>;

const Sharing = z.enum(sharingStates);

export const ListedStudent = z.object({
  ...Person.shape,
  /** Names of the reading tutor's classes with this student. */
  courses: z.array(z.string()),
  sharing: Sharing,
  /** Null without shared results in a class. */
  need: z.nullable(StudentNeed),
  /** The day of the last shared answer. */
  last_day: z.nullable(z.string()),
  next_session_at: z.nullable(Timestamp),
});
export type ListedStudent = z.output<typeof ListedStudent>;

export const listStudents = endpoint({
  id: 'students.list',
  summary: 'My students: those who need help first with the reason, then by name',
  method: 'GET',
  path: '/tutors/me/students',
  access: 'tutor',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    search: textSearch,
    /** Lists only students with a reason to help. */
    only: z.optional(z.enum(['needs_help'])),
  }),
  responses: { 200: getPage(ListedStudent) },
});

export const StudentNote = z.object({
  id: z.uuid(),
  text: z.string(),
  /** True if the student reads it. */
  shared: z.boolean(),
  written_at: Timestamp,
});
export type StudentNote = z.output<typeof StudentNote>;

/** A topic with its estimate in per cent, and where the true one lies in nine of ten cases. */
export const SeenTopic = z.object({
  title: z.string(),
  source: z.string(),
  percent: z.int(),
  low: z.int(),
  high: z.int(),
  answers: z.int(),
  /** Two weeks ago, and when the last session ended; null if there were too few answers. */
  past: Percent,
  at_session: Percent,
});
export type SeenTopic = z.output<typeof SeenTopic>;

export const SeenResults = z.object({
  /** Names of the shared classes and subjects. */
  sources: z.array(z.string()),
  /** Answers of the last 14 days that count, and the share of right ones; null without any. */
  recent: z.object({ answers: z.int(), percent: Percent }),
  /** Topics with enough answers, highest first. At most 60. */
  topics: z.array(SeenTopic),
  /** The day two weeks ago. */
  past_day: z.string(),
  /** The end of the last session; null before the first. */
  session_at: z.nullable(Timestamp),
  last_day: z.nullable(z.string()),
});
export type SeenResults = z.output<typeof SeenResults>;

/** A handed-in paper of an exam of the tutor. Its marks are null for the student, who reads them at the exam. */
export const SeenPaper = z.object({
  exam_id: z.uuid(),
  paper_id: z.uuid(),
  title: z.string(),
  finished_at: Timestamp,
  marks: z.nullable(z.object({ score: z.number(), max_score: z.number(), waiting: z.int() })),
});
export type SeenPaper = z.output<typeof SeenPaper>;

const PastSession = z.object({
  id: z.uuid(),
  state: BookingState,
  subject: z.string(),
  starts_at: Timestamp,
  minutes: z.int(),
  /** The beginning of the shared notes of the session; empty without any. */
  notes: z.string(),
});

/** Everything that a tutor sees of a student. */
const pageFields = {
  courses: z.array(z.object({ id: z.uuid(), name: z.string(), exam_at: z.nullable(Timestamp) })),
  sharing: z.object({
    state: Sharing,
    /** The student's answer, and what it opens now. */
    classes: z.boolean(),
    sessions: z.boolean(),
    stopped_at: z.nullable(Timestamp),
    /** The kinds of results that the student can share now. */
    can_share: z.object({ classes: z.boolean(), sessions: z.boolean() }),
  }),
  results: z.nullable(SeenResults),
  /** The newest first, at most 50. */
  papers: z.object({ items: z.array(SeenPaper), total: z.int() }),
  sessions: z.object({
    next: z.nullable(Booking),
    /** The last one first, at most 20. */
    past: z.array(PastSession),
    total: z.int(),
  }),
  /** The newest first; the student gets only shared ones. */
  notes: z.array(StudentNote),
  /** The last two messages, the older one first; null before the first one. */
  conversation: z.nullable(
    z.object({
      id: z.uuid(),
      messages: z.array(z.object({ mine: z.boolean(), text: z.string(), written_at: Timestamp })),
    }),
  ),
};

export const StudentPage = z.object({ student: Person, ...pageFields });
export type StudentPage = z.output<typeof StudentPage>;

const student = { kind: 'taught_student', in: 'params', field: 'id' } as const;

export const getStudent = endpoint({
  id: 'students.get',
  summary: 'One student of mine, with what the student shares',
  method: 'GET',
  path: '/tutors/me/students/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: student,
  params: IdParams,
  responses: { 200: StudentPage },
});

const text = z
  .string('Write the note')
  .check(
    z.trim(),
    z.minLength(1, 'Write the note'),
    z.maxLength(studentNoteLimits.text, `Use at most ${studentNoteLimits.text} characters`),
  );

export const addStudentNote = endpoint({
  id: 'students.add_note',
  summary: 'Write a note about a student: for me alone, or for the student to read',
  method: 'POST',
  path: '/tutors/me/students/{id}/notes',
  access: 'tutor',
  effect: 'key',
  object: student,
  params: IdParams,
  body: z.strictObject({ text, shared: z.boolean('Say whether the student reads it') }),
  responses: { 201: StudentNote },
});

const note = { kind: 'student_note', in: 'params', field: 'id' } as const;

export const changeStudentNote = endpoint({
  id: 'students.change_note',
  summary: 'Change the text of my note about a student',
  method: 'PUT',
  path: '/tutors/me/student-notes/{id}',
  access: 'tutor',
  effect: 'natural',
  object: note,
  params: IdParams,
  body: z.strictObject({ text }),
  responses: { 200: StudentNote },
});

export const deleteStudentNote = endpoint({
  id: 'students.delete_note',
  summary: 'Delete my note about a student; it can be restored for an hour',
  method: 'DELETE',
  path: '/tutors/me/student-notes/{id}',
  access: 'tutor',
  effect: 'natural',
  object: note,
  params: IdParams,
  responses: { 204: null },
});

export const restoreStudentNote = endpoint({
  id: 'students.restore_note',
  summary: 'Restore my deleted note',
  method: 'POST',
  path: '/tutors/me/student-notes/{id}/restore',
  access: 'tutor',
  effect: 'natural',
  object: note,
  params: IdParams,
  responses: { 200: StudentNote },
});

export const getToMark = endpoint({
  id: 'students.to_mark',
  summary: 'How many papers with essays wait for my marks, and the one that has waited longest',
  method: 'GET',
  path: '/tutors/me/to-mark',
  access: 'tutor',
  effect: 'safe',
  responses: {
    200: z.object({
      total: z.int(),
      oldest: z.nullable(
        z.object({ exam_id: z.uuid(), paper_id: z.uuid(), title: z.string(), finished_at: Timestamp }),
      ),
    }),
  },
});

export const OwnTutor = z.object({
  ...Person.shape,
  courses: z.array(z.string()),
  sharing: Sharing,
});
export type OwnTutor = z.output<typeof OwnTutor>;

export const listOwnTutors = endpoint({
  id: 'students.my_tutors',
  summary: 'My tutors by name, with the state of sharing',
  method: 'GET',
  path: '/my-tutors',
  access: 'student',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(OwnTutor) },
});

export const TutorView = z.object({ tutor: Person, ...pageFields });
export type TutorView = z.output<typeof TutorView>;

const tutor = { kind: 'own_tutor', in: 'params', field: 'id' } as const;

export const getTutorView = endpoint({
  id: 'students.tutor_view',
  summary: 'Everything that one of my tutors sees of me',
  method: 'GET',
  path: '/my-tutors/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: tutor,
  params: IdParams,
  responses: { 200: TutorView },
});

export const shareResults = endpoint({
  id: 'students.share',
  summary: 'Choose what one of my tutors sees of my results, or stop it',
  method: 'PUT',
  path: '/my-tutors/{id}/sharing',
  access: 'student',
  effect: 'natural',
  object: tutor,
  params: IdParams,
  body: z.strictObject({
    classes: z.boolean('Say whether results of classes are shared'),
    sessions: z.boolean('Say whether results for sessions are shared'),
  }),
  responses: { 200: TutorView },
});
