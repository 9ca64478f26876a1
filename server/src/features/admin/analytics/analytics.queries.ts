/**
 * Counts the figures of a day, in one statement over the rows of many features
 * (docs/decisions/administration.md). Each figure has its definition in `core/src/analytics/day-figures.ts`.
 */
import {
  type DayCount,
  type DayFigure,
  dayFigures,
  firstStepsDays,
  groupStart,
  lagosMidnight,
  returns,
} from '@akada/core/analytics/day-figures.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';

const begin = (day: string): SQL => sql`${lagosMidnight(day)}::timestamptz`;

/** @returns that a moment lies between the beginnings of two days */
const within = (moment: SQL, first: string, next: string): SQL =>
  sql`${moment} >= ${begin(first)} AND ${moment} < ${begin(next)}`;

/** The learners by time: every row that makes a person count as a learner. */
const learnt = (first: string, next: string): SQL => sql`
  SELECT user_id, given_at AS at FROM practice_answers WHERE ${within(sql`given_at`, first, next)}
  UNION ALL SELECT user_id, given_at FROM reviews WHERE ${within(sql`given_at`, first, next)}
  UNION ALL SELECT user_id, finished_at FROM exams WHERE answered > 0 AND ${within(sql`finished_at`, first, next)}`;

/** @returns that the student of `joined` learnt from one day after the sign-up to another */
const learntAgain = (day: string, [from, to]: readonly [number, number]): SQL => {
  const [first, next] = [dayAfter(day, from), dayAfter(day, to + 1)];
  return sql`(EXISTS (SELECT FROM practice_answers WHERE user_id = joined.id AND ${within(sql`given_at`, first, next)})
    OR EXISTS (SELECT FROM reviews WHERE user_id = joined.id AND ${within(sql`given_at`, first, next)})
    OR EXISTS (SELECT FROM exams WHERE user_id = joined.id AND answered > 0 AND ${within(sql`finished_at`, first, next)}))`;
};

const income = (account: string, first: string, next: string): SQL => sql`
  SELECT coalesce(sum(CASE WHEN credit = ${account} THEN amount ELSE -amount END), 0) FROM ledger_entries
  WHERE ${account} IN (debit, credit) AND ${within(sql`written_at`, first, next)}`;

function statements(day: string): Record<DayFigure, SQL> {
  const next = dayAfter(day, 1);
  const of = (moment: string) => within(sql.raw(moment), day, next);
  const firstSteps = (moment: string) => within(sql.raw(moment), day, dayAfter(day, firstStepsDays + 1));
  const learners = (first: string) =>
    sql`SELECT count(DISTINCT user_id) FROM learnt WHERE at >= ${begin(first)}`;
  const joined = (condition: SQL) => sql`SELECT count(*) FROM joined WHERE ${condition}`;
  return {
    learners: learners(day),
    learners_of_week: learners(groupStart(day, 'week')),
    learners_of_month: learners(groupStart(day, 'month')),
    answers: sql`SELECT (SELECT count(*) FROM practice_answers WHERE ${of('given_at')})
      + coalesce((SELECT sum(answered) FROM exams WHERE ${of('finished_at')}), 0)`,
    reviews: sql`SELECT count(*) FROM reviews WHERE item_kind = 'card' AND ${of('given_at')}`,
    sets_made: sql`SELECT count(*) FROM generations WHERE status = 'ready' AND ${of('finished_at')}`,
    questions_made: sql`SELECT coalesce(sum(made), 0) FROM generations
      WHERE status = 'ready' AND kind = 'mcq' AND ${of('finished_at')}`,
    sets_refused: sql`SELECT count(*) FROM generations WHERE status = 'failed' AND ${of('finished_at')}`,
    exams: sql`SELECT count(*) FROM exams WHERE answered > 0 AND ${of('finished_at')}`,
    bookings: sql`SELECT count(*) FROM bookings WHERE state <> 'held' AND ${of('created_at')}`,
    sessions: sql`SELECT count(*) FROM bookings WHERE state = 'completed' AND ${of('ended_at')}`,
    trials: sql`SELECT count(*) FROM premium_periods WHERE kind = 'trial' AND ${of('lower(period)')}`,
    payments: sql`SELECT count(*) FROM payments WHERE status = 'paid' AND ${of('settled_at')}`,
    premium_income: income('subscription_income', day, next),
    commission_income: income('commission_income', day, next),
    signed_up: sql`SELECT count(*) FROM joined`,
    confirmed: joined(sql`email_verified_at IS NOT NULL`),
    first_set: joined(sql`EXISTS (SELECT FROM generations WHERE user_id = joined.id AND status = 'ready'
      AND ${firstSteps('finished_at')})`),
    first_exam: joined(sql`EXISTS (SELECT FROM exams WHERE user_id = joined.id AND answered > 0
      AND ${firstSteps('finished_at')})`),
    back_1: joined(learntAgain(day, returns.back_1)),
    back_7: joined(learntAgain(day, returns.back_7)),
    back_28: joined(learntAgain(day, returns.back_28)),
  };
}

