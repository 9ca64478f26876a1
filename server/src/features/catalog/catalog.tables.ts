import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

const named = () => ({
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Its name as `catalogKey` makes it: by this it exists once and is found. */
  nameKey: text('name_key').notNull(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  /** The time of a tutor's proposal; null once it belongs to the catalog. */
  proposedAt: instant('proposed_at'),
});

export const schools = pgTable('schools', named());

export const departments = pgTable('departments', {
  ...named(),
  schoolId: uuid('school_id').notNull(),
});

/** Tutors who proposed a department that the catalog does not have yet. */
export const departmentProposals = pgTable('department_proposals', {
  userId: uuid('user_id').notNull(),
  departmentId: uuid('department_id').notNull(),
  proposedAt: instant('proposed_at').notNull(),
});
