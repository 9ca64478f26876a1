/** A person's faces that can be asked on a day. Each statement reads a bounded part of an index. */
import type { MemoryPhase } from '@akada/core/memory/learning-steps.ts';
import { matureDays } from '@akada/core/progress/item-days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type DeckScope, isAsked, isOfDeck } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

export interface AskedFaces {
  deck: DeckScope;
  /** The day of the caller. */
  day: string;
  /** Cards that may be seen at this moment. */
  shown: SQL;
  /** Memory of the faces: `MemoryService.statesOfKind`. */
  states: SQL;
}

export interface KnownFace extends Record<string, unknown> {
  faceId: string;
  cardId: string;
  stability: number;
  difficulty: number;
  phase: MemoryPhase;
  /** Milliseconds since the epoch. */
  dueAt: number | null;
  lastDay: string;
}

const isCandidate = ({ deck, day, shown }: AskedFaces): SQL =>
  sql`${isOfDeck(deck)} AND ${isAsked(day)} AND ${shown}`;

const knownFaces = ({ states }: AskedFaces): SQL => sql`
  ${states} AS known JOIN ${cardFaces} AS face ON face.id = known.item_id JOIN ${cards} ON cards.id = face.card_id`;

/** A moment as a number: as text it would come in the database's own form. */
const milliseconds = (moment: SQL): SQL => sql`(extract(epoch FROM ${moment}) * 1000)::float8`;

const knownColumns = sql`face.id AS "faceId", face.card_id AS "cardId", known.stability, known.difficulty, known.phase,
  ${milliseconds(sql`known.due_at`)} AS "dueAt", known.last_day AS "lastDay"`;

/** @returns faces in learning that are due today */
export async function findLearned(
  executor: Executor,
  requestedFaces: AskedFaces,
  limit: number,
): Promise<KnownFace[]> {
  const { rows } = await executor.execute<KnownFace>(sql`
    SELECT ${knownColumns} FROM ${knownFaces(requestedFaces)}
    WHERE known.phase <> 'review' AND known.due_day <= ${requestedFaces.day} AND ${isCandidate(requestedFaces)}
    ORDER BY known.due_at, known.item_id LIMIT ${limit}`);
  return rows;
}

/**
 * @param by the longest overdue first, or the least stable first
 * @returns faces that are due in reviews
 */
export async function findDue(
  executor: Executor,
  requestedFaces: AskedFaces,
  { by, limit }: { by: 'due_day' | 'stability'; limit: number },
): Promise<KnownFace[]> {
  const order = by === 'due_day' ? sql`known.due_day` : sql`known.stability`;
  const { rows } = await executor.execute<KnownFace>(sql`
    SELECT ${knownColumns} FROM ${knownFaces(requestedFaces)}
    WHERE known.phase = 'review' AND known.due_day <= ${requestedFaces.day} AND ${isCandidate(requestedFaces)}
    ORDER BY ${order}, known.item_id LIMIT ${limit}`);
  return rows;
}

/** @returns faces that were never reviewed, in the order in which their cards were created */
export async function findNew(
  executor: Executor,
  requestedFaces: AskedFaces,
  limit: number,
): Promise<{ faceId: string; cardId: string }[]> {
  const { rows } = await executor.execute<{ faceId: string; cardId: string }>(sql`
    SELECT face.id AS "faceId", face.card_id AS "cardId"
    FROM ${cardFaces} AS face JOIN ${cards} ON cards.id = face.card_id
    WHERE face.user_id = ${requestedFaces.deck.userId} AND NOT face.met AND ${isCandidate(requestedFaces)}
    ORDER BY face.created_at, cards.position, face.ordinal, face.id LIMIT ${limit}`);
  return rows;
}

/** @returns how many were never reviewed, counted to `most` */
export async function countNew(executor: Executor, requestedFaces: AskedFaces, max: number): Promise<number> {
  const { rows } = await executor.execute<{ fresh: number }>(sql`
    SELECT count(*)::int AS fresh FROM (
      SELECT 1 FROM ${cardFaces} AS face JOIN ${cards} ON cards.id = face.card_id
      WHERE face.user_id = ${requestedFaces.deck.userId} AND NOT face.met AND ${isCandidate(requestedFaces)} LIMIT ${max}) AS counted`);
  return rows[0]?.fresh ?? 0;
}

