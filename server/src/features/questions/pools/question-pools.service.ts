/** Questions that exams ask: those of a set, of a course, of a subject. Who may be asked them is not known here. */
import type { Executor } from '../../../platform/database/database.ts';
import { topicKeyOf } from '../bank/bank-draft.ts';
import type { PassageRow } from '../passages/passages.tables.ts';
import { keysOf } from '../question/question-keys.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';
import * as queries from './question-pools.queries.ts';

export type { PooledQuestion, QuestionPool } from './question-pools.queries.ts';

/** A question with every right option, ascending. */
export type WholeQuestion = StoredQuestion & { keys: number[] };

/** @returns what is published there and not deleted, in no particular order */
export const pooledQuestions = queries.findPooled;

/**
 * @param pooled questions, of which a passage is asked whole
 * @returns those of these topics, with the others of their passages
 */
export function ofTopics(
  pooled: readonly queries.PooledQuestion[],
  topics: readonly string[],
): queries.PooledQuestion[] {
  const keys = new Set(topics.map(topicKeyOf));
  const isOf = ({ topic }: queries.PooledQuestion) => topic !== null && keys.has(topicKeyOf(topic));
  const passages = new Set(pooled.filter(isOf).flatMap(({ passageId }) => passageId ?? []));
  return pooled.filter((row) => isOf(row) || (row.passageId !== null && passages.has(row.passageId)));
}

/** @returns the questions in this order; what was deleted since is left out */
export async function wholeQuestions(executor: Executor, ids: readonly string[]): Promise<WholeQuestion[]> {
  const rows = new Map((await queries.findWhole(executor, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, keys: keysOf(row) }] : [];
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

/** @returns how many of these stand in the account's bank, drafts too */
export const countOwnBank = queries.countOwnBank;

/** @returns the subjects of the sample paper by name, with how many questions each has */
export const sampleSubjects = queries.countSubjects;
