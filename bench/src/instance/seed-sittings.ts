/** An exam that a tutor set and very many students have sat, made inside the database. */
import type { BenchInstance } from './bench-instance.ts';
import { seedUsers } from './seed-statements.ts';

/** Each has the id of the exam ($1). $2: the tutor, $3: how many questions it asks. */
const seedCourseExam = `
  WITH school AS (
    INSERT INTO schools (id, name, name_key, created_at) VALUES ($1, 'School', 'school', now()) RETURNING id
  ), department AS (
    INSERT INTO departments (id, school_id, name, name_key, created_at)
    SELECT id, id, 'Biology', 'biology', now() FROM school RETURNING id
  ), course AS (
    INSERT INTO courses (id, owner_id, department_id, name, name_key, description, state, version, join_code, created_at)
    SELECT id, $2, id, 'Biology', 'biology', '', 'draft', id, 'BCDFGHJM', now() FROM department RETURNING id
  )
  INSERT INTO course_exams (id, owner_id, course_id, title, instructions, pool, question_count, duration_minutes, marking,
    opens_at, closes_at, attempts, results_show, keys_show, published_at, created_at)
  SELECT id, $2, id, 'Cells', '', '{"kind": "filter"}', $3, 60,
    '{"right": 1, "wrong": 0.25, "unanswered": 0, "multiple": "all_or_nothing"}',
    now() - interval '2 hours', now(), 1, 'at_once', 'at_once', now(), now()
  FROM course`;

/** $1: the exam. Creates a sitting for each student who has not sat it. */
const seedSittings = `
  INSERT INTO exams (id, user_id, title, duration_minutes, started_at, last_seen_at, deadline_at, closes_at, wanted, marking,
    source_kind, source_key, finished_at, finished_by, correct, answered, score, max_score)
  SELECT gen_random_uuid(), users.id, 'Cells', 60, opens_at, opens_at, closes_at, closes_at, question_count, marking,
    'course_exam', course_exams.id::text, closes_at, 'submit', 0, question_count,
    abs(hashtext(users.id::text)) % (question_count + 1), question_count
  FROM users, course_exams WHERE course_exams.id = $1::uuid AND users.email LIKE 'sitter%'
    AND NOT EXISTS (SELECT FROM exams WHERE user_id = users.id)`;

/**
 * $1: the exam, $2: the tutor, $3: the number of questions; for empty papers. Options are in one of four
 * orders; better students choose the key more often.
 */
const seedAnswers = `
  WITH texts AS (
    INSERT INTO paper_texts (question_id, id, stem, options, explanation)
    SELECT id, id, stem, options, '' FROM questions
    WHERE user_id = $2 AND generation_id IS NULL AND status = 'published' AND type = 'single' ORDER BY changed_at DESC LIMIT $3
    ON CONFLICT DO NOTHING
  )
  INSERT INTO exam_items (exam_id, question_id, text_id, position, option_count, answer_indexes, option_order, choices)
  SELECT exam_id, q.id, q.id, q.asked, cardinality(q.options),
    ARRAY[array_position(option_order, q.answer_index) - 1], option_order,
    CASE WHEN luck % 10 = 9 THEN NULL
      WHEN luck % 41 < score THEN ARRAY[array_position(option_order, q.answer_index) - 1] ELSE ARRAY[luck % 4] END
  FROM (
    SELECT exams.id AS exam_id, exams.score, q.*, abs(hashtext(exams.id::text || q.id::text)) AS luck,
      (ARRAY['{0,1,2,3}', '{1,0,3,2}', '{3,2,1,0}', '{2,3,0,1}']::text[])
        [1 + abs(hashtext(q.id::text || exams.id::text)) % 4]::smallint[] AS option_order
    FROM exams, (
      SELECT *, row_number() OVER (ORDER BY changed_at DESC) - 1 AS asked FROM questions
      WHERE user_id = $2 AND generation_id IS NULL AND status = 'published' AND type = 'single' ORDER BY changed_at DESC LIMIT $3
    ) q WHERE exams.source_key = $1 AND NOT EXISTS (SELECT FROM exam_items WHERE exam_id = exams.id)
  ) q`;

const questions = 40;

/** An exam of a tutor that no student has sat yet. */
export interface SatExam {
  tutorId: string;
  courseExamId: string;
}

export async function addCourseExam({ database }: BenchInstance, tutorId: string): Promise<SatExam> {
  const courseExamId = crypto.randomUUID();
  await database.pool.query(seedCourseExam, [courseExamId, tutorId, questions]);
  return { tutorId, courseExamId };
}

/** Students of these numbers who have sat it. @returns the id of one of its questions */
export async function addSittings(
  { database }: BenchInstance,
  { tutorId, courseExamId }: SatExam,
  numbers: { from: number; to: number },
): Promise<string> {
  const client = await database.pool.connect();
  try {
    // Filling takes longer than any statement of the product may.
    await client.query('SET statement_timeout = 0');
    await client.query(seedUsers.replace("'student' || n ||", "'sitter' || n ||"), [
      '',
      numbers.from,
      numbers.to,
    ]);
    await client.query(seedSittings, [courseExamId]);
    await client.query(seedAnswers, [courseExamId, tutorId, questions]);
    const { rows } = await client.query<{ id: string }>(
      `SELECT question_id AS id FROM exam_items JOIN exams ON exams.id = exam_id WHERE source_key = $1
       ORDER BY question_id LIMIT 1`,
      [courseExamId],
    );
    return rows[0]?.id ?? '';
  } finally {
    client.release(true);
  }
}
