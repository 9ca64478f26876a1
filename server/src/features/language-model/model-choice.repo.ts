import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { modelChoices } from './language-model.tables.ts';

export type ChoiceRow = typeof modelChoices.$inferSelect;

export async function findChoice(executor: Executor, userId: string): Promise<ChoiceRow | null> {
  const [row] = await executor.select().from(modelChoices).where(eq(modelChoices.userId, userId));
  return row ?? null;
}

export async function saveChoice(executor: Executor, { userId, ...chosen }: ChoiceRow): Promise<void> {
  await executor
    .insert(modelChoices)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: modelChoices.userId, set: chosen });
}
