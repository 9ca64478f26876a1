/** A tutor's class: the students of a course, their work in it, and who needs help first. */
import * as z from 'zod/mini';
import { nameSearch } from '../../base/catalog.ts';
import { ownCourse } from '../../base/courses.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';

/** Percents are whole numbers. */
export const HelpReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fell'), topic: z.string(), percent: z.int(), was: z.int() }),
  z.object({ kind: z.literal('low'), topic: z.string(), percent: z.int() }),
  /** Exams of the last two weeks that ended without this student. */
  z.object({ kind: z.literal('missed'), exam: z.string(), count: z.int() }),
  z.object({ kind: z.literal('silent'), days: z.int() }),
]);
export type HelpReason = z.output<typeof HelpReason>;

const Share = z.number();

/** Shares are from 0 to 1. */
export const ClassResults = z.object({
  /** Students who share their results with the tutor; only they are counted. */
  sharing: z.int(),
  /** Students who did something in the course in the last seven days. */
  studied: z.int(),
  /** Students who need help, the most pressing first, four at most. */
  needs_help: z.array(z.object({ student_id: z.uuid(), full_name: z.string(), reason: HelpReason })),
  weeks: z.array(
    z.object({
      from: z.string(),
      students: z.int(),
      /** The middle student; null without students. */
      right: z.nullable(Share),
      /** Half of the class lies between these; null for few students. */
      low: z.nullable(Share),
      high: z.nullable(Share),
    }),
  ),
  /** The topics that the class knows least come first. */
  weakest: z.array(z.object({ topic: z.string(), known: Share, students: z.int() })),
});
export type ClassResults = z.output<typeof ClassResults>;

export const ClassOverview = z.object({
  students: z.int(),
  /** The course takes no students and no announcements any more. */
  is_ended: z.boolean(),
  exam_at: z.nullable(Timestamp),
  /** Null while the tutor is not approved. */
  results: z.nullable(ClassResults),
});
export type ClassOverview = z.output<typeof ClassOverview>;

export const getClass = endpoint({
  id: 'classes.get',
  summary: 'How the students of a course of mine are doing in it',
  method: 'GET',
  path: '/courses/{id}/class',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  responses: { 200: ClassOverview },
});

export const ClassPerson = z.object({
  student_id: z.uuid(),
  full_name: z.string(),
  joined_at: Timestamp,
  /** False if the student shares no results with the tutor. */
  shares: z.boolean(),
  /** Days since the last work in the course; null before the first, and without shared results. */
  silent_days: z.nullable(z.int()),
  /** Knowledge of all topics together; null while there are too few answers. */
  known: z.nullable(z.object({ share: Share, low: Share, high: Share })),
  weakest: z.nullable(z.object({ topic: z.string(), share: Share })),
  reason: z.nullable(HelpReason),
});
export type ClassPerson = z.output<typeof ClassPerson>;

export const ClassOrder = z.enum(['need', 'name', 'activity'], 'Choose need, name or activity');
export type ClassOrder = z.output<typeof ClassOrder>;

export const listClassPeople = endpoint({
  id: 'classes.people',
  summary: 'The students of a course of mine: those who need help first, by name, or by their last work',
  method: 'GET',
  path: '/courses/{id}/people',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  query: z.strictObject({ ...pagingFields, search: nameSearch, order: z._default(ClassOrder, 'need') }),
  responses: { 200: getPage(ClassPerson) },
});
