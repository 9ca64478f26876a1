import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** A student has reviewed the user, a tutor, or changed the review. Each event has a separate subject. */
export const tutorReviewed = declareEvent(
  'tutor_review.written',
  z.strictObject({ author: z.string(), rating: z.int() }),
);

/** The tutor has replied to the review, which is the subject and the user's. */
export const reviewAnswered = declareEvent('tutor_review.answered', z.strictObject({ name: z.string() }));
