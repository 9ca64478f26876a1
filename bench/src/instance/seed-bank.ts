/** A bank of very many questions of one tutor, made inside the database. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { BenchInstance } from './bench-instance.ts';

/**
 * $1: the tutor, $2 and $3: numbers of the first and the last question, $4: their course. A separate hash
 * spreads each property.
 */
const seedBank = `
  INSERT INTO questions (id, user_id, source, kind, position, stem, options, answer_index, answer_indexes, explanation,
    created_at, changed_at, markup, topic, topic_key, tags, status, difficulty, type, content_hash, content_version, origin, course_id)
  SELECT gen_random_uuid(), $1, 'import', null, 0,
    'What ' || (ARRAY['holds','moves','carries','breaks','forms'])[1 + a % 5] || ' the ' || md5(n::text) || ' of '
      || (ARRAY['water','soil','cell','leaf','root','seed','stone'])[1 + b % 7] || ' number ' || n || '?',
    ARRAY['One','Two','Three','Four'], CASE WHEN g % 20 = 0 THEN NULL ELSE 1 END,
    CASE WHEN g % 20 = 0 THEN ARRAY[1, 2]::smallint[] END, 'Because it is said so in the book.',
    now(), now() - n * interval '1 second', 'markdown', 'Topic ' || c % 50, 'topic ' || c % 50,
    CASE WHEN d % 1000 = 0 THEN ARRAY['rare'] ELSE ARRAY['WAEC ' || 2000 + d % 20] END,
    CASE WHEN e % 10 = 0 THEN 'draft' WHEN e % 10 = 1 THEN 'retired' ELSE 'published' END,
    (ARRAY['easy','medium','hard',null])[1 + f % 4], CASE WHEN g % 20 = 0 THEN 'multiple' ELSE 'single' END,
    md5(n::text), ${contentVersion}, 'own', $4::uuid
  FROM (
    SELECT n, abs(hashtext(n || 'a')) a, abs(hashtext(n || 'b')) b, abs(hashtext(n || 'c')) c, abs(hashtext(n || 'd')) d,
      abs(hashtext(n || 'e')) e, abs(hashtext(n || 'f')) f, abs(hashtext(n || 'g')) g
    FROM generate_series($2::integer, $3::integer) n
  ) numbers`;

/** Adds questions of these numbers to a course of a tutor. */
export async function addBankQuestions(
  { database }: BenchInstance,
  { userId, courseId }: { userId: string; courseId: string },
  numbers: { from: number; to: number },
): Promise<void> {
  const client = await database.pool.connect();
  try {
    // Filling takes longer than any statement of the product may.
    await client.query('SET statement_timeout = 0');
    await client.query(seedBank, [userId, numbers.from, numbers.to, courseId]);
  } finally {
    client.release(true);
  }
}
