import { lt } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';

const usedSignInStates = pgTable('used_sign_in_states', {
  stateHash: bytes('state_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Exactly one of several concurrent calls with one state gets true. */
export async function useState(executor: Executor, stateHash: Buffer, expiresAt: string): Promise<boolean> {
  const used = await executor
    .insert(usedSignInStates)
    .values({ stateHash, expiresAt })
    .onConflictDoNothing()
    .returning({ stateHash: usedSignInStates.stateHash });
  return used.length > 0;
}

export async function deleteStatesExpiredBefore(executor: Executor, moment: string): Promise<void> {
  await executor.delete(usedSignInStates).where(lt(usedSignInStates.expiresAt, moment));
}