/** @returns what is known least of all that was ever reviewed, due or not */
export async function findLeastKnown(
  executor: Executor,
  requestedFaces: AskedFaces,
  limit: number,
): Promise<KnownFace[]> {
  const { rows } = await executor.execute<KnownFace>(sql`
    SELECT ${knownColumns} FROM ${knownFaces(requestedFaces)} WHERE ${isCandidate(requestedFaces)}
    ORDER BY known.stability, known.item_id LIMIT ${limit}`);
  return rows;
}

/** @returns by faces their cards, of any deck, that may be seen at this moment */
export async function findCardsOfFaces(
  executor: Executor,
  { deck: { userId }, shown }: Pick<AskedFaces, 'deck' | 'shown'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await executor.execute<{ faceId: string; cardId: string }>(sql`
    SELECT face.id AS "faceId", face.card_id AS "cardId"
    FROM ${cardFaces} AS face JOIN ${cards} ON cards.id = face.card_id
    WHERE face.id = ANY (${sql.param([...ids])}::uuid[]) AND ${isOfDeck({ userId })} AND ${shown}`);
  return new Map(rows.map(({ faceId, cardId }) => [faceId, cardId]));
}

/** @returns cards with a review on this day */
export async function findAnsweredCards(
  executor: Executor,
  { states, day }: Pick<AskedFaces, 'states' | 'day'>,
): Promise<Set<string>> {
  const { rows } = await executor.execute<{ cardId: string }>(sql`
    SELECT DISTINCT face.card_id AS "cardId" FROM ${states} AS known JOIN ${cardFaces} AS face ON face.id = known.item_id
    WHERE known.last_day >= ${day}`);
  return new Set(rows.map(({ cardId }) => cardId));
}

/** @returns how many faces are due on each day from today on, what is overdue with today, and from when what is learned */
export async function countByDay(
  executor: Executor,
  requestedFaces: AskedFaces,
  until: string,
): Promise<{ day: string; due: number; learnedAt: number | null }[]> {
  const day = sql`greatest(known.due_day, ${requestedFaces.day}::date)`;
  const { rows } = await executor.execute<{ day: string; due: number; learnedAt: number | null }>(sql`
    SELECT ${day} AS day, count(*)::int AS due, ${milliseconds(sql`min(known.due_at)`)} AS "learnedAt" FROM ${knownFaces(requestedFaces)}
    WHERE known.due_day < ${until} AND ${isCandidate(requestedFaces)} GROUP BY 1 ORDER BY 1`);
  return rows;
}

/** Cards that are due on one day. */
export interface AheadDay {
  day: string;
  /** Being learned, waiting for less than three weeks, and for longer. */
  learning: number;
  young: number;
  mature: number;
}

/** @returns how many faces are due on each day from today on that has any, what is overdue with today */
export async function countAhead(
  executor: Executor,
  requestedFaces: AskedFaces,
  until: string,
): Promise<AheadDay[]> {
  const day = sql`greatest(known.due_day, ${requestedFaces.day}::date)`;
  const waits = sql`known.due_day - known.last_day`;
  const { rows } = await executor.execute<AheadDay & Record<string, unknown>>(sql`
    SELECT ${day} AS day, (count(*) FILTER (WHERE known.phase <> 'review'))::int AS learning,
      (count(*) FILTER (WHERE known.phase = 'review' AND ${waits} < ${matureDays}))::int AS young,
      (count(*) FILTER (WHERE known.phase = 'review' AND ${waits} >= ${matureDays}))::int AS mature
    FROM ${knownFaces(requestedFaces)} WHERE known.due_day < ${until} AND ${isCandidate(requestedFaces)} GROUP BY 1 ORDER BY 1`);
  return rows;
}

/** @returns the first day after this one with a due face; null if there is none */
export async function findNextDay(executor: Executor, requestedFaces: AskedFaces): Promise<string | null> {
  const { rows } = await executor.execute<{ day: string }>(sql`
    SELECT known.due_day AS day FROM ${knownFaces(requestedFaces)}
    WHERE known.due_day > ${requestedFaces.day} AND ${isCandidate(requestedFaces)} ORDER BY known.due_day LIMIT 1`);
  return rows[0]?.day ?? null;
}
