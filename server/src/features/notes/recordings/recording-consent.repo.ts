import { eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { recordingConsents } from './recordings.tables.ts';

export type GivenConsent = Pick<typeof recordingConsents.$inferSelect, 'host' | 'givenAt'>;

export async function findConsent(executor: Executor, userId: string): Promise<GivenConsent | null> {
  const { host, givenAt } = recordingConsents;
  const [row] = await executor
    .select({ host, givenAt })
    .from(recordingConsents)
    .where(eq(recordingConsents.userId, userId));
  return row ?? null;
}

/** Keeps the time of the first consent to a host, however often consent is given. */
export async function saveConsent(executor: Executor, userId: string, consent: GivenConsent): Promise<void> {
  await executor
    .insert(recordingConsents)
    .values({ userId, ...consent })
    .onConflictDoUpdate({
      target: recordingConsents.userId,
      set: consent,
      setWhere: ne(recordingConsents.host, consent.host),
    });
}

export async function deleteConsent(executor: Executor, userId: string): Promise<void> {
  await executor.delete(recordingConsents).where(eq(recordingConsents.userId, userId));
}
