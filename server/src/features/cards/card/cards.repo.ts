import { and, asc, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../../platform/undo/undo.ts';
import { type CardFaceRow, type CardRow, cardFaces, cards } from './cards.tables.ts';

/** @returns the decks of these faces; deleted cards have none */
export function findSourcesOf(executor: Executor, userId: string, faceIds: readonly string[]) {
  return executor
    .select({ faceId: cardFaces.id, noteId: cards.noteId, courseId: cards.courseId })
    .from(cardFaces)
    .innerJoin(cards, eq(cards.id, cardFaces.cardId))
    .where(
      and(eq(cardFaces.userId, userId), sql`${cardFaces.id} = ANY (${sql.param([...faceIds])}::uuid[])`),
    );
}

export type NewCard = typeof cards.$inferInsert;

/** A statement takes 65,535 values. */
const rowsAtOnce = 1_000;

/**
 * @returns by note the number of its cards, without undecided cards and without cards of questions, which an
 * exam may hold
 */
export async function countByNote(
  executor: Executor,
  userId: string,
  noteIds: readonly string[],
): Promise<Map<string, number>> {
  if (noteIds.length === 0) return new Map();

  const rows = await executor
    .select({ noteId: cards.noteId, total: count() })
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        inArray(cards.noteId, [...noteIds]),
        eq(cards.state, 'active'),
        isNull(cards.questionId),
        notDeleted(cards),
      ),
    )
    .groupBy(cards.noteId);
  return new Map(rows.flatMap(({ noteId, total }) => (noteId === null ? [] : [[noteId, total]])));
}

/** @returns ids of the added cards: a question has one card */
export async function insertCards(executor: Executor, rows: readonly NewCard[]): Promise<string[]> {
  const added: string[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = await executor
      .insert(cards)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing()
      .returning({ id: cards.id });
    added.push(...some.map(({ id }) => id));
  }
  return added;
}

export async function insertFaces(
  executor: Executor,
  rows: readonly (typeof cardFaces.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await executor
      .insert(cardFaces)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  }
}

/** @returns a card of any account, deleted ones too */
export async function findCard(executor: Executor, id: string): Promise<CardRow | null> {
  const [row] = await executor.select().from(cards).where(eq(cards.id, id));
  return row ?? null;
}

/** @returns this person's cards among these ids, in the order of their sets, deleted ones too */
export function findCardsByIds(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<CardRow[]> {
  return executor
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), isAmong(ids)))
    .orderBy(desc(cards.createdAt), asc(cards.position), asc(cards.id));
}

/** Locks it until the transaction ends. @returns null for a deleted one */
export async function lockCard(tx: Transaction, id: string): Promise<CardRow | null> {
  const [row] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), notDeleted(cards)))
    .for('update');
  return row ?? null;
}

export async function updateCard(tx: Transaction, id: string, next: Partial<CardRow>): Promise<void> {
  await tx.update(cards).set(next).where(eq(cards.id, id));
}

const isAmong = (ids: readonly string[]): SQL => sql`${cards.id} = ANY (${sql.param([...ids])}::uuid[])`;

export function findFacesOf(executor: Executor, cardIds: readonly string[]): Promise<CardFaceRow[]> {
  if (cardIds.length === 0) return Promise.resolve([]);
  return executor
    .select()
    .from(cardFaces)
    .where(inArray(cardFaces.cardId, [...cardIds]))
    .orderBy(asc(cardFaces.cardId), asc(cardFaces.ordinal));
}

/** @returns this person's faces among these ids */
export function findFaces(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<CardFaceRow[]> {
  return executor
    .select()
    .from(cardFaces)
    .where(and(eq(cardFaces.userId, userId), inArray(cardFaces.id, [...ids])));
}

export async function removeFaces(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cardFaces).where(inArray(cardFaces.id, [...ids]));
}

/**
 * Copies the memory of these faces.
 *
 * @param met ids of faces that memory knows
 */
export async function markMet(
  tx: Transaction,
  ids: readonly string[],
  met: readonly string[],
): Promise<void> {
  const isMet = sql`${cardFaces.id} = ANY (${sql.param([...met])}::uuid[])`;
  await tx
    .update(cardFaces)
    .set({ met: isMet })
    .where(and(inArray(cardFaces.id, [...ids]), sql`${cardFaces.met} IS DISTINCT FROM ${isMet}`));
}

