import { and, asc, count, desc, eq, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import { listedTree } from '../../../platform/content/stored/listed-beginning.ts';
import { contains } from '../../../platform/database/contains.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../../platform/undo/undo.ts';
import { questions } from '../question/questions.tables.ts';
import { type PassageRow, passages } from './passages.tables.ts';

/** A statement takes 65,535 values. */
const rowsAtOnce = 1_000;

export async function insertPassages(
  executor: Executor,
  rows: readonly (typeof passages.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await executor.insert(passages).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** @returns a passage of any account or of the sample, deleted ones too */
export async function findPassage(executor: Executor, id: string): Promise<PassageRow | null> {
  const [row] = await executor.select().from(passages).where(eq(passages.id, id));
  return row ?? null;
}

/** Locks it until the transaction ends: its text, and the places of its questions. @returns null for a deleted one */
export async function lockPassage(tx: Transaction, id: string): Promise<PassageRow | null> {
  const [row] = await tx
    .select()
    .from(passages)
    .where(and(eq(passages.id, id), notDeleted(passages)))
    .for('update');
  return row ?? null;
}

export type EditedPassage = Pick<
  PassageRow,
  'title' | 'text' | 'content' | 'contentVersion' | 'version' | 'changedAt'
>;

export async function writePassage(tx: Transaction, id: string, next: EditedPassage): Promise<void> {
  await tx.update(passages).set(next).where(eq(passages.id, id));
}

export interface PassageFilter {
  /** Null for the sample. */
  userId: string | null;
  words: readonly string[];
  skip: number;
  limit: number;
}

function matching({ userId, words }: PassageFilter): SQL | undefined {
  return and(
    userId === null ? isNull(passages.userId) : eq(passages.userId, userId),
    notDeleted(passages),
    ...words.map((word) => or(contains(passages.title, word), contains(passages.text, word))),
  );
}

const ofPassage = (passageId: SQL | string) =>
  and(sql`${questions.passageId} = ${passageId}`, isNull(questions.generationId), notDeleted(questions));

const charactersShown = 300;

export async function findPassages(executor: Executor, filter: PassageFilter) {
  const { id, title, isSample, version, createdAt, changedAt } = passages;
  const held = executor
    .select({ held: count() })
    .from(questions)
    .where(ofPassage(sql`${passages.id}`));
  const rows = await executor
    .select({
      id,
      title,
      isSample,
      version,
      createdAt,
      changedAt,
      excerpt: sql<string>`left(${passages.text}, ${charactersShown})`,
      excerptContent: listedTree(passages.content),
      questionCount: sql<number>`(${held})::int`,
    })
    .from(passages)
    .where(matching(filter))
    .orderBy(desc(changedAt), asc(id))
    .limit(filter.limit)
    .offset(filter.skip);
  const [counted] = await executor.select({ total: count() }).from(passages).where(matching(filter));
  return { rows, total: counted?.total ?? 0 };
}

export type PassageListRow = Awaited<ReturnType<typeof findPassages>>['rows'][number];

/** @returns the questions of a passage that are not deleted, in their order */
export function findQuestionsOf(executor: Executor, passageId: string) {
  const { id, status, position } = questions;
  return executor
    .select({
      id,
      status,
      stem: sql<string>`left(${questions.stem}, ${charactersShown})`,
      stemContent: listedTree(questions.content, 'stem'),
    })
    .from(questions)
    .where(ofPassage(passageId))
    .orderBy(asc(position), asc(id));
}

export type QuestionOfPassage = Awaited<ReturnType<typeof findQuestionsOf>>[number];

/** @returns how many questions a passage has, and the last of their positions; deleted ones keep theirs */
export async function countPositions(
  tx: Transaction,
  passageId: string,
): Promise<{ taken: number; last: number }> {
  const [row] = await tx
    .select({ taken: count(), last: max(questions.position) })
    .from(questions)
    .where(eq(questions.passageId, passageId));
  return { taken: row?.taken ?? 0, last: row?.last ?? 0 };
}

/** As `countPositions`, of many passages by their ids; one without questions is not in it. */
export async function countPositionsOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, { taken: number; last: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: questions.passageId, taken: count(), last: max(questions.position) })
    .from(questions)
    .where(inArray(questions.passageId, [...ids]))
    .groupBy(questions.passageId);
  return new Map(
    rows.flatMap(({ id, taken, last }) => (id === null ? [] : [[id, { taken, last: last ?? 0 }]])),
  );
}

/** Gives questions the positions 1, 2 and so on, in this order. */
export async function orderQuestions(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const inputs = ids.map((id, index) => ({ id, position: index + 1 }));
  await tx.execute(sql`
    UPDATE ${questions} AS old SET position = given.position
    FROM jsonb_to_recordset(${JSON.stringify(inputs)}::jsonb) AS given (id uuid, position integer)
    WHERE old.id = given.id`);
}

const mostDeletedListed = 100;

/** @returns passages that can be restored, the last one first */
export async function findDeletedPassages(executor: Executor, userId: string, now: number) {
  const { id, title, deletedAt } = passages;
  const rows = await executor
    .select({ id, title, deletedAt })
    .from(passages)
    .where(and(eq(passages.userId, userId), canBeRestored(passages, now)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(mostDeletedListed);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? getInstant(now) }));
}

/**
 * @param userId restricts to one account; null for all accounts
 * @returns passages with these ids, not deleted
 */
export function findPassagesByIds(
  executor: Executor,
  userId: string | null,
  ids: readonly string[],
): Promise<PassageRow[]> {
  return executor
    .select()
    .from(passages)
    .where(
      and(
        inArray(passages.id, [...ids]),
        userId === null ? undefined : eq(passages.userId, userId),
        notDeleted(passages),
      ),
    );
}

/** @returns passages whose content is older than this version, deleted ones too */
export function findOlderPassages(executor: Executor, version: number, limit: number) {
  const { id, text } = passages;
  return executor
    .select({ id, text })
    .from(passages)
    .where(lt(passages.contentVersion, version))
    .limit(limit);
}

/** Content of the same version or a newer one stays: another worker was faster. */
export async function renewPassages(
  executor: Executor,
  renewed: readonly Pick<PassageRow, 'id' | 'content' | 'contentVersion'>[],
): Promise<void> {
  const created = renewed.map(({ id, content, contentVersion: version }) => ({ id, content, version }));
  await executor.execute(sql`
    UPDATE ${passages} AS old SET content = made.content, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb) AS made (id uuid, content jsonb, version integer)
    WHERE old.id = made.id AND old.content_version < made.version`);
}
