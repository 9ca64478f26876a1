/** What the shelf counts. The database counts, because a student has thousands of questions. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { counts, isOfSubject, isShown, type QuestionCounts, subjectKey } from '../past-papers.repo.ts';
import { type PaperRow, pastPaperQuestions, pastPapers } from '../past-papers.tables.ts';

/** The topic of a question: as `getTopic`, for statements. */
export const topicWords: SQL = sql`coalesce(${pastPaperQuestions.topic}, ${pastPaperQuestions.sectionTopic}, ${pastPapers.topic})`;

const isOfPaper = eq(pastPaperQuestions.paperId, pastPapers.id);

export interface SubjectCounts extends QuestionCounts {
  /** The form by which subjects are compared. */
  key: string;
  /** As most papers name it; empty for papers that name none. */
  subject: string;
  papers: number;
}

/** @returns the subjects by name, the papers without a subject last */
export async function findSubjects(
  executor: Executor,
  { userId, subject, skip, limit }: { userId: string; subject?: string; skip: number; limit: number },
): Promise<{ rows: SubjectCounts[]; total: number }> {
  const narrowed = subject === undefined ? undefined : isOfSubject(subject);
  const { rows } = await executor.execute<SubjectCounts & { total: number } & Record<string, unknown>>(sql`
    SELECT key, mode() WITHIN GROUP (ORDER BY subject) AS subject, count(*)::int AS papers,
      sum(questions)::int AS questions, sum(ready)::int AS ready, sum("withoutKey")::int AS "withoutKey",
      (count(*) OVER ())::int AS total
    FROM (
      SELECT ${subjectKey} AS key, coalesce(${pastPapers.subject}, '') AS subject, ${counts.questions} AS questions,
        ${counts.ready} AS ready, ${counts.withoutKey} AS "withoutKey"
      FROM ${pastPapers} LEFT JOIN ${pastPaperQuestions} ON ${isOfPaper}
      WHERE ${and(eq(pastPapers.userId, userId), narrowed, isShown)}
      GROUP BY ${pastPapers.id}
    ) AS counted
    GROUP BY key ORDER BY key = '', key OFFSET ${skip} LIMIT ${limit}`);
  const subjects = rows.map(({ total: _total, ...row }) => row);
  const [first] = rows;
  if (first !== undefined || skip === 0) return { rows: subjects, total: first?.total ?? 0 };
  const [counted] = await executor
    .select({ total: sql<number>`count(DISTINCT ${subjectKey})::int` })
    .from(pastPapers)
    .where(and(eq(pastPapers.userId, userId), isShown));
  return { rows: subjects, total: counted?.total ?? 0 };
}

export interface NewestPaper extends Pick<PaperRow, 'id' | 'noteId' | 'body' | 'year'> {
  key: string;
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
      SELECT ${pastPapers.id}, ${pastPapers.noteId}, ${pastPapers.body}, ${pastPapers.year}, ${subjectKey} AS key,
        row_number() OVER (PARTITION BY ${subjectKey}
          ORDER BY ${pastPapers.year} DESC NULLS LAST, ${pastPapers.createdAt} DESC, ${pastPapers.id}) AS number
      FROM ${pastPapers}
      WHERE ${and(eq(pastPapers.userId, userId), isShown, isAmong(keys))}
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
      SELECT ${subjectKey} AS key, ${topicWords} AS topic, coalesce(${pastPapers.year}, ${pastPapers.id}::text) AS year
      FROM ${pastPapers} JOIN ${pastPaperQuestions} ON ${isOfPaper}
      WHERE ${and(eq(pastPapers.userId, userId), isShown, isAmong(keys))} AND NOT ${pastPaperQuestions.isExcluded}
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
  return executor
    .select({
      year: pastPapers.year,
      papers: sql<number>`count(DISTINCT ${pastPapers.id})::int`,
      questions: sql<number>`(count(${pastPaperQuestions.position}) FILTER (WHERE NOT ${pastPaperQuestions.isExcluded}))::int`,
    })
    .from(pastPapers)
    .leftJoin(pastPaperQuestions, isOfPaper)
    .where(and(eq(pastPapers.userId, userId), isOfSubject(subject), isShown))
    .groupBy(pastPapers.year)
    .orderBy(sql`${pastPapers.year} DESC NULLS LAST`);
}

const isAmong = (keys: readonly string[]): SQL => inArray(subjectKey, [...keys]);
