/** What a student asks for within a scope, and what an exam keeps out of it. */
import type { BankDifficulty, QuestionType } from '@akada/core/questions/bank-question.ts';
import { type SQL, sql } from 'drizzle-orm';
import { facetsOf, namesFacets } from '../bank/bank-facets.ts';
import { arrayOf } from '../bank/bank-filter.queries.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { questions } from '../question/questions.tables.ts';

export interface PracticeFilter {
  /** By which topics are compared; null for all. */
  topicKeys: readonly string[] | null;
  difficulty?: BankDifficulty | undefined;
  type?: QuestionType | undefined;
}

/** Also questions of drafts and retired ones: the scope has said which states it has. */
export function fits({ difficulty, type }: PracticeFilter): SQL {
  const named = { difficulty, type };
  return namesFacets(named) ? sql`facet = ANY (${arrayOf(facetsOf(named))})` : sql`true`;
}

export function isOfTopics({ topicKeys }: PracticeFilter): SQL {
  return topicKeys === null ? sql`true` : sql`topic_key = ANY (${sql.param([...topicKeys])}::text[])`;
}

/** As an array, which the planner looks up by the primary key and joins with nothing. */
export function isAmong(ids: QuestionIds): SQL {
  return sql`${questions.id} = ANY (ARRAY(${ids}))`;
}

export function isFree(held: QuestionIds): SQL {
  return sql`${questions.id} <> ALL (ARRAY(${held}))`;
}
