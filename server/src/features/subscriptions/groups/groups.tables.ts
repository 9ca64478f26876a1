import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const premiumGroups = pgTable('premium_groups', {
  id: uuid().primaryKey(),
  /** Null after the account was erased. */
  ownerId: uuid('owner_id'),
  name: text().notNull(),
  joinCode: text('join_code').notNull(),
  seats: integer().notNull(),
  paidUntil: instant('paid_until'),
  remindedOf: instant('reminded_of'),
  endedSaidOf: instant('ended_said_of'),
  createdAt: instant('created_at').notNull(),
});

export type GroupRow = typeof premiumGroups.$inferSelect;

export const groupInvoices = pgTable('group_invoices', {
  id: uuid().primaryKey(),
  groupId: uuid('group_id').notNull(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  seats: integer().notNull(),
  months: integer().notNull(),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  paidBy: text('paid_by').$type<'card' | 'transfer'>(),
  paidAt: instant('paid_at'),
  bankReference: text('bank_reference'),
  createdAt: instant('created_at').notNull(),
});

export type InvoiceRow = typeof groupInvoices.$inferSelect;

export const groupSeats = pgTable('group_seats', {
  userId: uuid('user_id').primaryKey(),
  groupId: uuid('group_id').notNull(),
  takenAt: instant('taken_at').notNull(),
});
