/** Registers of group sessions: who was there. */
import { attendanceStates } from '@akada/core/tutorials/register-rules.ts';
import * as z from 'zod/mini';
import { ownCourse } from '../../base/courses.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, Paging, Timestamp } from '../../wire/fields.ts';

export const Attendance = z.enum(attendanceStates, 'Choose present, late, absent or excused');

const GroupSession = z.object({ id: z.uuid(), title: z.string(), starts_at: Timestamp });

export const RegisterRow = z.object({
  student_id: z.uuid(),
  full_name: z.string(),
  /** Null until it is marked. */
  state: z.nullable(Attendance),
  /** Earlier marks of this student in this session, the first one first. */
  corrected: z.array(z.object({ state: Attendance, marked_at: Timestamp })),
});
export type RegisterRow = z.output<typeof RegisterRow>;

export const Register = z.object({
  session: GroupSession,
  /** False until shortly before the start, and of a cancelled session. */
  is_open: z.boolean(),
  opens_at: Timestamp,
  /** By name. */
  items: z.array(RegisterRow),
});
export type Register = z.output<typeof Register>;

const tutorial = { kind: 'tutorial', in: 'params', field: 'id' } as const;

export const readRegister = endpoint({
  id: 'registers.get',
  summary: 'Who has a seat in a group session of mine, and who was there',
  method: 'GET',
  path: '/tutorials/{id}/register',
  access: 'tutor',
  effect: 'safe',
  object: tutorial,
  params: IdParams,
  responses: { 200: Register },
});

export const markRegister = endpoint({
  id: 'registers.mark',
  summary: 'Mark students of a group session of mine. An earlier mark stays on record',
  method: 'PUT',
  path: '/tutorials/{id}/register',
  access: 'tutor',
  effect: 'natural',
  object: tutorial,
  params: IdParams,
  body: z.strictObject({
    marks: z
      .array(z.strictObject({ student_id: z.uuid('Choose a student'), state: Attendance }))
      .check(z.minLength(1, 'Mark a student'), z.maxLength(50, 'At most 50 students')),
  }),
  responses: { 200: Register },
});

export const registerFile = endpoint({
  id: 'registers.file',
  summary: 'The register of a group session of mine as a CSV file',
  method: 'GET',
  path: '/tutorials/{id}/register.csv',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: tutorial,
  params: IdParams,
  sendsFile: 'text/csv',
  responses: { 200: null },
});

export const ClassSession = z.extend(GroupSession, {
  is_open: z.boolean(),
  /** Students of the class with a seat. */
  students: z.int(),
  /** Numbers of these students by their mark. */
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
});
export type ClassSession = z.output<typeof ClassSession>;

export const listClassSessions = endpoint({
  id: 'registers.of_class',
  summary: 'My group sessions in which students of a course of mine have a seat, the last one first',
  method: 'GET',
  path: '/courses/{id}/group-sessions',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  query: Paging,
  responses: { 200: getPage(ClassSession) },
});

export const OwnAttendance = z.object({
  session: GroupSession,
  tutor_name: z.string(),
  state: Attendance,
  marked_at: Timestamp,
});
export type OwnAttendance = z.output<typeof OwnAttendance>;

export const listOwnAttendance = endpoint({
  id: 'registers.mine',
  summary: 'How I was marked in group sessions, the last one first',
  method: 'GET',
  path: '/attendance',
  access: 'student',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(OwnAttendance) },
});
