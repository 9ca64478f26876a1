/** Counts of the shelf. The database counts, because a student has thousands of questions. */
import type { PaperBody } from '@akada/core/papers/paper.ts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import {
  countColumns,
  isOfPaper,
  isOfSubject,
  isVisible,
  type QuestionCounts,
  subjectKey,
  topicWords,
} from './paper-conditions.queries.ts';

export interface SubjectCounts extends QuestionCounts {
  /** The form by which subjects are compared. */
  key: string;
  /** As most papers name it; empty for papers that name none. */
  subject: string;
  papers: number;
}

/** Papers of a student, of all subjects if it is undefined. */
const isOfStudent = (userId: string, subject?: string): SQL | undefined =>
  and(
    sql`past_papers.user_id = ${userId}`,
    isVisible,
    subject === undefined ? undefined : isOfSubject(subject),
  );

/** @returns the subjects by name, the papers without a subject last */
export async function findSubjects(
  executor: Executor,
  { userId, subject, skip, limit }: { userId: string; subject?: string; skip: number; limit: number },
): Promise<{ rows: SubjectCounts[]; total: number }> {
  const { rows } = await executor.execute<SubjectCounts & { total: number } & Record<string, unknown>>(sql`
    SELECT key, mode() WITHIN GROUP (ORDER BY subject) AS subject, count(*)::int AS papers,
      sum(questions)::int AS questions, sum(ready)::int AS ready, sum("withoutKey")::int AS "withoutKey",
      (count(*) OVER ())::int AS total
    FROM (
      SELECT ${subjectKey} AS key, coalesce(past_papers.subject, '') AS subject, ${countColumns}
      FROM past_papers LEFT JOIN past_paper_questions ON ${isOfPaper}
      WHERE ${isOfStudent(userId, subject)}
      GROUP BY past_papers.id
    ) AS counted
    GROUP BY key ORDER BY key = '', key OFFSET ${skip} LIMIT ${limit}`);
  const subjects = rows.map(({ total: _total, ...row }) => row);
  const [first] = rows;
  if (first !== undefined || skip === 0) return { rows: subjects, total: first?.total ?? 0 };
  const all = await executor.execute<{ total: number }>(sql`
    SELECT count(DISTINCT ${subjectKey})::int AS total FROM past_papers WHERE ${isOfStudent(userId)}`);
  return { rows: subjects, total: all.rows[0]?.total ?? 0 };
}

export interface NewestPaper {
  key: string;
  id: string;
  noteId: string;
  body: PaperBody | null;
  year: string | null;
}

/** @returns at most this number of papers of each subject, the latest year first */
export async function findNewest(
  executor: Executor,
  userId: string,
  { keys, limit }: { keys: readonly string[]; limit: number },
): Promise<NewestPaper[]> {
  if (keys.length === 0) return [];
  const { rows } = await executor.execute<NewestPaper & Record<string, unknown>>(sql`
    SELECT id, note_id AS "noteId", body, year, key FROM (
      SELECT id, note_id, body, year, ${subjectKey} AS key,
        row_number() OVER (PARTITION BY ${subjectKey} ORDER BY year DESC NULLS LAST, created_at DESC, id) AS number
      FROM past_papers WHERE ${isOfStudent(userId)} AND ${matchesKeys(keys)}
    ) AS numbered
    WHERE number <= ${limit} ORDER BY key, number`);
  return rows;
}

export interface TopicCounts {
  /** The subject, and the form by which topics are compared. */
  key: string;
  topicKey: string;
  /** As most questions name it. */
  topic: string;
  questions: number;
  years: number;
}

/** @returns the topics of these subjects, the most asked first */
export async function findTopics(
  executor: Executor,
  userId: string,
  keys: readonly string[],
): Promise<TopicCounts[]> {
  if (keys.length === 0) return [];
  const { rows } = await executor.execute<TopicCounts & Record<string, unknown>>(sql`
    SELECT key, name_key(topic) AS "topicKey", mode() WITHIN GROUP (ORDER BY topic) AS topic,
      count(*)::int AS questions, count(DISTINCT year)::int AS years
    FROM (
      SELECT ${subjectKey} AS key, ${topicWords} AS topic, coalesce(past_papers.year, past_papers.id::text) AS year
      FROM past_papers JOIN past_paper_questions ON ${isOfPaper}
      WHERE ${isOfStudent(userId)} AND ${matchesKeys(keys)} AND NOT past_paper_questions.left_out
    ) AS asked
    WHERE topic IS NOT NULL
    GROUP BY key, name_key(topic)
    ORDER BY questions DESC, years DESC, name_key(topic)`);
  return rows;
}

export interface YearCounts {
  /** Null for papers without a year. */
  year: string | null;
  papers: number;
  questions: number;
}

/** @returns the years of a subject, the latest first */
export async function findYears(executor: Executor, userId: string, subject: string): Promise<YearCounts[]> {
  const { rows } = await executor.execute<YearCounts & Record<string, unknown>>(sql`
    SELECT past_papers.year, count(DISTINCT past_papers.id)::int AS papers,
      (count(past_paper_questions.position) FILTER (WHERE NOT past_paper_questions.left_out))::int AS questions
    FROM past_papers LEFT JOIN past_paper_questions ON ${isOfPaper}
    WHERE ${isOfStudent(userId, subject)}
    GROUP BY past_papers.year ORDER BY past_papers.year DESC NULLS LAST`);
  return rows;
}

const matchesKeys = (keys: readonly string[]): SQL => inArray(subjectKey, [...keys]);
