/** Submitted papers of an exam that a tutor set, the first one first. */
import { and, asc, count, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { exams } from '../exam/exams.tables.ts';
import { isPaper, type PaperRow } from './paper-row.ts';

export type PaperState = 'waiting' | 'marked';

const isSubmitted = (courseExamId: string): SQL | undefined =>
  and(eq(exams.sourceKind, 'course_exam'), eq(exams.sourceKey, courseExamId), isNotNull(exams.finishedAt));
const isWaiting = gt(exams.waitingCount, 0);

export async function listPapers(
  executor: Executor,
  courseExamId: string,
  { state, skip, limit }: { state: PaperState | null; skip: number; limit: number },
): Promise<{ rows: PaperRow[]; total: number }> {
  const isIncluded = { waiting: isWaiting, marked: eq(exams.waitingCount, 0) };
  const matches = and(isSubmitted(courseExamId), state === null ? undefined : isIncluded[state]);
  const rows = await executor
    .select()
    .from(exams)
    .where(matches)
    .orderBy(asc(exams.finishedAt), asc(exams.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(exams).where(matches);
  return { rows: rows.filter(isPaper), total: counted?.total ?? 0 };
}

/** Ids of the papers around one; null if there is none. */
export interface Neighbours {
  previousId: string | null;
  nextId: string | null;
  /** The next waiting paper, from the start again after the last one. */
  nextWaitingId: string | null;
}

export async function findNeighbours(
  executor: Executor,
  courseExamId: string,
  { id, finishedAt }: PaperRow,
): Promise<Neighbours> {
  const sortKey = sql`(${exams.finishedAt}, ${exams.id})`;
  const paperKey = sql`(${finishedAt}::timestamptz, ${id}::uuid)`;
  const find = async (condition: SQL | undefined, ...order: SQL[]): Promise<string | null> => {
    const [row] = await executor
      .select({ id: exams.id })
      .from(exams)
      .where(and(isSubmitted(courseExamId), ne(exams.id, id), condition))
      .orderBy(...order)
      .limit(1);
    return row?.id ?? null;
  };
  const [first, last] = [
    [asc(exams.finishedAt), asc(exams.id)],
    [desc(exams.finishedAt), desc(exams.id)],
  ];
  return {
    previousId: await find(sql`${sortKey} < ${paperKey}`, ...(last ?? [])),
    nextId: await find(sql`${sortKey} > ${paperKey}`, ...(first ?? [])),
    nextWaitingId: await find(isWaiting, sql`${sortKey} < ${paperKey}`, ...(first ?? [])),
  };
}
