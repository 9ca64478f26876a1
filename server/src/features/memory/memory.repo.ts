import type { ItemKind } from '@akada/core/memory/fold-reviews.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import { type AnyColumn, and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  type MemoryStateRow,
  memoryOrigins,
  memoryStates,
  type ReviewRow,
  reviews,
} from './memory.tables.ts';

/** The fields of a logged event that determine how well something is known. */
export type StoredEvent = Pick<
  ReviewRow,
  | 'id'
  | 'itemKind'
  | 'itemId'
  | 'grade'
  | 'cancels'
  | 'givenAt'
  | 'sequence'
  | 'localDay'
  | 'tookMs'
  | 'retention'
  | 'parametersVersion'
>;

export type Item = Pick<ReviewRow, 'itemKind' | 'itemId'>;

/**
 * Until the transaction ends no other one adds reviews of this person: each state is computed from all that came before.
 * One lock for all items, so that two transactions cannot wait for each other.
 */
export async function lockMemoryOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`memory:${userId}`}, 0))`);
}

export type NewEvent = Omit<ReviewRow, 'userId'>;

/** @returns the reviews that were not stored before; among several with one id, the first */
export async function addReviews(
  tx: Transaction,
  userId: string,
  added: readonly NewEvent[],
): Promise<Pick<ReviewRow, 'id' | 'itemKind' | 'itemId'>[]> {
  const columns = sql`id, item_kind, item_id, grade, cancels, given_at, sequence, local_day, zone, took_ms, retention,
    parameters_version`;
  const { rows } = await tx.execute<{ id: string; item_kind: ItemKind; item_id: string }>(sql`
    INSERT INTO reviews (user_id, ${columns})
    SELECT ${userId}, ${columns}
    FROM jsonb_to_recordset(${JSON.stringify(added.map(reviewColumns))}::jsonb)
      AS added (id uuid, item_kind text, item_id uuid, grade smallint, cancels uuid, given_at timestamptz,
        sequence integer, local_day date, zone text, took_ms integer, retention smallint, parameters_version smallint)
    ON CONFLICT (user_id, id) DO NOTHING
    RETURNING id, item_kind, item_id`);
  return rows.map(({ id, item_kind, item_id }) => ({ id, itemKind: item_kind, itemId: item_id }));
}

const reviewColumns = ({
  itemKind,
  itemId,
  givenAt,
  localDay,
  tookMs,
  parametersVersion,
  ...rest
}: NewEvent) => ({
  ...rest,
  item_kind: itemKind,
  item_id: itemId,
  given_at: givenAt,
  local_day: localDay,
  took_ms: tookMs,
  parameters_version: parametersVersion,
});

/** A review's new grade. */
export interface Correction {
  id: string;
  grade: Grade;
}

/** @returns the items whose reviews counted differently before; reviews that are not stored are skipped */
export async function correctReviews(
  tx: Transaction,
  userId: string,
  corrections: readonly Correction[],
): Promise<Item[]> {
  const { rows } = await tx.execute<{ item_kind: ItemKind; item_id: string }>(sql`
    UPDATE reviews SET corrected_grade = nullif(corrected.grade, reviews.grade)
    FROM jsonb_to_recordset(${JSON.stringify(corrections)}::jsonb) AS corrected (id uuid, grade smallint)
    WHERE reviews.user_id = ${userId} AND reviews.id = corrected.id
      AND coalesce(reviews.corrected_grade, reviews.grade) <> corrected.grade
    RETURNING reviews.item_kind, reviews.item_id`);
  return rows.map(({ item_kind, item_id }) => ({ itemKind: item_kind, itemId: item_id }));
}

/** @returns all events of these items, reviews with the grade that counts, in no particular order */
export function findReviewsOf(
  executor: Executor,
  userId: string,
  items: readonly Item[],
): Promise<StoredEvent[]> {
  const { id, itemKind, itemId, cancels, givenAt, sequence, localDay, tookMs } = reviews;
  const { retention, parametersVersion } = reviews;
  const grade = sql<Grade | null>`coalesce(${reviews.correctedGrade}, ${reviews.grade})`;
  return executor
    .select({
      id,
      itemKind,
      itemId,
      grade,
      cancels,
      givenAt,
      sequence,
      localDay,
      tookMs,
      retention,
      parametersVersion,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), isAmong({ itemKind, itemId }, getNames(items))));
}

/** Items that are no longer remembered. */
export async function dropStates(tx: Transaction, userId: string, items: readonly Item[]): Promise<void> {
  const { itemKind, itemId } = memoryStates;
  await tx
    .delete(memoryStates)
    .where(and(eq(memoryStates.userId, userId), isAmong({ itemKind, itemId }, getNames(items))));
}

function getNames(items: readonly Item[]): string {
  return JSON.stringify(items.map(({ itemKind, itemId }) => ({ kind: itemKind, id: itemId })));
}

function isAmong({ itemKind, itemId }: Record<keyof Item, AnyColumn>, names: string): SQL {
  return sql`(${itemKind}, ${itemId}) IN (
    SELECT wanted.kind, wanted.id FROM jsonb_to_recordset(${names}::jsonb) AS wanted (kind text, id uuid)
  )`;
}

const columnsOfStates = sql`item_kind, item_id, stability, difficulty, phase, step, due_at, due_day, first_day, last_day,
  reps, lapses`;

type NewState = Omit<MemoryStateRow, 'userId'>;

function getRecords(states: readonly NewState[]): SQL {
  const records = states.map(({ itemKind, itemId, dueAt, dueDay, firstDay, lastDay, ...rest }) => ({
    ...rest,
    item_kind: itemKind,
    item_id: itemId,
    due_at: dueAt,
    due_day: dueDay,
    first_day: firstDay,
    last_day: lastDay,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    AS records (item_kind text, item_id uuid, stability double precision, difficulty double precision, phase text,
      step smallint, due_at timestamptz, due_day date, first_day date, last_day date, reps integer, lapses integer)`;
}

