/** Work that a count still has to do: one row for each event. Rows are only added, so that transactions never wait. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { habitDue } from './habits.tables.ts';

export type DueHabits = Pick<typeof habitDue.$inferInsert, 'userId' | 'reviewIds' | 'examId'>;

export async function addDue(tx: Transaction, rows: DueHabits[]): Promise<void> {
  await tx.insert(habitDue).values(rows);
}

/** Deletes before anything is read: what happens afterwards is due again. */
export async function takeDue(
  tx: Transaction,
  userId: string,
): Promise<{ reviewIds: string[]; examIds: string[] }> {
  const { rows } = await tx.execute<{ reviewIds: string[]; examId: string | null }>(sql`
    DELETE FROM ${habitDue} WHERE user_id = ${userId}
    RETURNING review_ids AS "reviewIds", exam_id AS "examId"`);
  return {
    reviewIds: rows.flatMap(({ reviewIds }) => reviewIds),
    examIds: [...new Set(rows.flatMap(({ examId }) => examId ?? []))],
  };
}
