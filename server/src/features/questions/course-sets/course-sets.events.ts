import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** The user is in the course; each time has a subject of its own. `name` is that of the tutor, `id` that of the set. */
export const courseSetShared = declareEvent(
  'course_set.shared',
  z.strictObject({ id: z.uuid(), title: z.string(), name: z.string(), course: z.string(), version: z.int() }),
);
