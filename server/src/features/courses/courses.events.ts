import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const courseFacts = { course: z.string(), courseId: z.uuid() };

/**
 * A student is in a course, by a code, from the catalog or by undoing their departure. Each time has its own
 * subject.
 */
export const courseJoined = declareEvent('course.joined', z.strictObject({ courseId: z.uuid() }));

/** The subject of both is a decision: what is approved can be rejected later, and approved again. */
export const courseApproved = declareEvent('course.approved', z.strictObject(courseFacts));
export const courseRejected = declareEvent(
  'course.rejected',
  z.strictObject({ ...courseFacts, reason: z.string() }),
);
