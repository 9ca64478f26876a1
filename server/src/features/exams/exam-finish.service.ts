/** How an exam ends: once, by whoever comes first, with exactly the answers that were saved. */
import type { ExamResult } from '@akada/contract/exams.ts';
import { answerGraceMs, examPhase } from '@akada/core/quiz/exam-clock.ts';
import { scoreItems } from '@akada/core/quiz/scoring.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { type FinishedExam, presentResult } from './exams.present.ts';
import * as repo from './exams.repo.ts';
import type { ExamRow } from './exams.tables.ts';

export interface ExamFinish {
  /** Hands in; a second time gives the same result. @throws Fault `not_found` */
  submit(userId: string, examId: string): Promise<ExamResult>;
  /** @throws Fault `not_found`, `conflict` while the exam runs */
  result(userId: string, examId: string): Promise<ExamResult>;
  /** Ends one exam whose time is over; does nothing to any other. */
  finishOverdue(examId: string): Promise<void>;
  /** Ends every exam whose student did not come back in time. */
  finishAllOverdue(): Promise<void>;
}

const batchSize = 100;

export function createExamFinish({ database, clock }: { database: Database; clock: Clock }): ExamFinish {
  const finish = (examId: string, submitted: boolean) =>
    database.transaction((tx) => finishLocked(tx, examId, clock.now(), submitted));

  const resultOf = async (userId: string, examId: string): Promise<ExamResult> => {
    const exam = await repo.findExam(database.db, userId, examId);
    if (!exam) throw notFound();
    if (!isFinished(exam))
      throw new Fault('conflict', 'This exam is still running. Hand it in to see the result.');
    return presentResult(exam, await repo.findItems(database.db, examId));
  };

  const finishOverdue = (examId: string) => finish(examId, false);

  return {
    finishOverdue,
    async submit(userId, examId) {
      if (!(await repo.findExam(database.db, userId, examId))) throw notFound();
      await finish(examId, true);
      return resultOf(userId, examId);
    },
    async result(userId, examId) {
      if (!(await repo.findExam(database.db, userId, examId))) throw notFound();
      await finishOverdue(examId);
      return resultOf(userId, examId);
    },
    async finishAllOverdue() {
      const before = instantOf(clock.now() - answerGraceMs);
      for (;;) {
        const overdue = await repo.findOverdue(database.db, before, batchSize);
        for (const examId of overdue) await finishOverdue(examId);
        if (overdue.length < batchSize) return;
      }
    },
  };
}

async function finishLocked(tx: Transaction, examId: string, now: number, submitted: boolean): Promise<void> {
  const exam = await repo.lockExam(tx, examId);
  if (!exam || isFinished(exam)) return;

  const over = examPhase(Date.parse(exam.deadlineAt), now) === 'over';
  if (!over && !submitted) return;

  const { correct, answered, total } = scoreItems(await repo.findItems(tx, examId));
  await repo.markFinished(tx, {
    id: examId,
    finishedAt: over ? exam.deadlineAt : instantOf(now),
    finishedBy: over ? 'deadline' : 'submit',
    correct,
    answered,
  });
  const { userId } = exam;
  await recordEvent(tx, { name: 'exam.finished', userId, subjectId: examId, facts: { correct, total } });
  await publishHint(tx, userId, { topic: 'exam', id: examId });
}

function isFinished(exam: ExamRow): exam is FinishedExam {
  return exam.finishedAt !== null;
}
