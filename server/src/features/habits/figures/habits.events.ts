import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** Once for each achievement of a student: its subject is made of both. */
export const achievementWon = declareEvent('habit.achievement_won', z.strictObject({ key: z.string() }));

/** At the student's hour, once a day: its subject is made of the student and the day. */
export const studyReminderDue = declareEvent(
  'habit.study_reminder_due',
  z.strictObject({
    cards: z.number(),
    questions: z.number(),
    /** Days in a row that end unless something is done today; null for none, or where gamification is minimised. */
    streak: z.nullable(z.number()),
  }),
);
