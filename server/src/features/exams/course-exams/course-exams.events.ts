import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

const facts = z.strictObject({ exam: z.string(), course: z.string(), courseId: z.uuid() });

/** A tutor has published an exam. The event is recorded once for each student who is in its course then. */
export const courseExamPublished = declareEvent('course_exam.published', facts);

/**
 * The results of an exam show to all who sat it. The event is recorded once for each of them, each time that
 * the exam closes.
 */
export const courseExamResultsShown = declareEvent('course_exam.results_shown', facts);
