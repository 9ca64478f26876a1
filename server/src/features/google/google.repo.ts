import { lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { usedSignInStates } from './google.tables.ts';

/** Of any number of calls with one state, one gets true. */
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
