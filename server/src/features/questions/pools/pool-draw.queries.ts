/**
 * What a draw chooses from. Of few questions all are read. Of many some are read at a few points of an index that has
 * them in the order of their ids, which are random: what that costs does not depend on how many there are.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/read-prepared.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { questions } from '../question/questions.tables.ts';
import { fits, isAmong, isFree, isOfTopics, type PoolFilter } from './pool-filter.queries.ts';
import { isInScope, type Lane, lanesOf, type QuestionScope } from './question-scope.queries.ts';

/** Questions that are asked for. */
export interface QuestionPool {
  scope: QuestionScope;
  filter: PoolFilter;
  /** Ids that it has to be among; null for all of the scope. */
  among: QuestionIds | null;
  /** Ids of which no question is handed out; null where none is held. */
  held: QuestionIds | null;
  /** As `among`, for counting held ones: an outcome would say which option is right. */
  heldAmong: QuestionIds | null;
  /** Whether a passage comes with all of its questions, whatever the filter. */
  wholePassages: boolean;
}

/** A question as far as a draw has to know it. */
export type PooledQuestion = {
  id: string;
  passageId: string | null;
  position: number;
};

/** Whether there is more is known; counting all of a large bank would cost more than its questions. */
export const mostCounted = 1_001;

const columnNames = ['id', 'passageId', 'position'] as const;
const columns = sql`${questions.id} AS id, ${questions.passageId} AS "passageId", ${questions.position} AS position`;
const inOrder = sql`coalesce(passage_id, id), id`;

/** Points among ids, and how many questions are read at each: one of a few numbers. */
export interface Points {
  starts: readonly string[];
  each: number;
}

/** What a first look has found. */
export interface Found {
  available: number;
  heldBack: number;
  /** What stands behind each point, in each part of the scope and of each topic. */
  atPoints: PooledQuestion[];
}

/** One statement, because each costs more than what it does here. @param points null to count alone */
export async function look(executor: Executor, asked: QuestionPool, points: Points | null): Promise<Found> {
  const { heldOnce, pool } = withHeldOnce(asked);
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
    SELECT (SELECT count(*)::int FROM (${someOf(pool, sql`1`, mostCounted)}) AS counted) AS available,
      (${ofHeld}) AS held_back, ${found} AS at_points`;
  const [row] = await readPool<{
    available: number;
    held_back: number;
    at_points: PooledQuestion[] | null;
  }>(executor, scope, statement, ['available', 'held_back', 'at_points']);
  return {
    available: Math.min(row?.available ?? 0, mostCounted),
    heldBack: row?.held_back ?? 0,
    atPoints: row?.at_points ?? [],
  };
}

/** What is held is found by a statement of its own size: it is planned and read once, however often it is named. */
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

/** @returns at most so many of each part of the scope */
export function findSome(executor: Executor, pool: QuestionPool, most: number): Promise<PooledQuestion[]> {
  return readPool(executor, pool.scope, someOf(pool, columns, most), columnNames);
}

function someOf({ scope, filter, among, held }: QuestionPool, selected: SQL, most: number): SQL {
  const rest = sql`${fits(filter)} AND ${isOfTopics(filter)} AND ${isFree(held)}`;
  const conditions =
    among === null
      ? lanesOf(scope).map(({ where }) => sql`${where} AND ${rest}`)
      : [sql`${isAmong(among)} AND ${isInScope(scope)} AND ${rest}`];
  return sql.join(
    conditions.map(
      (where) => sql`(SELECT ${selected} FROM ${questions} WHERE ${where} LIMIT ${constant(most)})`,
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
    lanesOf(scope).map((lane) => sql`(${ofLane(lane)})`),
    sql` UNION `,
  );
}

/** @returns those of these passages that are asked for: at a point some of them may have been cut off */
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

/** Of everything each number of courses makes a text of its own, and they are too many to be prepared. */
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
