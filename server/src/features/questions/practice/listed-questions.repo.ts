/** Questions of a scope without their texts, for plans. */
import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { isInScope, type QuestionScope } from '../pools/question-scope.queries.ts';
import { questions } from '../question/questions.tables.ts';

export interface ListedTopic {
  id: string;
  topic: string | null;
  topicKey: string | null;
  /** 0 for a type without options. */
  options: number;
}

/** @returns the first of the scope by id, so that the same ones come each day */
export function findListed(executor: Executor, scope: QuestionScope, limit: number): Promise<ListedTopic[]> {
  const { id, topic, topicKey, options } = questions;
  return executor
    .select({ id, topic, topicKey, options: sql<number>`cardinality(${options})` })
    .from(questions)
    .where(isInScope(scope))
    .orderBy(asc(id))
    .limit(limit);
}
