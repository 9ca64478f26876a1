import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type PaperRemarkRow, paperRemarks } from './paper-remarks.tables.ts';

/** @returns all remarks of a paper, the first one first */
export function findRemarks(executor: Executor, examId: string): Promise<PaperRemarkRow[]> {
  return executor
    .select()
    .from(paperRemarks)
    .where(eq(paperRemarks.examId, examId))
    .orderBy(asc(paperRemarks.writtenAt), asc(paperRemarks.id));
}

/** @returns the paper of a remark; null for an unknown remark */
export async function findPaperId(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ examId: paperRemarks.examId })
    .from(paperRemarks)
    .where(eq(paperRemarks.id, id));
  return row?.examId ?? null;
}

export async function insertRemark(tx: Transaction, row: PaperRemarkRow): Promise<void> {
  await tx.insert(paperRemarks).values(row);
}

export async function deleteRemark(tx: Transaction, examId: string, id: string): Promise<void> {
  await tx.delete(paperRemarks).where(and(eq(paperRemarks.examId, examId), eq(paperRemarks.id, id)));
}