/** Puts cards into a state; deleted cards are restored, unless their question has another card by now, or they were imported again. */
export async function decide(
  tx: Transaction,
  ids: readonly string[],
  next: Pick<CardRow, 'state' | 'deletedAt'>,
): Promise<void> {
  if (ids.length === 0) return;
  const hasTwin = sql`EXISTS (SELECT 1 FROM ${cards} AS twin WHERE twin.user_id = ${cards.userId}
    AND (twin.question_id = ${cards.questionId} OR twin.foreign_id = ${cards.foreignId})
    AND twin.id <> ${cards.id} AND twin.deleted_at IS NULL)`;
  await tx
    .update(cards)
    .set(next)
    .where(and(isAmong(ids), sql`(${cards.deletedAt} IS NULL OR NOT ${hasTwin})`));
}

/** Hides cards from this moment on; cards that were already hidden keep their time. */
export async function drop(tx: Transaction, ids: readonly string[], deletedAt: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(cards)
      .set({ deletedAt })
      .where(and(isAmong(ids), notDeleted(cards)));
}

/** @returns cards of a set in their order, without dropped cards */
export function findCardsOfGeneration(executor: Executor, generationId: string): Promise<CardRow[]> {
  return executor
    .select()
    .from(cards)
    .where(and(eq(cards.generationId, generationId), notDeleted(cards)))
    .orderBy(asc(cards.position), asc(cards.id));
}

const mostOfNote = 500;

/** @returns cards of a note that were not made of questions, in the order of their making */
export function findOwnCardsOfNote(executor: Executor, userId: string, noteId: string): Promise<CardRow[]> {
  const isOfNote = and(eq(cards.userId, userId), eq(cards.noteId, noteId), isNull(cards.questionId));
  return executor
    .select()
    .from(cards)
    .where(and(isOfNote, notDeleted(cards)))
    .orderBy(asc(cards.createdAt), asc(cards.position), asc(cards.id))
    .limit(mostOfNote);
}

/** Fronts of a note's cards: what the student has, and what was dropped and is still stored. */
export interface NoteFronts {
  known: string[];
  dropped: string[];
}

/** @returns fronts of all cards of a note, so that none is made again */
export async function findFrontsOfNote(
  executor: Executor,
  userId: string,
  noteId: string,
): Promise<NoteFronts> {
  const rows = await executor
    .select({ front: cards.front, deletedAt: cards.deletedAt })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.noteId, noteId)));
  return {
    known: rows.flatMap(({ front, deletedAt }) => (deletedAt === null ? front : [])),
    dropped: rows.flatMap(({ front, deletedAt }) => (deletedAt === null ? [] : front)),
  };
}

/** @returns the cards that questions have, without deleted cards */
export function findCardsOfQuestions(
  executor: Executor,
  userId: string,
  questionIds: readonly string[],
): Promise<CardRow[]> {
  return executor
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.questionId, [...questionIds]), notDeleted(cards)))
    .orderBy(desc(cards.createdAt), asc(cards.position), asc(cards.id));
}

const mostDeletedListed = 100;

/** @returns cards that can be restored, the last one first */
export async function findDeletedCards(executor: Executor, userId: string, now: number) {
  const { id, front, questionId, deletedAt } = cards;
  const rows = await executor
    .select({ id, front, questionId, deletedAt })
    .from(cards)
    .where(and(eq(cards.userId, userId), canBeRestored(cards, now)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(mostDeletedListed);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? getInstant(now) }));
}

/** @returns cards whose content is older than this version, deleted ones too */
export function findOlderCards(executor: Executor, version: number, limit: number) {
  const { id, front, back } = cards;
  return executor
    .select({ id, front, back })
    .from(cards)
    .where(lt(cards.contentVersion, version))
    .limit(limit);
}

/** Content of the same version or a newer one stays: another worker was faster. */
export async function renewCards(
  executor: Executor,
  renewed: readonly Pick<CardRow, 'id' | 'content' | 'contentVersion'>[],
): Promise<void> {
  const created = renewed.map(({ id, content, contentVersion: version }) => ({ id, content, version }));
  await executor.execute(sql`
    UPDATE ${cards} AS old SET content = made.content, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb) AS made (id uuid, content jsonb, version integer)
    WHERE old.id = made.id AND old.content_version < made.version`);
}
