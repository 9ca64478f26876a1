/** Reviews, grouped by the days on which they were given. */
import type { StudiedHour } from '@akada/core/habits/study-hour.ts';
import { grades } from '@akada/core/memory/grade.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../platform/database/columns.ts';
import type { Executor } from '../../platform/database/database.ts';
import { reviews } from './memory.tables.ts';

/** A day on which something was reviewed. */
export interface ReviewedDay {
  day: string;
  /** Answers to questions, in practice and in exams. */
  questions: number;
  /** Questions answered right at least once on this day, without held ones. */
  rights: number;
  /** Faces of cards, each once. */
  cards: number;
  /** True if a right answer is omitted because its key is held. */
  held: boolean;
  firstAt: string;
  firstZone: string;
  lastAt: string;
  lastZone: string;
}

/** @returns the days of these logged events, and of the reviews that they undo */
export async function findDaysOf(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute<{ day: string }>(sql`
    WITH named AS (SELECT id, cancels, local_day FROM ${reviews}
      WHERE user_id = ${userId} AND id = ANY (${sql.param([...ids])}::uuid[]))
    SELECT local_day::text AS day FROM named
    UNION SELECT taken.local_day::text FROM named JOIN ${reviews} AS taken
      ON taken.user_id = ${userId} AND taken.id = named.cancels`);
  return rows.map(({ day }) => day);
}

/** @returns each hour of UTC in which something was reviewed, with the zones of the devices */
export async function findReviewedHours(
  executor: Executor,
  userId: string,
  fromDay: string,
): Promise<StudiedHour[]> {
  const { rows } = await executor.execute<{ hour: string; zone: string; day: string }>(sql`
    SELECT DISTINCT date_trunc('hour', given_at)::text AS hour, zone, local_day::text AS day FROM ${reviews}
    WHERE user_id = ${userId} AND local_day >= ${fromDay} AND cancels IS NULL`);
  return rows.map(({ hour, zone, day }) => ({ index: Date.parse(isoTimestamp(hour)), zone, day }));
}

/**
 * Answers count as right by the grade they were first given: a changed key takes nothing away.
 *
 * @param days null for all
 * @param isHeld the condition that the key of a question is held, by the id of the item
 * @returns the days with reviews that were not undone, in order
 */
export async function findReviewedDays(
  executor: Executor,
  userId: string,
  { days, isHeld }: { days: readonly string[] | null; isHeld: SQL },
): Promise<ReviewedDay[]> {
  const requested = days === null ? sql`` : sql`AND local_day = ANY (${sql.param([...days])}::date[])`;
  const right = sql`item_kind = 'question' AND grade > ${grades.again}`;
  const { rows } = await executor.execute<ReviewedDay & Record<string, unknown>>(sql`
    SELECT local_day::text AS day,
      (count(*) FILTER (WHERE item_kind = 'question'))::int AS questions,
      (count(DISTINCT item_id) FILTER (WHERE ${right} AND NOT is_held))::int AS rights,
      (count(DISTINCT item_id) FILTER (WHERE item_kind = 'card'))::int AS cards,
      bool_or(is_held) AS held,
      min(given_at)::text AS "firstAt", max(given_at)::text AS "lastAt",
      (array_agg(zone ORDER BY given_at, id))[1] AS "firstZone",
      (array_agg(zone ORDER BY given_at DESC, id DESC))[1] AS "lastZone"
    FROM (SELECT id, item_kind, item_id, grade, given_at, local_day, zone, ${right} AND ${isHeld} AS is_held
      FROM ${reviews}
      WHERE user_id = ${userId} ${requested} AND cancels IS NULL AND NOT EXISTS (
        SELECT FROM ${reviews} AS later WHERE later.user_id = ${userId} AND later.item_kind = ${reviews.itemKind}
          AND later.item_id = ${reviews.itemId} AND later.cancels = ${reviews.id})) AS given
    GROUP BY local_day ORDER BY local_day`);
  return rows.map((row) => ({
    ...row,
    firstAt: isoTimestamp(row.firstAt),
    lastAt: isoTimestamp(row.lastAt),
  }));
}
