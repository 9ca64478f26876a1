/** Records the answers of an exam in the student's memory. */
import type { Transaction } from '../../../platform/database/database.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { examRemembered } from '../exam/exams.events.ts';
import { findExam } from '../exam/exams.repo.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';
import { findItems } from './exam-end.repo.ts';
import { getReviews } from './exam-memory.ts';

type Memory = Pick<MemoryService, 'record'>;

/** A repetition changes nothing. @param exam with the zone in which it ended; null for one of before zones were stored */
export async function rememberItems(
  tx: Transaction,
  memory: Memory,
  { userId, zone }: Pick<ExamRow, 'userId' | 'zone'>,
  items: readonly ExamItemRow[],
): Promise<void> {
  await memory.record(tx, userId, getReviews(items, zone ?? (await getZone(tx, userId))));
}

/**
 * Does the same as `rememberItems`, for an exam that ended earlier. From now on its correct answers may be
 * counted in the student's figures.
 */
export async function rememberExam(tx: Transaction, memory: Memory, { id }: { id: string }): Promise<void> {
  const exam = await findExam(tx, id);
  if (!exam) return;
  await rememberItems(tx, memory, exam, await findItems(tx, id));
  await recordOnce(tx, examRemembered, { userId: exam.userId, subjectId: id, facts: {} });
}
