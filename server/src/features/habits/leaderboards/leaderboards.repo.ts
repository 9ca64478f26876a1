import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { habitDays } from '../figures/habits.tables.ts';
import { type LeaderboardMemberRow, leaderboardMembers } from './leaderboards.tables.ts';

/** Conditions of members that are seen; what other features say of them is given. */
export interface SeenMembers {
  inCourse: SQL;
  takingPart: SQL;
}

const areSeen = ({ inCourse, takingPart }: SeenMembers): SQL => sql`${inCourse} AND ${takingPart}`;

/** @returns by course how many take part */
export async function countMembers(
  executor: Executor,
  seen: SeenMembers,
  courseIds: readonly string[],
): Promise<Map<string, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await executor
    .select({ courseId: leaderboardMembers.courseId, members: sql<number>`count(*)::int` })
    .from(leaderboardMembers)
    .where(and(inArray(leaderboardMembers.courseId, [...courseIds]), areSeen(seen)))
    .groupBy(leaderboardMembers.courseId);
  return new Map(rows.map(({ courseId, members }) => [courseId, members]));
}

/** @returns by course under which name this student takes part */
export async function findAliases(executor: Executor, userId: string): Promise<Map<string, string>> {
  const rows = await executor
    .select({ courseId: leaderboardMembers.courseId, alias: leaderboardMembers.alias })
    .from(leaderboardMembers)
    .where(eq(leaderboardMembers.userId, userId));
  return new Map(rows.map(({ courseId, alias }) => [courseId, alias]));
}

export interface RankedMember extends Record<string, unknown> {
  userId: string;
  alias: string;
  points: number;
  rank: number;
}

/** @returns the top rows of a week by points, and this student at any rank */
export async function findRanked(
  executor: Executor,
  seen: SeenMembers,
  { courseId, userId, week, most }: { courseId: string; userId: string; week: string; most: number },
): Promise<RankedMember[]> {
  const { rows } = await executor.execute<RankedMember>(sql`
    WITH ranked AS (
      SELECT ${leaderboardMembers.userId} AS "userId", ${leaderboardMembers.alias} AS alias, studied.points,
        (rank() OVER (ORDER BY studied.points DESC))::int AS rank,
        row_number() OVER (ORDER BY studied.points DESC, ${leaderboardMembers.aliasKey}) AS position
      FROM ${leaderboardMembers} CROSS JOIN LATERAL (
        SELECT coalesce(sum(${habitDays.rights} + ${habitDays.cards}), 0)::int AS points FROM ${habitDays}
        WHERE ${habitDays.userId} = ${leaderboardMembers.userId} AND ${habitDays.localDay} >= ${week}::date
          AND ${habitDays.localDay} < ${week}::date + 7) AS studied
      WHERE ${leaderboardMembers.courseId} = ${courseId} AND ${areSeen(seen)})
    SELECT "userId", alias, points, rank FROM ranked
    WHERE position <= ${most} OR "userId" = ${userId} ORDER BY position`);
  return rows;
}

/** Until the transaction ends no name of this leaderboard changes. */
export async function lockLeaderboard(tx: Transaction, courseId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`leaderboard:${courseId}`}, 0))`);
}

export async function isAliasTaken(
  tx: Transaction,
  { courseId, userId, aliasKey }: Pick<LeaderboardMemberRow, 'courseId' | 'userId' | 'aliasKey'>,
): Promise<boolean> {
  const found = await tx
    .select({ userId: leaderboardMembers.userId })
    .from(leaderboardMembers)
    .where(
      and(
        eq(leaderboardMembers.courseId, courseId),
        eq(leaderboardMembers.aliasKey, aliasKey),
        ne(leaderboardMembers.userId, userId),
      ),
    );
  return found.length > 0;
}

export async function putMember(tx: Transaction, member: LeaderboardMemberRow): Promise<void> {
  const { alias, aliasKey } = member;
  await tx
    .insert(leaderboardMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [leaderboardMembers.courseId, leaderboardMembers.userId],
      set: { alias, aliasKey },
    });
}

export async function removeMember(executor: Executor, courseId: string, userId: string): Promise<void> {
  await executor
    .delete(leaderboardMembers)
    .where(and(eq(leaderboardMembers.courseId, courseId), eq(leaderboardMembers.userId, userId)));
}
