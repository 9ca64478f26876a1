/** Questions that practice and exams ask: of sets, courses, subjects and banks. Who may be asked them is not known here. */
import type { Executor } from '../../../platform/database/database.ts';
import { topicKeyOf } from '../bank/bank-draft.ts';
import type { PassageRow } from '../passages/passages.tables.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { getKeys } from '../question/question-keys.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';
import type { QuestionPool } from './pool-draw.queries.ts';
import type { PoolFilter } from './pool-filter.queries.ts';
import * as queries from './question-pools.queries.ts';
import type { QuestionScope } from './question-scope.queries.ts';

export { listedIds } from '../question/question-ids.queries.ts';
export type { PooledQuestion, QuestionPool } from './pool-draw.queries.ts';
export { drawFrom, readWhole } from './pool-draw.service.ts';
export type { QuestionScope } from './question-scope.queries.ts';

/** The questions that an exam requests; an omitted field matches all. */
export interface ExamPool extends Omit<PoolFilter, 'topicKeys'> {
  scope: QuestionScope;
  topics?: readonly string[] | undefined;
  /** Ids that a question must be in. */
  among?: QuestionIds;
  /** Ids of questions that are not handed out. */
  held?: QuestionIds;
}

/** A question with every right option, ascending. */
export type WholeQuestion = StoredQuestion & { keys: number[] };

/** @returns the pool that an exam draws from: passages come whole, whatever the topics of their questions, but without open answers */
export function getPool({ scope, topics = [], among, held, ...filter }: ExamPool): QuestionPool {
  return {
    scope: { ...scope, isForExam: true },
    among: among ?? null,
    held: held ?? null,
    heldAmong: null,
    wholePassages: true,
    filter: { ...filter, topicKeys: getTopicKeys(topics) },
  };
}

/** @returns by which these topics are compared; null, which takes all, for none */
export function getTopicKeys(topics: readonly string[]): string[] | null {
  return topics.length === 0 ? null : topics.flatMap((topic) => topicKeyOf(topic) ?? []);
}

/** @returns the questions in this order, without ones that were deleted since */
export async function wholeQuestions(executor: Executor, ids: readonly string[]): Promise<WholeQuestion[]> {
  const rows = new Map((await queries.findWhole(executor, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, keys: getKeys(row) }] : [];
  });
}

/** @returns the passages that these questions name */
export async function passagesOfQuestions(
  executor: Executor,
  questions: readonly Pick<StoredQuestion, 'passageId'>[],
): Promise<PassageRow[]> {
  const ids = new Set(questions.flatMap(({ passageId }) => passageId ?? []));
  return ids.size === 0 ? [] : queries.findPassages(executor, [...ids]);
}

/** @returns the number of these questions in the account's bank, drafts too */
export const countOwnBank = queries.countOwnBank;

/** @returns true if one of these questions is an essay, which a person marks */
export const hasEssays = queries.hasEssays;

/** @returns the subjects of the sample paper by name, with how many questions each has */
export const sampleSubjects = queries.countSubjects;
