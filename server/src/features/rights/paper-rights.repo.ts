import type { ShareKind } from '@akada/core/sharing/share-rules.ts';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { paperRights } from './rights.tables.ts';

/** The reason why only its owner sees a shared thing. */
export type Closure = 'taken_down' | 'unconfirmed';

/** An owner's thing that can be shared, as `shares` names it. */
export interface Subject {
  ownerId: string;
  kind: ShareKind;
  subjectId: string;
}

/** @returns the papers that the subject and the versions of its share come from */
export async function findPapers(executor: Executor, subject: Subject): Promise<string[]> {
  const { ownerId, kind, subjectId } = subject;
  const { rows } = await executor.execute<{ papers: string[] }>(
    sql`SELECT papers_of_subject(${ownerId}::uuid, ${kind}, ${subjectId}) || coalesce((SELECT papers FROM shares
      WHERE owner_id = ${ownerId} AND kind = ${kind} AND subject_id = ${subjectId} AND revoked_at IS NULL), '{}') AS papers`,
  );
  return rows[0]?.papers ?? [];
}

/** @returns the papers that questions come from */
export async function findPapersOfQuestions(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await executor.execute<{ papers: string[] }>(
    sql`SELECT papers_of_questions(${sql.param([...ids])}::uuid[]) AS papers`,
  );
  return rows[0]?.papers ?? [];
}

export async function findShareClosure(executor: Executor, shareId: string): Promise<Closure | null> {
  const { rows } = await executor.execute<{ closure: Closure | null }>(
    sql`SELECT share_closure(shares) AS closure FROM shares WHERE id = ${shareId}`,
  );
  return rows[0]?.closure ?? null;
}

/** @returns the reason against handing on questions of these papers */
export async function findPapersClosure(
  executor: Executor,
  userId: string,
  papers: readonly string[],
): Promise<Closure | null> {
  const ids = sql`${sql.param([...papers])}::uuid[]`;
  const { rows } = await executor.execute<{ closure: Closure | null }>(sql`SELECT CASE
    WHEN EXISTS (SELECT FROM copyright_cases WHERE state IN ('taken_down', 'kept_down') AND papers && ${ids})
      THEN 'taken_down'
    WHEN lacks_paper_right(${userId}::uuid, ${ids}) THEN 'unconfirmed' END AS closure`);
  return rows[0]?.closure ?? null;
}

/** An earlier confirmation of the same paper stays as it is. @returns whether one was added */
export async function insertRights(
  tx: Transaction,
  rows: readonly (typeof paperRights.$inferInsert)[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const { userId, paperId } = paperRights;
  const added = await tx
    .insert(paperRights)
    .values([...rows])
    .onConflictDoNothing({ target: [userId, paperId] })
    .returning({ id: paperRights.id });
  return added.length > 0;
}

/** Marks questions as coming from each of these papers. */
export async function markQuestions(
  tx: Transaction,
  papers: readonly string[],
  questionIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`INSERT INTO paper_parts (paper_id, question_id)
    SELECT paper, question FROM unnest(${sql.param([...papers])}::uuid[]) AS paper
      CROSS JOIN unnest(${sql.param([...questionIds])}::uuid[]) AS question
    ON CONFLICT DO NOTHING`);
}

export async function clearPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.update(paperRights).set({ userId: null }).where(eq(paperRights.userId, userId));
}
