import type { ReviewSettings } from '@akada/core/reviews/review-settings.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { cardSettings } from '../card/cards.tables.ts';

/** @returns null if the person has saved no settings */
export async function findSettings(executor: Executor, userId: string): Promise<ReviewSettings | null> {
  const { newPerDay, reviewsPerDay, retention, buttons, typedAnswers, ownMemory } = cardSettings;
  const [row] = await executor
    .select({ newPerDay, reviewsPerDay, retention, buttons, typedAnswers, ownMemory })
    .from(cardSettings)
    .where(eq(cardSettings.userId, userId));
  return row ?? null;
}

export async function putSettings(
  executor: Executor,
  { userId, ...settings }: ReviewSettings & { userId: string },
): Promise<void> {
  await executor
    .insert(cardSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: cardSettings.userId, set: settings });
}
