/** Queries of questions that a tutor can assign as a set: published questions of the own bank without essays. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { isInScope } from '../pools/question-scope.queries.ts';
import { questions } from '../question/questions.tables.ts';

const isAssignable = (userId: string): SQL =>
  sql`${isInScope({ kind: 'bank', userId })} AND ${questions.type} <> 'essay'`;

/** @returns the ids among these that this tutor can assign */
export async function findAssignableIds(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isAssignable(userId)));
  return new Set(rows.map(({ id }) => id));
}

export interface AssignableDraw {
  userId: string;
  /** Null for all courses of the bank. */
  courseId: string | null;
  /** Keys of topics; all topics if empty. */
  topicKeys: readonly string[];
  count: number;
}

/** @returns ids of a random choice, fewer if the bank has fewer */
export async function drawAssignableIds(
  executor: Executor,
  { userId, courseId, topicKeys, count }: AssignableDraw,
): Promise<string[]> {
  const rows = await executor
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        isAssignable(userId),
        courseId === null ? undefined : eq(questions.courseId, courseId),
        topicKeys.length === 0 ? undefined : inArray(questions.topicKey, [...topicKeys]),
      ),
    )
    .orderBy(sql`random()`)
    .limit(count);
  return rows.map(({ id }) => id);
}
