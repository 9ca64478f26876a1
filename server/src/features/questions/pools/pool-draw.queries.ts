/**
 * Finds the candidates for a draw. A small pool is read completely. A large one is read at a few points of an
 * index in the order of the ids, which are random: its cost does not depend on the number of questions.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/read-prepared.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { questions } from '../question/questions.tables.ts';
import { fits, isAmong, isFree, isOfTopics, type PoolFilter } from './pool-filter.queries.ts';
import { getLanes, isInScope, type Lane, type QuestionScope } from './question-scope.queries.ts';

/** The requested questions. */
export interface QuestionPool {
  scope: QuestionScope;
  filter: PoolFilter;
  /** Ids that a question must be in; null for the complete scope. */
  among: QuestionIds | null;
  /** Ids of questions that are not handed out; null if none is held. */
  held: QuestionIds | null;
  /** As `among`, for counting held ones: an outcome would say which option is right. */
  heldAmong: QuestionIds | null;
  /** True if a passage comes with all of its questions, whatever the filter. */
  wholePassages: boolean;
}

/** A question as far as a draw has to know it. */
export type PooledQuestion = {
  id: string;
  passageId: string | null;
  position: number;
};

/** Whether there is more is known; counting all of a large bank would cost more than its questions. */
export const maxCounted = 1_001;

const columnNames = ['id', 'passageId', 'position'] as const;
const columns = sql`${questions.id} AS id, ${questions.passageId} AS "passageId", ${questions.position} AS position`;
const inOrder = sql`coalesce(passage_id, id), id`;

/** Points among ids, and how many questions are read at each: one of a few numbers. */
export interface Points {
  starts: readonly string[];
  each: number;
}

/** Results of the first query. */
export interface Found {
  available: number;
  heldBack: number;
  /** Questions after each point, in each part of the scope and of each topic. */
  atPoints: PooledQuestion[];
}

/**
 * Runs as one statement, because each round trip costs more than its work.
 *
 * @param points null to count only
 */
export async function look(
  executor: Executor,
  requestedQuestionPool: QuestionPool,
  points: Points | null,
): Promise<Found> {
  const { heldOnce, pool } = withHeldOnce(requestedQuestionPool);
  const { scope, filter, held, heldAmong } = pool;
  const ofHeldAmong = heldAmong === null ? sql`true` : isAmong(heldAmong);
  const ofHeld =
    held === null
      ? sql`0`
      : sql`SELECT count(*)::int FROM ${questions} WHERE ${isAmong(held)} AND ${isInScope(scope)}
          AND ${fits(filter)} AND ${isOfTopics(filter)} AND ${ofHeldAmong}`;
  const found =
    points === null ? sql`null` : sql`(SELECT json_agg(met) FROM (${behind(points, pool)}) AS met)`;
  const statement = sql`${heldOnce}
    SELECT (SELECT count(*)::int FROM (${someOf(pool, sql`1`, maxCounted)}) AS counted) AS available,
      (${ofHeld}) AS held_back, ${found} AS at_points`;
  const [row] = await readPool<{
    available: number;
    held_back: number;
    at_points: PooledQuestion[] | null;
  }>(executor, scope, statement, ['available', 'held_back', 'at_points']);
  return {
    available: Math.min(row?.available ?? 0, maxCounted),
    heldBack: row?.held_back ?? 0,
    atPoints: row?.at_points ?? [],
  };
}

/** Finds held questions in a separate statement, which is planned and read once, however often it is named. */
function withHeldOnce(pool: QuestionPool): { heldOnce: SQL; pool: QuestionPool } {
  if (pool.held === null) return { heldOnce: sql``, pool };

  return {
    heldOnce: sql`WITH held (ids) AS MATERIALIZED (SELECT ARRAY(${pool.held}))`,
    pool: { ...pool, held: sql`SELECT unnest(ids) FROM held` },
  };
}

export async function hasAny(executor: Executor, scope: QuestionScope): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT 1 FROM ${questions} WHERE ${isInScope(scope)} LIMIT 1`);
  return rows.length > 0;
}

/** @returns at most `most` questions of each part of the scope */
export function findSome(executor: Executor, pool: QuestionPool, max: number): Promise<PooledQuestion[]> {
  return readPool(executor, pool.scope, someOf(pool, columns, max), columnNames);
}

function someOf({ scope, filter, among, held }: QuestionPool, selected: SQL, max: number): SQL {
  const rest = sql`${fits(filter)} AND ${isOfTopics(filter)} AND ${isFree(held)}`;
  const conditions =
    among === null
      ? getLanes(scope).map(({ where }) => sql`${where} AND ${rest}`)
      : [sql`${isAmong(among)} AND ${isInScope(scope)} AND ${rest}`];
  return sql.join(
    conditions.map(
      (where) => sql`(SELECT ${selected} FROM ${questions} WHERE ${where} LIMIT ${constant(max)})`,
    ),
    sql` UNION ALL `,
  );
}

function behind({ starts, each }: Points, { scope, filter, held }: QuestionPool): SQL {
  const points = sql`unnest(${sql.param([...starts])}::uuid[]) AS start`;
  const rest = sql`${fits(filter)} AND ${isFree(held)} AND coalesce(passage_id, id) >= start`;
  const read = (where: SQL) =>
    sql`LATERAL (SELECT ${columns} FROM ${questions} WHERE ${where} AND ${rest} ORDER BY ${inOrder} LIMIT ${constant(each)}) AS found`;
  const ofLane = ({ where, isByTopic }: Lane): SQL => {
    if (filter.topicKeys === null || !isByTopic)
      return sql`SELECT found.* FROM ${points}, ${read(sql`${where} AND ${isOfTopics(filter)}`)}`;
    const topics = sql`unnest(${sql.param([...filter.topicKeys])}::text[]) AS wanted_topic`;
    return sql`SELECT found.* FROM ${topics}, ${points}, ${read(sql`${where} AND topic_key = wanted_topic AND topic_key IS NOT NULL`)}`;
  };
  return sql.join(
    getLanes(scope).map((lane) => sql`(${ofLane(lane)})`),
    sql` UNION `,
  );
}

/** @returns the requested questions of these passages: a point may have cut some off */
export function findOfPassages(
  executor: Executor,
  { scope, filter, held, wholePassages }: QuestionPool,
  passageIds: readonly string[],
): Promise<PooledQuestion[]> {
  const isMeant = wholePassages ? sql`true` : sql`${fits(filter)} AND ${isOfTopics(filter)}`;
  const statement = sql`SELECT ${columns} FROM ${questions} WHERE passage_id = ANY (${sql.param([...passageIds])}::uuid[])
    AND ${isInScope(scope)} AND ${isMeant} AND ${isFree(held)}`;
  return readPool(executor, scope, statement, columnNames);
}

/**
 * Runs without preparing: for all courses of an account, each number of courses is a different statement, and
 * those would be too many to prepare.
 */
async function readPool<Row extends Record<string, unknown>>(
  executor: Executor,
  scope: QuestionScope,
  statement: SQL,
  names: readonly (keyof Row & string)[],
): Promise<Row[]> {
  if (scope.kind !== 'everything') return readPrepared<Row>(executor, statement, names);
  return (await executor.execute<Row>(statement)).rows as Row[];
}

/** @param number one of a few: it becomes a part of the text */
function constant(number: number): SQL {
  return sql.raw(String(number));
}
