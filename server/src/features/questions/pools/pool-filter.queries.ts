/** Filters within a scope, and questions that an exam holds back. */
import type { BankDifficulty, QuestionType } from '@akada/core/questions/bank-question.ts';
import { arrayOverlaps, type SQL, sql } from 'drizzle-orm';
import { getFacets } from '../bank/bank-facets.ts';
import { getArray } from '../bank/bank-filter.queries.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { questions } from '../question/questions.tables.ts';

/** An omitted or empty field matches all. */
export interface PoolFilter {
  /** Keys by which topics are compared; null for all. */
  topicKeys: readonly string[] | null;
  difficulties?: readonly BankDifficulty[] | undefined;
  type?: QuestionType | undefined;
  /** A question has one of them. */
  tags?: readonly string[] | undefined;
}

/** Whether there may be questions of the scope that are not meant. */
export function isNarrowed({ topicKeys, difficulties = [], type, tags = [] }: PoolFilter): boolean {
  return topicKeys !== null || difficulties.length > 0 || type !== undefined || tags.length > 0;
}

/** Ignores the topic and the state: the scope has already restricted the states. */
export function fits({ difficulties = [], type, tags = [] }: PoolFilter): SQL {
  const ofTags = tags.length === 0 ? sql`true` : arrayOverlaps(questions.tags, [...tags]);
  if (difficulties.length === 0 && type === undefined) return ofTags;
  const named = difficulties.length === 0 ? [undefined] : difficulties;
  const facets = named.flatMap((difficulty) => getFacets({ difficulty, type }));
  return sql`facet = ANY (${getArray(facets)}) AND ${ofTags}`;
}

export function isOfTopics({ topicKeys }: PoolFilter): SQL {
  return topicKeys === null ? sql`true` : sql`topic_key = ANY (${sql.param([...topicKeys])}::text[])`;
}

/** Passes the ids as an array, which the planner looks up by the primary key without a join. */
export function isAmong(ids: QuestionIds): SQL {
  return sql`${questions.id} = ANY (ARRAY(${ids}))`;
}

export function isFree(heldQuestionIds: QuestionIds | null): SQL {
  return heldQuestionIds === null ? sql`true` : sql`${questions.id} <> ALL (ARRAY(${heldQuestionIds}))`;
}