/** Counts a day from rows and replaces the earlier count, so that repeating it changes nothing. */
export async function countDay(executor: Executor, day: string, now: string): Promise<void> {
  const next = dayAfter(day, 1);
  const first = [groupStart(day, 'week'), groupStart(day, 'month')].toSorted()[0] ?? day;
  const all = statements(day);
  const figures = sql.join(
    (Object.keys(dayFigures) as DayFigure[]).map((figure) => sql`${figure}::text, (${all[figure]})`),
    sql`, `,
  );
  await executor.execute(sql`
    WITH learnt AS MATERIALIZED (${learnt(first, next)}),
    joined AS MATERIALIZED (SELECT id, email_verified_at FROM users
      WHERE role = 'student' AND ${within(sql`created_at`, day, next)})
    INSERT INTO analytics_days (day, figures, reasons, counted_at)
    SELECT ${day}, jsonb_build_object(${figures}), coalesce((
      SELECT jsonb_object_agg(reason, total) FROM (
        SELECT coalesce(failure_code, shortfall) AS reason, count(*) AS total FROM generations
        WHERE coalesce(failure_code, shortfall) IS NOT NULL AND ${within(sql`finished_at`, day, next)}
        GROUP BY 1) AS counted), '{}'), ${now}
    ON CONFLICT (day) DO UPDATE
    SET figures = excluded.figures, reasons = excluded.reasons, counted_at = excluded.counted_at`);
}

/** @returns the day on which the first account began; null if there is none */
export async function findFirstDay(executor: Executor): Promise<string | null> {
  const { rows } = await executor.execute<{ day: string | null }>(
    sql`SELECT (min(created_at) AT TIME ZONE 'Africa/Lagos')::date AS day FROM users`,
  );
  return rows[0]?.day ?? null;
}

/** @returns the days since the first day that were counted since a given time */
export async function findCountedSince(
  executor: Executor,
  from: string,
  moment: string,
): Promise<Set<string>> {
  const { rows } = await executor.execute<{ day: string }>(
    sql`SELECT day FROM analytics_days WHERE day >= ${from} AND counted_at >= ${moment}`,
  );
  return new Set(rows.map(({ day }) => day));
}

export interface StoredDay extends DayCount {
  counted_at: string;
}

/** @returns what was counted of these days, the oldest first */
export async function findDays(executor: Executor, from: string, to: string): Promise<StoredDay[]> {
  const { rows } = await executor.execute<StoredDay & Record<string, unknown>>(
    sql`SELECT day, figures, reasons, counted_at FROM analytics_days WHERE day BETWEEN ${from} AND ${to} ORDER BY day`,
  );
  return rows.map(({ counted_at, ...day }) => ({ ...day, counted_at: isoTimestamp(counted_at) }));
}

const figuresOfMonth = ['premium_income', 'commission_income', 'sets_made', 'sets_refused'] as const;

/** @returns the sums of the month up to a day, as they were counted */
export async function findMonth(executor: Executor, today: string) {
  const days = await findDays(executor, groupStart(today, 'month'), today);
  const sum = (figure: DayFigure) => days.reduce((total, { figures }) => total + (figures[figure] ?? 0), 0);
  return Object.fromEntries(figuresOfMonth.map((figure) => [figure, sum(figure)])) as Record<
    (typeof figuresOfMonth)[number],
    number
  >;
}

/** @returns the first day with figures; null if there is none */
export async function findSince(executor: Executor): Promise<string | null> {
  const { rows } = await executor.execute<{ day: string | null }>(
    sql`SELECT min(day) AS day FROM analytics_days`,
  );
  return rows[0]?.day ?? null;
}

/** Days before the first account that is left have nothing to be counted from. */
export async function removeDaysBefore(executor: Executor, day: string): Promise<void> {
  await executor.execute(sql`DELETE FROM analytics_days WHERE day < ${day}`);
}
