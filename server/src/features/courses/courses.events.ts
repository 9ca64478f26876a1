import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** The subject of both is a decision: what is approved can be rejected later, and approved again. */
export const courseApproved = declareEvent('course.approved', z.strictObject({ course: z.string() }));
export const courseRejected = declareEvent(
  'course.rejected',
  z.strictObject({ course: z.string(), reason: z.string() }),
);
