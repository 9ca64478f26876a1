/** Which notes have formulas of an older renderer. */
import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notes } from './notes.tables.ts';

/** @returns ids of ready notes, deleted ones too: they may be restored */
export async function findNotesOfOlderFormulas(
  executor: Executor,
  version: number,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.status, 'ready'), lt(notes.formulasVersion, version)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns false if the note already has formulas of this version, or was deleted */
export async function markFormulas(executor: Executor, id: string, version: number): Promise<boolean> {
  const marked = await executor
    .update(notes)
    .set({ formulasVersion: version })
    .where(and(eq(notes.id, id), lt(notes.formulasVersion, version)))
    .returning({ id: notes.id });
  return marked.length > 0;
}
