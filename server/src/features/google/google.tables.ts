import { pgTable } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytes.ts';
import { instant } from '../../platform/database/timestamp.ts';

export const usedSignInStates = pgTable('used_sign_in_states', {
  stateHash: bytes('state_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
