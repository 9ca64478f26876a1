/** Figures from bookings about a tutor's teaching. */
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { bookings } from './bookings.tables.ts';

/** @param since of requests and sessions, by the beginning of their hour */
export async function countTeaching(executor: Executor, tutorId: string, since: string) {
  const total = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  const { state, endedBy, answeredAt, createdAt, startsAt, endsAt, studentId } = bookings;
  const [counts] = await executor
    .select({
      requests: total(sql`${state} <> 'held'`),
      accepted: total(sql`${answeredAt} IS NOT NULL AND ${state} <> 'rejected'`),
      refused: total(sql`${state} = 'rejected' OR (${state} = 'expired' AND ${answeredAt} IS NULL)`),
      answers: total(sql`${answeredAt} IS NOT NULL`),
      answerHours: sql<number | null>`ceil(percentile_cont(0.5) WITHIN GROUP
        (ORDER BY greatest(1, extract(epoch FROM ${answeredAt} - ${createdAt})) / 3600)
        FILTER (WHERE ${answeredAt} IS NOT NULL))::int`,
      cancelledByTutor: total(sql`${state} = 'cancelled' AND ${endedBy} = 'tutor'`),
      cancelledByStudent: total(sql`${state} = 'cancelled' AND ${endedBy} = 'student'`),
      sessions: total(sql`${state} = 'completed'`),
      minutes: sql<number>`coalesce(sum(extract(epoch FROM ${endsAt} - ${startsAt}) / 60)
        FILTER (WHERE ${state} = 'completed'), 0)::int`,
      students: sql<number>`(count(DISTINCT ${studentId}) FILTER (WHERE ${state} = 'completed'))::int`,
    })
    .from(bookings)
    .where(and(eq(bookings.tutorId, tutorId), gte(startsAt, since)));
  return counts ?? noCounts;
}

const noCounts = {
  requests: 0,
  accepted: 0,
  refused: 0,
  answers: 0,
  answerHours: null,
  cancelledByTutor: 0,
  cancelledByStudent: 0,
  sessions: 0,
  minutes: 0,
  students: 0,
};

/** @returns the facts that decide until when the prices of these sessions are held */
export function findHeldFacts(executor: Executor, ids: readonly string[]) {
  const { id, state, endedBy, settlesAt } = bookings;
  return executor
    .select({ id, state, endedBy, settlesAt })
    .from(bookings)
    .where(inArray(id, [...ids]));
}

/** @returns the number of students with a completed session since then, and the number with more than one in all */
export async function countReturning(
  executor: Executor,
  tutorId: string,
  since: string,
): Promise<{ students: number; returning: number }> {
  const { rows } = await executor.execute<{ students: number; returning: number }>(sql`
    SELECT count(*)::int AS students, (count(*) FILTER (WHERE sessions > 1))::int AS returning FROM (
      SELECT count(*) AS sessions FROM ${bookings} WHERE tutor_id = ${tutorId} AND state = 'completed'
      GROUP BY student_id HAVING max(starts_at) >= ${since}) AS of_students`);
  return rows[0] ?? { students: 0, returning: 0 };
}

/** @returns by month in a time zone what was taught since then */
export async function taughtByMonth(
  executor: Executor,
  tutorId: string,
  { since, timeZone }: { since: string; timeZone: string },
): Promise<Map<string, { minutes: number; sessions: number }>> {
  const { rows } = await executor.execute<{ month: string; minutes: number; sessions: number }>(sql`
    SELECT to_char(starts_at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month, count(*)::int AS sessions,
      (sum(extract(epoch FROM ends_at - starts_at)) / 60)::int AS minutes
    FROM ${bookings} WHERE tutor_id = ${tutorId} AND state = 'completed' AND starts_at >= ${since} GROUP BY 1`);
  return new Map(rows.map(({ month, minutes, sessions }) => [month, { minutes, sessions }]));
}

/**
 * @returns the tutor and student of each session that was accepted and not cancelled, as a part of another feature's
 * statement
 */
export function bookedPairs(): SQL {
  return sql`SELECT b.tutor_id, b.student_id FROM ${bookings} b
    WHERE b.state IN ('accepted', 'confirmed', 'completed', 'no_show', 'disputed')`;
}

/** @returns the tutor and student of each request without an answer, as a part of another feature's statement */
export function requestedPairs(): SQL {
  return sql`SELECT b.tutor_id, b.student_id FROM ${bookings} b WHERE b.state = 'requested'`;
}

/** @returns the same pairs with the session, its state and what the student shares for it */
export function bookedSessions(): SQL {
  return sql`SELECT b.tutor_id, b.student_id, b.state, b.subject, b.starts_at, b.ends_at, b.share_weak_topics
    FROM ${bookings} b
    WHERE b.state IN ('requested', 'accepted', 'confirmed', 'completed', 'no_show', 'disputed')`;
}
