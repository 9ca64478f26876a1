import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const courseFacts = { course: z.string(), courseId: z.uuid() };

/**
 * A student is in a course, by a code, from the catalog or by undoing their departure. Each time has its own
 * subject.
 */
export const courseJoined = declareEvent('course.joined', z.strictObject({ courseId: z.uuid() }));

/** The user is the tutor of the course, the subject the enrolment; `group` names the course and the hour. */
export const memberJoined = declareEvent(
  'course.member_joined',
  z.strictObject({ ...courseFacts, name: z.string(), group: z.string() }),
);

/** The subject of both is a decision: what is approved can be rejected later, and approved again. */
export const courseApproved = declareEvent(
  'course.approved',
  // The department is there if it was a proposal, which the same decision put into the catalog.
  z.strictObject({ ...courseFacts, newDepartment: z.optional(z.string()) }),
);
export const courseRejected = declareEvent(
  'course.rejected',
  z.strictObject({ ...courseFacts, reason: z.string() }),
);
