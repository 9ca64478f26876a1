import type { Ways } from '@akada/core/notifications/preferences.ts';
import type { NotificationType } from '@akada/core/notifications/types.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import {
  notificationPreferences as preferences,
  notificationSettings as settings,
} from './notifications.tables.ts';

/** @returns what the person chose for a type, null where nothing */
export async function findWays(
  executor: Executor,
  userId: string,
  type: NotificationType,
): Promise<Ways | null> {
  const [row] = await executor
    .select({ inApp: preferences.inApp, email: preferences.email })
    .from(preferences)
    .where(and(eq(preferences.userId, userId), eq(preferences.type, type)));
  return row ?? null;
}

/** @returns everything that the person chose, by type */
export async function findAllWays(executor: Executor, userId: string): Promise<Map<NotificationType, Ways>> {
  const rows = await executor.select().from(preferences).where(eq(preferences.userId, userId));
  return new Map(rows.map(({ type, inApp, email }) => [type, { inApp, email }]));
}

export async function saveWays(
  executor: Executor,
  userId: string,
  chosen: readonly (Ways & { type: NotificationType })[],
): Promise<void> {
  if (chosen.length === 0) return;
  await executor
    .insert(preferences)
    .values(chosen.map((ways) => ({ ...ways, userId })))
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.type],
      set: { inApp: sql`excluded.in_app`, email: sql`excluded.email` },
    });
}

export async function wantsDigest(executor: Executor, userId: string): Promise<boolean> {
  const [row] = await executor.select().from(settings).where(eq(settings.userId, userId));
  return row?.dailyDigest ?? false;
}

export async function saveDigest(executor: Executor, userId: string, dailyDigest: boolean): Promise<void> {
  await executor
    .insert(settings)
    .values({ userId, dailyDigest })
    .onConflictDoUpdate({ target: settings.userId, set: { dailyDigest } });
}
