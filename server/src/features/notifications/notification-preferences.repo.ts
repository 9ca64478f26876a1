import type { ChosenChannels } from '@akada/core/notifications/preferences.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import {
  notificationPreferences as preferences,
  notificationSettings as settings,
} from './notifications.tables.ts';

/** @returns the person's choice for a type; null if there is none */
export async function findChannels(
  executor: Executor,
  userId: string,
  type: string,
): Promise<ChosenChannels | null> {
  const [row] = await executor
    .select({ inApp: preferences.inApp, email: preferences.email })
    .from(preferences)
    .where(and(eq(preferences.userId, userId), eq(preferences.type, type)));
  return row ?? null;
}

/** @returns everything that the person chose, by type */
export async function findAllChannels(
  executor: Executor,
  userId: string,
): Promise<Map<string, ChosenChannels>> {
  const rows = await executor.select().from(preferences).where(eq(preferences.userId, userId));
  return new Map(rows.map(({ type, inApp, email }) => [type, { inApp, email }]));
}

/** A channel that is null stays as it was chosen before. */
export async function saveChannels(
  executor: Executor,
  userId: string,
  selection: readonly (ChosenChannels & { type: string })[],
): Promise<void> {
  if (selection.length === 0) return;
  await executor
    .insert(preferences)
    .values(selection.map((choice) => ({ ...choice, userId })))
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.type],
      set: {
        inApp: sql`coalesce(excluded.in_app, ${preferences.inApp})`,
        email: sql`coalesce(excluded.email, ${preferences.email})`,
      },
    });
}

/** @returns true until the person chose otherwise: only urgent notifications interrupt a day */
export async function wantsDigest(executor: Executor, userId: string): Promise<boolean> {
  const [row] = await executor.select().from(settings).where(eq(settings.userId, userId));
  return row?.dailyDigest ?? true;
}

export async function saveDigest(executor: Executor, userId: string, dailyDigest: boolean): Promise<void> {
  await executor
    .insert(settings)
    .values({ userId, dailyDigest })
    .onConflictDoUpdate({ target: settings.userId, set: { dailyDigest } });
}
