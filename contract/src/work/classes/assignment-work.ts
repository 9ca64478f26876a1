/** Work that was given, and the state of each student in it. */
import { lateRules } from '@akada/core/assignments/assignment-rules.ts';
import { workStates } from '@akada/core/assignments/work-state.ts';
import * as z from 'zod/mini';
import { NamedCourse } from '../../base/courses.ts';
import { Timestamp } from '../../wire/fields.ts';
import { AssignmentKind } from './assignment-form.ts';

/** Fields that both tutor and student read. */
export const summaryFields = {
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

/** A row of the tutor’s list. */
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

/** An assignment as its tutor reads it. */
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
export const workFields = {
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

/** One student’s work in the tutor’s list. */
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

/** One student’s work with its text and marks. */
export const AssignmentWork = z.object({
  ...AssignmentStudent.shape,
  text: z.nullable(z.string()),
  points: z.nullable(z.array(z.number())),
  comment: z.nullable(z.string()),
  mark_version: z.int(),
});
export type AssignmentWork = z.output<typeof AssignmentWork>;
