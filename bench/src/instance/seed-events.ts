/** Events of many students that wait for a worker: answers in practice, reviews of cards, and achievements. */
import type { BenchInstance } from './bench-instance.ts';

/** $1: events of each student. Each event tells of three reviews; every tenth is an achievement. */
const seedEvents = `
  WITH events AS (
    SELECT users.id AS user_id, n, gen_random_uuid() AS subject_id,
      ARRAY[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()] AS ids,
      CASE WHEN n % 10 = 0 THEN 'habit.achievement_won' WHEN n % 3 = 0 THEN 'card.reviewed' ELSE 'practice.answered' END AS name
    FROM users, generate_series(1, $1::integer) AS n WHERE role = 'student'
  ), reviewed AS (
    INSERT INTO reviews (id, user_id, item_kind, item_id, grade, given_at, local_day, zone, took_ms)
    SELECT unnest(ids), user_id, CASE name WHEN 'card.reviewed' THEN 'card' ELSE 'question' END, gen_random_uuid(), 3,
      now(), current_date, 'UTC', 4000
    FROM events WHERE name <> 'habit.achievement_won'
  )
  INSERT INTO outbox_events (name, user_id, subject_id, facts)
  SELECT name, user_id, subject_id, CASE name
    WHEN 'card.reviewed' THEN jsonb_build_object('review_ids', ids)
    WHEN 'practice.answered' THEN jsonb_build_object('answer_ids', ids)
    ELSE '{"key": "cards_1"}' END
  FROM events ORDER BY n, user_id`;

/** @returns the number of events that wait now */
export async function addEvents({ database }: BenchInstance, each: number): Promise<number> {
  const { rowCount } = await database.pool.query(seedEvents, [each]);
  return rowCount ?? 0;
}
