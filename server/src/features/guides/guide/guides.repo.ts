import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../../platform/undo/undo.ts';
import { type GuideRow, type GuideSectionRow, guideSections, guides } from './guides.tables.ts';

export type NewGuide = Pick<GuideRow, 'id' | 'userId' | 'noteId' | 'title' | 'createdAt'>;

export async function insertGuide(executor: Executor, guide: NewGuide): Promise<void> {
  await executor.insert(guides).values(guide);
}

/** @returns a guide of any account, null for a deleted one */
export async function findGuide(executor: Executor, id: string): Promise<GuideRow | null> {
  const [row] = await executor
    .select()
    .from(guides)
    .where(and(eq(guides.id, id), notDeleted(guides)));
  return row ?? null;
}

/** Deleted or not. @returns false when it was removed for good */
export async function markMade(
  tx: Transaction,
  id: string,
  madeBy: Pick<GuideRow, 'model' | 'offlineReason'>,
): Promise<boolean> {
  const marked = await tx.update(guides).set(madeBy).where(eq(guides.id, id)).returning({ id: guides.id });
  return marked.length > 0;
}

export async function nameModel(tx: Transaction, id: string, model: string): Promise<void> {
  await tx.update(guides).set({ model }).where(eq(guides.id, id));
}

export interface WantedGuides {
  userId: string;
  noteId: string | undefined;
  skip: number;
  limit: number;
}

const isWanted = ({ userId, noteId }: WantedGuides) =>
  and(
    eq(guides.userId, userId),
    notDeleted(guides),
    noteId === undefined ? undefined : eq(guides.noteId, noteId),
  );

/** Newest first. */
export async function findGuides(
  executor: Executor,
  requested: WantedGuides,
): Promise<{ rows: GuideRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(guides)
      .where(isWanted(requested))
      .orderBy(desc(guides.createdAt), asc(guides.id))
      .offset(requested.skip)
      .limit(requested.limit),
    executor.select({ total: count() }).from(guides).where(isWanted(requested)),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const mostDeletedListed = 100;

/** @returns guides that can be restored, the last one first */
export async function findDeletedGuides(executor: Executor, userId: string, now: number) {
  const { id, title, deletedAt } = guides;
  const rows = await executor
    .select({ id, title, deletedAt })
    .from(guides)
    .where(and(eq(guides.userId, userId), canBeRestored(guides, now)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(mostDeletedListed);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? getInstant(now) }));
}

export async function markProgress(
  executor: Executor,
  id: string,
  progress: Pick<GuideRow, 'done' | 'total'>,
): Promise<void> {
  await executor.update(guides).set(progress).where(eq(guides.id, id));
}

export async function insertSections(
  tx: Transaction,
  rows: readonly (typeof guideSections.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(guideSections).values([...rows]);
}

/** The counts of a guide's sections that a list shows. */
/** @returns the newest ready guide of each of these notes, with its words */
export async function findNewestOfNotes(
  executor: Executor,
  userId: string,
  noteIds: readonly string[],
): Promise<{ id: string; noteId: string; title: string; words: number }[]> {
  const { id, noteId, title, createdAt } = guides;
  return executor
    .selectDistinctOn([noteId], {
      id,
      noteId,
      title,
      words: sql<number>`sum(${guideSections.words})`.mapWith(Number),
    })
    .from(guides)
    .innerJoin(guideSections, eq(guideSections.guideId, id))
    .where(and(eq(guides.userId, userId), inArray(noteId, [...noteIds]), notDeleted(guides)))
    .groupBy(id)
    .orderBy(noteId, desc(createdAt), asc(id));
}

export interface SectionCounts {
  guideId: string;
  sections: number;
  words: number;
  byModel: number;
  /** Sections that a model may still write. */
  left: number;
}

export async function countSections(
  executor: Executor,
  guideIds: readonly string[],
): Promise<SectionCounts[]> {
  const { guideId, words, origin, made } = guideSections;
  const byModel = sql`${origin} = 'model'`;
  const isLeft = sql`${made} ->> 'leftBy' IS NOT NULL`;
  return executor
    .select({
      guideId,
      sections: count(),
      words: sql<number>`sum(${words})`.mapWith(Number),
      byModel: sql<number>`count(*) FILTER (WHERE ${byModel})`.mapWith(Number),
      left: sql<number>`count(*) FILTER (WHERE ${isLeft})`.mapWith(Number),
    })
    .from(guideSections)
    .where(inArray(guideId, [...guideIds]))
    .groupBy(guideId);
}

/** @returns the sections of a guide, in their order */
export function findSections(executor: Executor, guideId: string): Promise<GuideSectionRow[]> {
  return executor
    .select()
    .from(guideSections)
    .where(eq(guideSections.guideId, guideId))
    .orderBy(asc(guideSections.number));
}

const isSection = ({ guideId, number }: Pick<GuideSectionRow, 'guideId' | 'number'>) =>
  and(eq(guideSections.guideId, guideId), eq(guideSections.number, number));

export async function findSection(
  executor: Executor,
  section: Pick<GuideSectionRow, 'guideId' | 'number'>,
): Promise<GuideSectionRow | null> {
  const [row] = await executor.select().from(guideSections).where(isSection(section));
  return row ?? null;
}

/** @returns false when it is of another version by now */
export async function updateSection(
  tx: Transaction,
  { version, ...section }: Pick<GuideSectionRow, 'guideId' | 'number' | 'version'>,
  next: Partial<GuideSectionRow>,
): Promise<boolean> {
  const updated = await tx
    .update(guideSections)
    .set({ ...next, version: version + 1 })
    .where(and(isSection(section), eq(guideSections.version, version)))
    .returning({ number: guideSections.number });
  return updated.length > 0;
}

/** @returns sections whose content is older than this version, of deleted guides too */
export function findOlderSections(
  executor: Executor,
  version: number,
  limit: number,
): Promise<GuideSectionRow[]> {
  return executor.select().from(guideSections).where(lt(guideSections.contentVersion, version)).limit(limit);
}

/** Skips a section whose version changed in the meantime, because the change stored its own content. */
export async function renewSection(
  executor: Executor,
  section: Pick<GuideSectionRow, 'guideId' | 'number' | 'version' | 'content' | 'contentVersion'>,
): Promise<void> {
  const { content, contentVersion } = section;
  await executor
    .update(guideSections)
    .set({ content, contentVersion })
    .where(and(isSection(section), sql`${guideSections.version} = ${section.version}`));
}
