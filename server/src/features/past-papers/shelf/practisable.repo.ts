/** Questions of past papers that practice and exams can ask: they are in the set of their paper. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { isOfSubject, isShown } from '../past-papers.repo.ts';
import { pastPaperQuestions, pastPapers } from '../past-papers.tables.ts';
import { topicWords } from './shelf.repo.ts';

/** The papers and the topics of a draw. */
export interface ShelfChoice {
  userId: string;
  subject: string;
  /** All where absent; empty for papers without a year. */
  years?: readonly string[] | undefined;
  /** All where absent, and questions without a topic. */
  topics?: readonly string[] | undefined;
}

const isOfPaper = eq(pastPaperQuestions.paperId, pastPapers.id);

/** A set without questions was deleted. */
const hasSet: SQL = sql`EXISTS (SELECT FROM questions WHERE questions.user_id = ${pastPapers.userId}
  AND questions.generation_id = ${pastPapers.setId} AND questions.deleted_at IS NULL)`;

const isInSet: SQL = sql`EXISTS (SELECT FROM questions WHERE questions.id = ${pastPaperQuestions.questionId}
  AND questions.user_id = ${pastPapers.userId} AND questions.generation_id = ${pastPapers.setId}
  AND questions.deleted_at IS NULL)`;

function isChosen({ userId, subject, years, topics }: ShelfChoice): SQL | undefined {
  return and(
    eq(pastPapers.userId, userId),
    isOfSubject(subject),
    isShown,
    years && sql`coalesce(${pastPapers.year}, '') = ANY (${sql.param([...years])}::text[])`,
    topics &&
      sql`name_key(${topicWords}) IN (SELECT name_key(topic) FROM unnest(${sql.param([...topics])}::text[]) AS topic)`,
  );
}

/** @returns the papers with a ready question that is not in their set yet, the oldest first */
export async function findPapersToJoin(executor: Executor, choice: ShelfChoice): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: pastPapers.id, createdAt: pastPapers.createdAt })
    .from(pastPapers)
    .innerJoin(pastPaperQuestions, isOfPaper)
    .where(
      and(
        isChosen(choice),
        eq(pastPaperQuestions.isReady, true),
        sql`(${pastPaperQuestions.questionId} IS NULL OR NOT ${hasSet})`,
      ),
    )
    .orderBy(asc(pastPapers.createdAt), asc(pastPapers.id));
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
  return findAsked(executor, isChosen(choice));
}

/** @returns the questions of a paper that are in its set, in printed order */
export async function findPrinted(executor: Executor, paperId: string): Promise<string[]> {
  const rows = await findAsked(executor, eq(pastPapers.id, paperId));
  return rows.map(({ id }) => id);
}

function findAsked(executor: Executor, isOneOf: SQL | undefined): Promise<PractisableQuestion[]> {
  const { questionId, paperId, position, isExcluded } = pastPaperQuestions;
  return executor
    .select({
      id: sql<string>`${questionId}`,
      topicKey: sql<string | null>`name_key(${topicWords})`,
    })
    .from(pastPapers)
    .innerJoin(pastPaperQuestions, isOfPaper)
    .where(and(isOneOf, eq(isExcluded, false), isInSet))
    .orderBy(asc(paperId), asc(position));
}
