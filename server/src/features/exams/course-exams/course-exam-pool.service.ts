/** Chooses the questions that a tutor's exam draws from. */
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import {
  countOwnBank,
  type ExamPool,
  getPool,
  hasEssays,
  listedIds,
  type PooledQuestion,
  readWhole,
} from '../../questions/pools/question-pools.service.ts';
import type { CourseExamDraft } from './course-exam-draft.ts';
import * as repo from './course-exams.repo.ts';
import type { CourseExamRow } from './course-exams.tables.ts';
import { isPublished } from './published-exam.ts';

type Pooled = Pick<CourseExamRow, 'userId' | 'courseId' | 'pool'>;

/** More are not drawn from; a page that lists them stays readable too. */
const mostQuestions = 2_000;

/** A draft may name more, and its tutor is told how many. */
const mostCounted = 20_000;

/** @returns how many questions can be asked now, counted as far as `mostCounted` */
export async function countPool(executor: Executor, row: CourseExamRow): Promise<number> {
  return (isPublished(row) ? await fixedPool(executor, row.id) : await pooled(executor, row)).length;
}

/** @returns the pool of a published exam, without questions that were withdrawn since */
export function fixedPool(executor: Executor, courseExamId: string): Promise<PooledQuestion[]> {
  const pool = getPool({ scope: { kind: 'published' }, among: repo.getQuestions(courseExamId) });
  return readWhole(executor, pool, mostQuestions);
}

/** @throws Fault `validation_failed` for questions that are not the tutor's, and for too few questions */
export async function fixPool(
  tx: Transaction,
  row: Pooled & Pick<CourseExamRow, 'id'>,
  { questionCount }: Pick<CourseExamDraft, 'questionCount'>,
): Promise<void> {
  const found = await pooled(tx, row);
  if (found.length > mostQuestions) {
    throw invalidField(
      'pool',
      `This is more than ${mostQuestions} questions. Choose them by topic, difficulty or tag instead.`,
    );
  }
  if (found.length < questionCount) {
    const there =
      found.length === 0 ? 'no published question fits' : `only ${found.length} published questions fit`;
    throw invalidField('question_count', `Of this choice ${there}. Publish more, or ask fewer.`);
  }
  const ids = found.map(({ id }) => id);
  await repo.replaceQuestions(tx, row.id, ids);
  await repo.markEssays(tx, row.id, await hasEssays(tx, ids));
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

function pooled(executor: Executor, row: Pooled): Promise<PooledQuestion[]> {
  return readWhole(executor, getPool(wantedOf(row)), mostCounted);
}

function wantedOf({ userId, courseId, pool }: Pooled): ExamPool {
  if (pool.kind === 'chosen') return { scope: { kind: 'bank', userId }, among: listedIds(pool.question_ids) };
  const { topics, difficulties, tags } = pool;
  return { scope: { kind: 'course_exam', courseId }, topics, difficulties, tags };
}
