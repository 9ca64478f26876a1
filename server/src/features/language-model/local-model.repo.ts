import { getTableColumns, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { localModel } from './language-model.tables.ts';

export type LocalModelRow = Omit<typeof localModel.$inferSelect, 'isOnly'>;

export async function findLocalModel(executor: Executor): Promise<LocalModelRow | null> {
  const { isOnly: _isOnly, ...columns } = getTableColumns(localModel);
  const [row] = await executor.select(columns).from(localModel);
  return row ?? null;
}

/** Two administrators change it one after the other, also while there is no row. */
export async function lockLocalModel(tx: Transaction): Promise<LocalModelRow | null> {
  await tx.execute(sql`LOCK TABLE local_model IN EXCLUSIVE MODE`);
  return findLocalModel(tx);
}

export async function saveLocalModel(tx: Transaction, row: LocalModelRow): Promise<void> {
  await tx.insert(localModel).values(row).onConflictDoUpdate({ target: localModel.isOnly, set: row });
}

export async function deleteLocalModel(tx: Transaction): Promise<void> {
  await tx.delete(localModel);
}
