import type { NotePlan } from '@akada/core/generation/plan/plan-note.ts';
import { and, eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';

const notePlans = pgTable('note_plans', {
  noteId: uuid('note_id').primaryKey(),
  /** A digest of the text that the plan was made from. */
  textVersion: text('text_version').notNull(),
  engineVersion: integer('engine_version').notNull(),
  plan: jsonb().$type<NotePlan>().notNull(),
});

/** Names a plan: another text or another engine makes another plan. */
export type PlanKey = Pick<typeof notePlans.$inferSelect, 'noteId' | 'textVersion' | 'engineVersion'>;

/** @returns the plan of this text by this engine, null if there is none */
export async function findPlan(
  executor: Executor,
  { noteId, textVersion, engineVersion }: PlanKey,
): Promise<NotePlan | null> {
  const [row] = await executor
    .select({ plan: notePlans.plan })
    .from(notePlans)
    .where(
      and(
        eq(notePlans.noteId, noteId),
        eq(notePlans.textVersion, textVersion),
        eq(notePlans.engineVersion, engineVersion),
      ),
    );
  return row?.plan ?? null;
}

/**
 * Replaces the plan of a note.
 *
 * @returns false if the note was deleted for good in the meantime
 */
export async function putPlan(
  executor: Executor,
  { noteId, textVersion, engineVersion }: PlanKey,
  plan: NotePlan,
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    INSERT INTO ${notePlans} (note_id, text_version, engine_version, plan)
    SELECT id, ${textVersion}, ${engineVersion}, ${JSON.stringify(plan)}::jsonb FROM notes WHERE id = ${noteId} FOR KEY SHARE
    ON CONFLICT (note_id) DO UPDATE SET text_version = excluded.text_version,
      engine_version = excluded.engine_version, plan = excluded.plan`);
  return rowCount === 1;
}
