/** Signs that an exam is on the screen: the clock of an own exam stands between them, and views hear of each other. */
import type { ExamPresence } from '@akada/contract/work/exams.ts';
import { examPhase } from '@akada/core/exams/exam-clock.ts';
import { clockWhenSeen, endOf } from '@akada/core/exams/standing-clock.ts';
import { authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { ExamFinish } from '../end/exam-finish.service.ts';
import { clockColumns, getClock } from '../exam/exam-clock.ts';
import { findExam, lockExam } from '../exam/exams.repo.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import { writeSeen } from './sitting.repo.ts';

/** Whether one is the only view need not be known of more. */
const mostViews = 2;

export interface ExamPresences {
  /** Sent again it changes nothing. @throws Fault `not_found` for an exam of another student */
  see(userId: string, sign: { examId: string; viewId: string }): Promise<ExamPresence>;
}

export interface ExamPresencesDeps {
  database: Database;
  clock: Clock;
  finish: Pick<ExamFinish, 'endOverdue'>;
}

export function createExamPresences({ database, clock, finish }: ExamPresencesDeps): ExamPresences {
  return {
    async see(userId, { examId, viewId }) {
      const now = clock.now();
      const exam = await authorize(findExam(database.db, examId), ownedBy({ userId }));
      if (!isChangedBy(exam, viewId)) return presentPresence(exam, now);

      return database.transaction(async (tx) => {
        await finish.endOverdue(tx, examId);
        const locked = await authorize(lockExam(tx, examId), ownedBy({ userId }));
        return presentPresence(locked.finishedAt ? locked : await seen(tx, locked, { viewId, now }), now);
      });
    },
  };

  function isChangedBy(exam: ExamRow, viewId: string): boolean {
    if (exam.finishedAt) return false;
    const isOver = examPhase(endOf(getClock(exam)), clock.now()) === 'over';
    return isOver || exam.mayPause || viewsWith(exam, viewId).length > exam.viewIds.length;
  }
}

async function seen(
  tx: Transaction,
  exam: ExamRow,
  { viewId, now }: { viewId: string; now: number },
): Promise<ExamRow> {
  const before = getClock(exam);
  const after = exam.mayPause ? clockWhenSeen(before, now) : before;
  const changed = { ...clockColumns(after), viewIds: viewsWith(exam, viewId) };
  await writeSeen(tx, exam.id, changed);
  // The first view has to know what the second one does, and each of them that the clock stood.
  const isSecond = changed.viewIds.length > Math.max(1, exam.viewIds.length);
  if (isSecond || after.awayMs > before.awayMs)
    await publishHint(tx, exam.userId, { topic: 'exam', id: exam.id });
  return { ...exam, ...changed };
}

function viewsWith({ viewIds }: ExamRow, viewId: string): string[] {
  return viewIds.includes(viewId) || viewIds.length >= mostViews ? viewIds : [...viewIds, viewId];
}

function presentPresence(exam: ExamRow, now: number): ExamPresence {
  return {
    status: exam.finishedAt ? 'finished' : 'in_progress',
    deadline_at: exam.deadlineAt,
    closes_at: exam.closesAt,
    away_ms: exam.awayMs,
    server_now: getInstant(now),
  };
}
