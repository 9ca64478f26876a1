/** Conditions on questions for the filters of a bank list, and its orders. */
import { type BankDifficulty, bankDifficulties } from '@akada/core/questions/bank-question.ts';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { notDeleted } from '../../../platform/undo/undo.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { questions, type StoredQuestion } from '../question/questions.tables.ts';
import { getFacets, namesFacets } from './bank-facets.ts';
import { stemHas } from './bank-search.queries.ts';

export interface BankFilter {
  /** Null for the sample. */
  userId: string | null;
  /** Words that the stem has, in any order. */
  words: readonly string[];
  courseId?: string | undefined;
  topicKey?: string | undefined;
  type?: StoredQuestion['type'] | undefined;
  status?: StoredQuestion['status'] | undefined;
  difficulty?: BankDifficulty | undefined;
  tag?: string | undefined;
  source?: StoredQuestion['source'] | undefined;
  passageId?: string | undefined;
  /** Ids that the questions must be in. */
  among?: QuestionIds | undefined;
  sort: '-changed' | 'changed' | 'stem' | 'difficulty';
  skip: number;
  limit: number;
}

/** Characters of a stem that a list shows. */
export const stemShown = 300;

/** As in the index, which a parameter would hide from the planner. */
const difficultyNames = sql.raw(bankDifficulties.map((name) => `'${name}'`).join(', '));
const difficultyRank = sql`array_position(ARRAY[${difficultyNames}], ${questions.difficulty})`;
const stemStart = sql`left(${questions.stem}, 100)`;

/** Each is an index or the same one backwards; the id puts equal ones into one order. */
export const bankOrders: Record<BankFilter['sort'], SQL[]> = {
  '-changed': [desc(questions.changedAt), asc(questions.id)],
  changed: [asc(questions.changedAt), desc(questions.id)],
  stem: [asc(stemStart), asc(questions.id)],
  difficulty: [asc(difficultyRank), desc(questions.changedAt), asc(questions.id)],
};

/** @returns the condition that a question is in the bank of an account, or in the sample */
export function isInBankOf(userId: string | null): SQL | undefined {
  const owner = userId === null ? isNull(questions.userId) : eq(questions.userId, userId);
  return and(owner, isNull(questions.generationId), notDeleted(questions));
}

/** @returns the condition of questions whose stem has the words of a search, undefined for no words */
export function hasItsWords({ words }: BankFilter): SQL | undefined {
  return and(...words.map(stemHas));
}

/** @returns the condition of questions that a list has */
export function isListed(filter: BankFilter): SQL | undefined {
  const { courseId, topicKey, tag, passageId } = filter;
  return and(
    isInBankOf(filter.userId),
    hasItsWords(filter),
    namesFacets(filter) ? sql`facet = ANY (${getArray(getFacets(filter))})` : undefined,
    courseId === undefined ? undefined : eq(questions.courseId, courseId),
    topicKey === undefined ? undefined : eq(questions.topicKey, topicKey),
    tag === undefined ? undefined : sql`${questions.tags} @> ARRAY[${tag}]::text[]`,
    passageId === undefined ? undefined : eq(questions.passageId, passageId),
    filter.among && sql`${questions.id} IN (${filter.among})`,
  );
}

/** @returns numbers as one parameter */
export function getArray(facets: readonly number[]): SQL {
  return sql`${`{${facets.join()}}`}::smallint[]`;
}