export async function putStates(tx: Transaction, userId: string, states: readonly NewState[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO memory_states (user_id, ${columnsOfStates})
    SELECT ${userId}, ${columnsOfStates} FROM ${getRecords(states)}
    ON CONFLICT (user_id, item_kind, item_id) DO UPDATE SET
      stability = EXCLUDED.stability, difficulty = EXCLUDED.difficulty, phase = EXCLUDED.phase, step = EXCLUDED.step,
      due_at = EXCLUDED.due_at, due_day = EXCLUDED.due_day, first_day = EXCLUDED.first_day,
      last_day = EXCLUDED.last_day, reps = EXCLUDED.reps, lapses = EXCLUDED.lapses`);
}

/** @returns the items that had no origin before */
export async function addOrigins(
  tx: Transaction,
  userId: string,
  states: readonly NewState[],
): Promise<Item[]> {
  const { rows } = await tx.execute<{ item_kind: ItemKind; item_id: string }>(sql`
    INSERT INTO memory_origins (user_id, ${columnsOfStates})
    SELECT ${userId}, ${columnsOfStates} FROM ${getRecords(states)}
    ON CONFLICT DO NOTHING
    RETURNING item_kind, item_id`);
  return rows.map(({ item_kind, item_id }) => ({ itemKind: item_kind, itemId: item_id }));
}

export function findOrigins(
  executor: Executor,
  userId: string,
  items: readonly Item[],
): Promise<MemoryStateRow[]> {
  const { itemKind, itemId } = memoryOrigins;
  return executor
    .select()
    .from(memoryOrigins)
    .where(and(eq(memoryOrigins.userId, userId), isAmong({ itemKind, itemId }, getNames(items))));
}

export interface KindOfPerson {
  userId: string;
  itemKind: ItemKind;
}

/** @returns items due by this day, earliest first */
export function findDue(
  executor: Executor,
  kind: KindOfPerson,
  today: string,
  limit: number,
): Promise<Pick<MemoryStateRow, 'itemId' | 'dueDay'>[]> {
  return executor
    .select({ itemId: memoryStates.itemId, dueDay: memoryStates.dueDay })
    .from(memoryStates)
    .where(and(ofKind(kind), lte(memoryStates.dueDay, today)))
    .orderBy(asc(memoryStates.dueDay), asc(memoryStates.itemId))
    .limit(limit);
}

export async function countStates(
  executor: Executor,
  kind: KindOfPerson,
  today: string,
): Promise<{ remembered: number; due: number }> {
  const [counted] = await executor
    .select({
      remembered: sql<number>`count(*)::int`,
      due: sql<number>`(count(*) FILTER (WHERE ${memoryStates.dueDay} <= ${today}))::int`,
    })
    .from(memoryStates)
    .where(ofKind(kind));
  return counted ?? { remembered: 0, due: 0 };
}

/** @returns the states of one kind, as a part of another feature's statement: columns by their names in the table */
export function statesOfKind({ userId, itemKind }: KindOfPerson): SQL {
  return sql`(SELECT * FROM ${memoryStates} WHERE user_id = ${userId} AND item_kind = ${itemKind})`;
}

/** @returns the states of these items */
export function findStates(
  executor: Executor,
  kind: KindOfPerson,
  itemIds: readonly string[],
): Promise<MemoryStateRow[]> {
  return executor
    .select()
    .from(memoryStates)
    .where(and(ofKind(kind), sql`${memoryStates.itemId} = ANY (${sql.param([...itemIds])}::uuid[])`));
}

/** @returns the condition of states of one kind */
export function ofKind({ userId, itemKind }: KindOfPerson): SQL | undefined {
  return and(eq(memoryStates.userId, userId), eq(memoryStates.itemKind, itemKind));
}
