import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** Happens once per student and achievement; its subject combines both. */
export const achievementWon = declareEvent('habit.achievement_won', z.strictObject({ key: z.string() }));

/** Happens once a day at the student's hour; its subject combines the student and the day. */
export const studyReminderDue = declareEvent(
  'habit.study_reminder_due',
  z.strictObject({
    cards: z.number(),
    questions: z.number(),
    /** The streak that ends without activity today; null without one, or if gamification is minimised. */
    streak: z.nullable(z.number()),
  }),
);
