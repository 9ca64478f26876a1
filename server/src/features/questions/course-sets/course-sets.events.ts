import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/**
 * A set was shared in a course of the user; each time has its own subject. `name` is the tutor's, `id` is the
 * set's.
 */
export const courseSetShared = declareEvent(
  'course_set.shared',
  z.strictObject({ id: z.uuid(), title: z.string(), name: z.string(), course: z.string(), version: z.int() }),
);
