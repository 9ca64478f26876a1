/** Which questions an exam of a tutor draws from. */
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import {
  countOwnBank,
  ofTopics,
  type PooledQuestion,
  pooledQuestions,
} from '../../questions/pools/question-pools.service.ts';
import type { CourseExamDraft } from './course-exam-draft.ts';
import * as repo from './course-exams.repo.ts';
import type { CourseExamRow } from './course-exams.tables.ts';
import { isPublished } from './published-exam.ts';

type Pooled = Pick<CourseExamRow, 'userId' | 'courseId' | 'pool'>;

/** More are not drawn from; a page that lists them stays readable too. */
const mostQuestions = 2_000;

/** @returns how many questions can be asked now */
export async function countPool(executor: Executor, row: CourseExamRow): Promise<number> {
  const found = isPublished(row)
    ? await pooledQuestions(executor, { kind: 'listed', ids: repo.questionsOf(row.id) })
    : await pooled(executor, row);
  return found.length;
}

/** @throws Fault `validation_failed` for questions that are not the tutor's, and where there are not enough */
export async function fixPool(
  tx: Transaction,
  row: Pooled & Pick<CourseExamRow, 'id'>,
  { questionCount }: Pick<CourseExamDraft, 'questionCount'>,
): Promise<void> {
  const found = await pooled(tx, row);
  if (found.length > mostQuestions) {
    throw invalidField(
      'pool',
      `This takes more than ${mostQuestions} questions. Name what they have in common.`,
    );
  }
  if (found.length < questionCount) {
    const there =
      found.length === 0 ? 'no published question fits' : `only ${found.length} published questions fit`;
    throw invalidField('question_count', `Of this choice ${there}. Publish more, or ask fewer.`);
  }
  await repo.replaceQuestions(
    tx,
    row.id,
    found.map(({ id }) => id),
  );
}

/** @throws Fault `validation_failed` for chosen questions that are not the tutor's own, drafts too */
export async function assertOwnQuestions(
  executor: Executor,
  { userId, pool }: Omit<Pooled, 'courseId'>,
): Promise<void> {
  if (pool.kind !== 'chosen') return;
  if ((await countOwnBank(executor, userId, pool.question_ids)) < pool.question_ids.length)
    throw invalidField('pool.question_ids', 'Choose questions of your own bank');
}

async function pooled(executor: Executor, { userId, courseId, pool }: Pooled): Promise<PooledQuestion[]> {
  if (pool.kind === 'chosen')
    return pooledQuestions(executor, { kind: 'bank', userId, ids: pool.question_ids });
  const { topics, difficulties, tags } = pool;
  const found = await pooledQuestions(executor, { kind: 'course', courseId, difficulties, tags });
  return topics.length === 0 ? found : ofTopics(found, topics);
}
