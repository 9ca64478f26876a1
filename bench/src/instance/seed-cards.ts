/** Very many flashcards of one student, made inside the database: most are known and a few days overdue, some are new. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { BenchInstance } from './bench-instance.ts';

/** $1: the student, $2: how many. */
const seedCards = `
  WITH made AS (
    SELECT n, gen_random_uuid() AS id FROM generate_series(1, $2::integer) n
  ), written AS (
    INSERT INTO cards (id, user_id, kind, front, back, content_version, state, created_at, changed_at)
    SELECT id, $1, 'basic', 'What is meant by “' || md5(n::text) || '”?', 'The ' || n || 'th of many', ${contentVersion},
      'active', now() - n * interval '1 second', now() FROM made
    RETURNING id
  ), faces AS (
    INSERT INTO card_faces (id, card_id, user_id, ordinal, met, created_at)
    SELECT id, id, $1, 0, n % 50 <> 0, now() - n * interval '1 second' FROM made
    RETURNING id, met
  )
  INSERT INTO memory_states (user_id, item_kind, item_id, stability, difficulty, phase, step, due_day, first_day, last_day,
    reps, lapses)
  SELECT $1, 'card', id, 1 + n % 90, 1 + n % 9, 'review', 0, current_date - n % 20, current_date - 200,
    current_date - 20 - n % 90, 3, 0
  FROM made WHERE n % 50 <> 0`;

/** @returns the ids of up to 1,000 faces that the student has reviewed before */
export async function addCards(
  { database }: BenchInstance,
  userId: string,
  count: number,
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(seedCards, [userId, count]);
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM card_faces WHERE user_id = $1 AND met ORDER BY id LIMIT 1000',
      [userId],
    );
    return rows.map(({ id }) => id);
  } finally {
    client.release(true);
  }
}
