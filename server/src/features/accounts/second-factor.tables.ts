import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytes.ts';
import { instant } from '../../platform/database/timestamp.ts';

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: bytes('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a code was entered: until then it asks nobody for anything. */
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
});

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
);
