import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** A tutor sent an announcement to a class. It is recorded once for every student in the course. */
export const announcementSent = declareEvent(
  'announcement.sent',
  z.strictObject({ course: z.string(), courseId: z.uuid(), tutor: z.string() }),
);
