import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type PracticeAnswerRow,
  type PracticeQuestionRow,
  practiceAnswers,
  practiceOutcomes,
  practiceQuestions,
} from '../records/practice.tables.ts';

/** @returns the ids among these that are already stored */
export async function findStored(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .select({ id: practiceAnswers.id })
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.userId, userId), inArray(practiceAnswers.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** @returns the questions among these that this person has answered */
export async function findPractised(
  executor: Executor,
  userId: string,
  questionIds: readonly string[],
): Promise<Set<string>> {
  if (questionIds.length === 0) return new Set();

  const rows = await executor
    .select({ id: practiceOutcomes.questionId })
    .from(practiceOutcomes)
    .where(and(eq(practiceOutcomes.userId, userId), inArray(practiceOutcomes.questionId, [...questionIds])));
  return new Set(rows.map(({ id }) => id));
}

/** @returns the content of these questions, in all versions that this person has answered */
export function findAnsweredQuestions(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<PracticeQuestionRow[]> {
  return executor
    .select()
    .from(practiceQuestions)
    .where(and(eq(practiceQuestions.userId, userId), inArray(practiceQuestions.questionId, [...ids])));
}

/** @returns answers to these questions, each with the source of its question */
export function findGiven(executor: Executor, userId: string, questionIds: readonly string[]) {
  const { id, questionId, version, givenAt, localDay, tookMs, correct, hints } = practiceAnswers;
  const { type, generationId, courseId, noteId, subject, topic, topicKey } = practiceQuestions;
  return executor
    .select({
      id,
      questionId,
      version,
      givenAt,
      localDay,
      tookMs,
      correct,
      hints,
      type,
      generationId,
      courseId,
      noteId,
      subject,
      topic,
      topicKey,
      options: sql<number>`cardinality(${practiceQuestions.options})`,
    })
    .from(practiceAnswers)
    .innerJoin(
      practiceQuestions,
      and(
        eq(practiceQuestions.userId, practiceAnswers.userId),
        eq(practiceQuestions.questionId, questionId),
        eq(practiceQuestions.version, version),
      ),
    )
    .where(
      and(
        eq(practiceAnswers.userId, userId),
        sql`${questionId} = ANY (${sql.param([...questionIds])}::uuid[])`,
      ),
    );
}

/** @returns the questions of these answers, each once */
export async function findQuestionsOf(
  executor: Executor,
  answers: readonly { userId: string; id: string }[],
): Promise<{ userId: string; itemId: string }[]> {
  const [userIds, ids] = [answers.map(({ userId }) => userId), answers.map(({ id }) => id)];
  const { rows } = await executor.execute<{ userId: string; itemId: string }>(sql`
    SELECT DISTINCT answers.user_id AS "userId", answers.question_id AS "itemId"
    FROM unnest(${sql.param(userIds)}::uuid[], ${sql.param(ids)}::uuid[]) AS given (user_id, id)
    JOIN ${practiceAnswers} AS answers USING (user_id, id)`);
  return rows;
}

/** @returns every question that this person has answered */
export async function findAnswered(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: practiceOutcomes.questionId })
    .from(practiceOutcomes)
    .where(eq(practiceOutcomes.userId, userId));
  return rows.map(({ id }) => id);
}

/** Inserts in a fixed order, so that two calls never deadlock. */
export async function addQuestions(tx: Transaction, rows: readonly PracticeQuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ordered = rows.toSorted(
    (one, other) => compare(one.questionId, other.questionId) || one.version - other.version,
  );
  await tx.insert(practiceQuestions).values(ordered).onConflictDoNothing();
}

/**
 * Also inserts in a fixed order.
 *
 * @returns ids of answers that were not stored before
 */
export async function addAnswers(tx: Transaction, rows: readonly PracticeAnswerRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx
    .insert(practiceAnswers)
    .values(rows.toSorted((one, other) => compare(one.id, other.id)))
    .onConflictDoNothing()
    .returning({ id: practiceAnswers.id });
  return new Set(added.map(({ id }) => id));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Keeps the most recently given answer of each question, in whatever order answers arrive. */
export async function putOutcomes(
  tx: Transaction,
  userId: string,
  answerIds: readonly string[],
): Promise<void> {
  if (answerIds.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${practiceOutcomes} AS last (user_id, question_id, answer_id, given_at, correct)
    SELECT DISTINCT ON (question_id) user_id, question_id, id, given_at, correct FROM ${practiceAnswers}
    WHERE user_id = ${userId} AND id = ANY (${sql.param([...answerIds])}::uuid[])
    ORDER BY question_id, given_at DESC, id DESC
    ON CONFLICT (user_id, question_id) DO UPDATE
    SET answer_id = excluded.answer_id, given_at = excluded.given_at, correct = excluded.correct
    WHERE (excluded.given_at, excluded.answer_id) > (last.given_at, last.answer_id)`);
}
