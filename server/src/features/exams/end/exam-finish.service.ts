/** Ends an exam once, by the first call or sweep, with exactly the answers that were saved. */

import type { ExamOutcome } from '@akada/contract/work/exam-results.ts';
import { answerGraceMs, examPhase } from '@akada/core/exams/exam-clock.ts';
import { clockWhenSeen, endOf } from '@akada/core/exams/standing-clock.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { findContests } from '../contests/contest-states.service.ts';
import { getShowing, showsBy } from '../course-exams/course-exam-showing.service.ts';
import { shownOutcome, withoutHeld } from '../course-exams/shown-outcome.ts';
import { clockColumns, getClock } from '../exam/exam-clock.ts';
import { examFinished } from '../exam/exams.events.ts';
import { findExam, findExamPassages, lockExam } from '../exam/exams.repo.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import { findMarkedBy } from '../exam/marked-by.queries.ts';
import { findHeld } from '../holds/question-holds.queries.ts';
import { addSubmission } from '../notices/exam-notices.service.ts';
import * as repo from './exam-end.repo.ts';
import { rememberItems } from './exam-memory.service.ts';
import { type FinishedExam, presentResult } from './exam-result.present.ts';
import { getScore } from './exam-score.ts';

/** An exam of the caller. */
type OwnExam = Authorized<{ exam: Pick<ExamRow, 'id'> }>;

export interface ExamFinish {
  /** Submits the exam; a second call returns the same result. */
  submit(exam: OwnExam): Promise<ExamOutcome>;
  /** @throws Fault `conflict` while the exam runs */
  result(exam: OwnExam): Promise<ExamOutcome>;
  /** Ends one exam whose time has passed; does nothing to any other. */
  finishOverdue(examId: string): Promise<void>;
  /** Does the same as `finishOverdue`, within a transaction. */
  endOverdue(tx: Transaction, examId: string): Promise<void>;
  /** Ends every exam whose student did not come back in time. */
  finishAllOverdue(): Promise<void>;
}

const batchSize = 100;

export interface ExamFinishDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'record'>;
}

export function createExamFinish({ database, clock, memory }: ExamFinishDeps): ExamFinish {
  const { db } = database;
  const end = (tx: Transaction, examId: string, submitted: boolean) =>
    finishLocked(tx, memory, { examId, submitted, now: clock.now() });
  const finishOverdue = (examId: string) => database.transaction((tx) => end(tx, examId, false));

  const getResult = async (examId: string): Promise<ExamOutcome> => {
    const exam = await findExam(db, examId);
    if (!exam) throw notFound();
    if (!isFinished(exam))
      throw new Fault('conflict', 'This exam is still running. Hand it in to see the result.');
    const items = await repo.findItems(db, examId);
    const passages = items.some(({ passageId }) => passageId !== null)
      ? await findExamPassages(db, examId)
      : [];
    const now = clock.now();
    const earlier = await repo.findEarlier(db, exam);
    const showing = await getShowing(db, exam.userId, [exam, ...earlier]);
    const shows = (one: repo.EarlierRow) => {
      const rules = showing(one);
      return rules === null || showsBy(rules.resultsFrom, now);
    };
    const result = presentResult(exam, {
      items,
      passages,
      earlier: earlier.filter(shows),
      changes: await findMarkedBy(db, examId),
      contests: await findContests(db, exam, items),
    });
    const held = await findHeld(
      db,
      { userId: exam.userId, now },
      items.map(({ questionId }) => questionId),
    );
    const shown = withoutHeld(result, new Set(held.map(({ questionId }) => questionId)));
    return shownOutcome(shown, showing(exam), now);
  };

  return {
    finishOverdue,
    endOverdue: (tx, examId) => end(tx, examId, false),
    async submit({ exam }) {
      await database.transaction((tx) => end(tx, exam.id, true));
      return getResult(exam.id);
    },
    async result({ exam }) {
      await finishOverdue(exam.id);
      return getResult(exam.id);
    },
    async finishAllOverdue() {
      const previous = getInstant(clock.now() - answerGraceMs);
      for (;;) {
        const overdue = await repo.findOverdue(db, previous, batchSize);
        for (const examId of overdue) await finishOverdue(examId);
        if (overdue.length < batchSize) return;
      }
    },
  };
}

async function finishLocked(
  tx: Transaction,
  memory: ExamFinishDeps['memory'],
  { examId, submitted, now }: { examId: string; submitted: boolean; now: number },
): Promise<void> {
  const exam = await lockExam(tx, examId);
  if (!exam || isFinished(exam)) return;

  const end = endOf(getClock(exam));
  const over = examPhase(end, now) === 'over';
  if (!over && !submitted) return;

  const finishedAt = over ? end : now;
  const items = await repo.findItems(tx, examId);
  const { correct, answered, total, score, maxScore, waitingCount } = getScore(exam, items);
  const { userId } = exam;
  const zone = await getZone(tx, userId);
  await repo.markFinished(tx, examId, {
    ...(exam.mayPause && clockColumns(clockWhenSeen(getClock(exam), finishedAt))),
    finishedAt: getInstant(finishedAt),
    finishedBy: over ? 'deadline' : 'submit',
    zone,
    correct,
    answered,
    score,
    maxScore,
    waitingCount,
  });
  const ended = { ...exam, finishedAt: getInstant(finishedAt) };
  const showing = (await getShowing(tx, userId, [ended]))(ended);
  // Due reviews would reveal which answers were wrong: nothing is remembered until the keys of a tutor's
  // exam show.
  const isOwn = exam.sourceKind !== 'course_exam';
  if (isOwn || showing === null || showsBy(showing.keysFrom, now))
    await rememberItems(tx, memory, { userId, zone }, items);
  await record(tx, examFinished, { userId, subjectId: examId, facts: { correct, total } });
  await addSubmission(tx, exam, now);
  await publishHint(tx, userId, { topic: 'exam', id: examId });
}

function isFinished(exam: ExamRow): exam is FinishedExam {
  return exam.finishedAt !== null;
}
