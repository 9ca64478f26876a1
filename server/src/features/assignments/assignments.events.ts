import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const facts = { id: z.uuid(), title: z.string(), name: z.string() };

/** Work has opened for a student. `name` is the tutor's, `giver` is the class or the tutor who gave it. */
export const assignmentGiven = declareEvent(
  'assignment.given',
  z.strictObject({ ...facts, giver: z.uuid(), dueAt: z.string(), zone: z.string() }),
);

/** The tutor reminds a student: once for each assignment. */
export const assignmentReminded = declareEvent(
  'assignment.reminded',
  z.strictObject({ ...facts, dueAt: z.string(), zone: z.string() }),
);

export const assignmentExtended = declareEvent(
  'assignment.extended',
  z.strictObject({ ...facts, until: z.string(), reason: z.string(), zone: z.string() }),
);

export const assignmentMarked = declareEvent(
  'assignment.marked',
  z.strictObject({ ...facts, points: z.number(), max: z.number() }),
);

/** Notifies the tutor. `name` is the student's; `hour` groups the events of an assignment by hour. */
export const assignmentSubmitted = declareEvent(
  'assignment.handed_in',
  z.strictObject({ ...facts, hour: z.string() }),
);
