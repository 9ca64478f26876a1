/** Statements that move every use of a course's topic to another topic. Questions name their topic by its text. */
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';

export interface TopicRow {
  id: string;
  name: string;
  nameKey: string;
}

/** In the order of their tutor. */
export async function findTopics(executor: Executor, courseId: string): Promise<TopicRow[]> {
  const { rows } = await executor.execute<TopicRow & Record<string, unknown>>(
    sql`SELECT id, name, name_key AS "nameKey" FROM course_topics WHERE course_id = ${courseId} ORDER BY position`,
  );
  return rows;
}

/** Tables with topic texts: a test asks the database for all of them. Tables that workers rebuild need no change. */
export const topicTexts = {
  written: ['exam_items', 'practice_questions', 'question_versions', 'questions'],
  madeAgain: ['bank_tags', 'progress_items', 'progress_topics'],
} as const;

const inCourse = (courseId: string) =>
  sql`question_id IN (SELECT id FROM questions WHERE course_id = ${courseId})`;

/** @returns every spelling of a topic that something of the course has */
export async function findSpellings(tx: Transaction, courseId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ topic: string }>(sql`
    SELECT topic FROM questions WHERE course_id = ${courseId} AND topic IS NOT NULL
    UNION SELECT topic FROM question_versions WHERE course_id = ${courseId} AND topic IS NOT NULL
    UNION SELECT topic FROM practice_questions WHERE course_id = ${courseId} AND topic IS NOT NULL
    UNION SELECT topic FROM exam_items WHERE ${inCourse(courseId)} AND topic IS NOT NULL
    UNION SELECT jsonb_array_elements_text(pool->'topics') FROM course_exams
      WHERE course_id = ${courseId} AND pool ? 'topics'`);
  return rows.map(({ topic }) => topic);
}

interface Carried {
  courseId: string;
  /** The spellings of the topic. */
  from: readonly string[];
  into: { name: string; key: string | null };
}

/**
 * The topic at the time of an answer and before a change of the question follows too: statistics are of one
 * topic.
 */
export async function carryTopic(
  tx: Transaction,
  { courseId, from, into: { name, key } }: Carried,
): Promise<void> {
  const isSpelledSo = sql`topic = ANY (${sql.param(from)}::text[])`;
  const statements = [
    // Workers count again where what was learned belongs.
    sql`INSERT INTO progress_due (user_id, item_kind, item_id) SELECT user_id, item_kind, item_id
      FROM progress_items WHERE source_kind = 'course' AND source_key = ${courseId}::text AND ${isSpelledSo}`,
    sql`UPDATE exam_items SET topic = ${name} WHERE ${inCourse(courseId)} AND ${isSpelledSo}`,
    sql`UPDATE practice_questions SET topic = ${name}, topic_key = ${key} WHERE course_id = ${courseId} AND ${isSpelledSo}`,
    sql`UPDATE question_versions SET topic = ${name} WHERE course_id = ${courseId} AND ${isSpelledSo}`,
    sql`UPDATE questions SET topic = ${name}, topic_key = ${key} WHERE course_id = ${courseId} AND ${isSpelledSo}`,
    sql`UPDATE course_exams SET pool = jsonb_set(pool, '{topics}', (
        SELECT jsonb_agg(DISTINCT CASE WHEN ${isSpelledSo} THEN ${name} ELSE topic END)
        FROM jsonb_array_elements_text(pool->'topics') AS topic))
      WHERE course_id = ${courseId} AND pool->'topics' ?| ${sql.param(from)}::text[]`,
  ];
  for (const statement of statements) await tx.execute(statement);
}

export async function renameTopic(
  tx: Transaction,
  id: string,
  { name, nameKey }: Omit<TopicRow, 'id'>,
): Promise<void> {
  await tx.execute(sql`UPDATE course_topics SET name = ${name}, name_key = ${nameKey} WHERE id = ${id}`);
}

export async function deleteTopic(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM course_topics WHERE id = ${id}`);
}

/** Who decides about a course has read its topics. */
export async function writeVersion(tx: Transaction, courseId: string): Promise<void> {
  await tx.execute(sql`UPDATE courses SET version = gen_random_uuid() WHERE id = ${courseId}`);
}
