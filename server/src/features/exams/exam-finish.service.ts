/** How an exam ends: once, by the first call or sweep, with exactly the answers that were saved. */

import type { ExamResult } from '@akada/contract/work/exams.ts';
import { answerGraceMs, examPhase } from '@akada/core/quiz/exam-clock.ts';
import { scoreItems } from '@akada/core/quiz/scoring.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { examFinished } from './exams.events.ts';
import { type FinishedExam, presentResult } from './exams.present.ts';
import type { LoadedExam } from './exams.queries.ts';
import * as repo from './exams.repo.ts';
import type { ExamRow } from './exams.tables.ts';

export interface ExamFinish {
  /** Hands in; a second time gives the same result. */
  submit(exam: Authorized<LoadedExam>): Promise<ExamResult>;
  /** @throws Fault `conflict` while the exam runs */
  result(exam: Authorized<LoadedExam>): Promise<ExamResult>;
  /** Ends one exam whose time is over; does nothing to any other. */
  finishOverdue(examId: string): Promise<void>;
  /** Ends every exam whose student did not come back in time. */
  finishAllOverdue(): Promise<void>;
}

const batchSize = 100;

export function createExamFinish({ database, clock }: { database: Database; clock: Clock }): ExamFinish {
  const finish = (examId: string, submitted: boolean) =>
    database.transaction((tx) => finishLocked(tx, examId, clock.now(), submitted));

  const resultOf = async (examId: string): Promise<ExamResult> => {
    const exam = await repo.findExam(database.db, examId);
    if (!exam) throw notFound();
    if (!isFinished(exam))
      throw new Fault('conflict', 'This exam is still running. Hand it in to see the result.');
    return presentResult(exam, await repo.findItems(database.db, examId));
  };

  const finishOverdue = (examId: string) => finish(examId, false);

  return {
    finishOverdue,
    async submit({ exam }) {
      await finish(exam.id, true);
      return resultOf(exam.id);
    },
    async result({ exam }) {
      await finishOverdue(exam.id);
      return resultOf(exam.id);
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
  await record(tx, examFinished, { userId, subjectId: examId, facts: { correct, total } });
  await publishHint(tx, userId, { topic: 'exam', id: examId });
}

function isFinished(exam: ExamRow): exam is FinishedExam {
  return exam.finishedAt !== null;
}
