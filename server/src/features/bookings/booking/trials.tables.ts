import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/** The tutors who offer a trial lesson. */
export const tutorTrials = pgTable('tutor_trials', {
  tutorId: uuid('tutor_id').primaryKey(),
  /** In kobo; 0 is free. */
  price: bigint({ mode: 'number' }).notNull(),
});
