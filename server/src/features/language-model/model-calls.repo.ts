import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { modelCalls } from './language-model.tables.ts';

export async function deleteAnswers(executor: Executor, workId: string): Promise<void> {
  await executor.update(modelCalls).set({ answer: null }).where(eq(modelCalls.workId, workId));
}
