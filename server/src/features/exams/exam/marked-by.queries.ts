/** Reasons why questions of an exam are marked by another key than their original one. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import {
  type KeyChangeExamRow,
  type KeyChangeRow,
  keyChangeExams,
  keyChanges,
} from './key-changes.tables.ts';

/** A change by which a question of an exam is marked. */
export type MarkedBy = Pick<KeyChangeRow, 'rule' | 'reason' | 'createdAt'> &
  Pick<KeyChangeExamRow, 'scoreBefore' | 'scoreAfter'>;

/** @returns by the id of a question of the exam, the change that decides last how it is marked */
export async function findMarkedBy(executor: Executor, examId: string): Promise<Map<string, MarkedBy>> {
  const { questionId, rule, reason, createdAt } = keyChanges;
  const { scoreBefore, scoreAfter } = keyChangeExams;
  const rows = await executor
    .select({ questionId, rule, reason, createdAt, scoreBefore, scoreAfter })
    .from(keyChangeExams)
    .innerJoin(keyChanges, eq(keyChanges.id, keyChangeExams.keyChangeId))
    .where(and(eq(keyChangeExams.examId, examId), keyChangeExams.isMarked))
    .orderBy(createdAt);
  return new Map(rows.map(({ questionId: id, ...change }) => [id, change]));
}
