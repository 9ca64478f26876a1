/** Very many answers of one student, made inside the database: over 400 days, to 10,000 questions of 200 topics. */

import { findAssignedCourses } from '../../../server/src/features/assignments/assigned-courses.service.ts';
import { createMemoryService } from '../../../server/src/features/memory/memory.service.ts';
import { rebuildProgress } from '../../../server/src/features/progress/counting/progress-counting.service.ts';
import type { BenchInstance } from './bench-instance.ts';

/** $1: the student, $2: how many answers. Two in three are right. */
const seedAnswers = [
  `INSERT INTO practice_questions (user_id, question_id, version, type, stem, options, answer_indexes, note_id, topic, topic_key)
   SELECT $1, ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 1, 'single', 'What is meant by ' || n || '?',
     ARRAY['One', 'Two', 'Three', 'Four'], ARRAY[0], ('00000000-0000-4000-a000-' || lpad((n % 40)::text, 12, '0'))::uuid,
     'Topic ' || n % 200, 'topic ' || n % 200
   FROM generate_series(0, least($2::integer, 10000) - 1) AS n`,
  `INSERT INTO practice_answers (user_id, id, sitting_id, question_id, version, choices, correct, hints, took_ms, given_at,
     local_day, zone, received_at)
   SELECT $1, gen_random_uuid(), gen_random_uuid(), ('00000000-0000-4000-9000-' || lpad((n % 10000)::text, 12, '0'))::uuid,
     1, ARRAY[CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END], n % 3 <> 0, 0, 9000, given_at, given_at::date, 'UTC', given_at
   FROM (SELECT n, now() - (n * 7919 % 400) * interval '1 day' AS given_at FROM generate_series(0, $2::integer - 1) AS n) AS given`,
  `INSERT INTO practice_outcomes (user_id, question_id, answer_id, given_at, correct)
   SELECT DISTINCT ON (question_id) user_id, question_id, id, given_at, correct FROM practice_answers
   WHERE user_id = $1 AND $2::integer > 0 ORDER BY question_id, given_at DESC, id DESC`,
];

/** Gives the student premium, too, so that the longest range can be read. @returns how long counting all of it took, in seconds */
export async function addAnswers(
  { database }: BenchInstance,
  userId: string,
  count: number,
): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    for (const statement of seedAnswers) await client.query(statement, [userId, count]);
    await client.query(`UPDATE users SET subscription_plan = 'premium' WHERE id = $1`, [userId]);
  } finally {
    client.release(true);
  }
  const began = performance.now();
  await rebuildProgress({ database, memory: createMemoryService(), assignedCourses: findAssignedCourses });
  return (performance.now() - began) / 1_000;
}
