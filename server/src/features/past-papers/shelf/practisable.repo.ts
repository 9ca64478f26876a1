/** Questions of past papers that practice and exams can ask: they are in the set of their paper. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { isOfPaper, isOfSubject, isVisible, topicWords } from './paper-conditions.queries.ts';

/** The papers and the topics of a draw. */
export interface ShelfChoice {
  userId: string;
  subject: string;
  /** All where absent; empty for papers without a year. */
  years?: readonly string[] | undefined;
  /** All where absent, and questions without a topic. */
  topics?: readonly string[] | undefined;
}

/** A set without questions was deleted. */
const hasSet: SQL = sql`EXISTS (SELECT FROM questions WHERE questions.user_id = past_papers.user_id
  AND questions.generation_id = past_papers.set_id AND questions.deleted_at IS NULL)`;

const isInSet: SQL = sql`EXISTS (SELECT FROM questions WHERE questions.id = past_paper_questions.question_id
  AND questions.user_id = past_papers.user_id AND questions.generation_id = past_papers.set_id
  AND questions.deleted_at IS NULL)`;

function isChosen({ userId, subject, years, topics }: ShelfChoice): SQL | undefined {
  return and(
    sql`past_papers.user_id = ${userId}`,
    isOfSubject(subject),
    isVisible,
    years && sql`coalesce(past_papers.year, '') = ANY (${sql.param([...years])}::text[])`,
    topics &&
      sql`name_key(${topicWords}) IN (SELECT name_key(topic) FROM unnest(${sql.param([...topics])}::text[]) AS topic)`,
  );
}

/** @returns the papers with a ready question that is not in their set yet, the oldest first */
export async function findPapersToJoin(executor: Executor, choice: ShelfChoice): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT past_papers.id FROM past_papers JOIN past_paper_questions ON ${isOfPaper}
    WHERE ${isChosen(choice)} AND past_paper_questions.ready
      AND (past_paper_questions.question_id IS NULL OR NOT ${hasSet})
    GROUP BY past_papers.id ORDER BY past_papers.created_at, past_papers.id`);
  return rows.map(({ id }) => id);
}

export interface PractisableQuestion {
  /** The id of the question in the set. */
  id: string;
  /** Null without a topic. */
  topicKey: string | null;
}

/** @returns the questions of a choice that are in sets, in a steady order */
export function findPractisable(executor: Executor, choice: ShelfChoice): Promise<PractisableQuestion[]> {
  return findInSets(executor, isChosen(choice));
}

/** @returns the questions of a paper that are in its set, in printed order */
export async function findPrinted(executor: Executor, paperId: string): Promise<string[]> {
  const rows = await findInSets(executor, sql`past_papers.id = ${paperId}`);
  return rows.map(({ id }) => id);
}

async function findInSets(executor: Executor, condition: SQL | undefined): Promise<PractisableQuestion[]> {
  const { rows } = await executor.execute<PractisableQuestion & Record<string, unknown>>(sql`
    SELECT past_paper_questions.question_id AS id, name_key(${topicWords}) AS "topicKey"
    FROM past_papers JOIN past_paper_questions ON ${isOfPaper}
    WHERE ${condition} AND NOT past_paper_questions.left_out AND ${isInSet}
    ORDER BY past_papers.id, past_paper_questions.position`);
  return rows;
}
