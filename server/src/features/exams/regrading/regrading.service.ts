/** Marks exams again in the background, each in its own transaction: by a key change, or back when it is undone. */
import type { Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import {
  createLeasedWork,
  declareWork,
  type LeasedWork,
  sendWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import { type Attempt, firstLease, leaseEnded } from '../../../platform/work/work-rows.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { notifyOfSameMarks } from '../contests/contest-notification.service.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { getCorrection } from '../end/exam-memory.ts';
import { lockExam } from '../exam/exams.repo.ts';
import type { ExamItemRow } from '../exam/exams.tables.ts';
import type { KeyChangeExamRow, KeyChangeRow } from '../exam/key-changes.tables.ts';
import { courseExamsMarkedBy, statisticsOfExams } from '../statistics/course-exam-statistics.repo.ts';
import { statisticsOfQuestions } from '../statistics/question-statistics.repo.ts';
import { examAnswerCorrected } from './key-changes.events.ts';
import * as repo from './key-changes.repo.ts';
import { getKeysOfChange } from './keys-of-change.ts';
import { decided, markedAgain } from './marking-again.ts';
import { notifyStudent } from './regrading-notification.service.ts';

const regradingWork = declareWork('exams.mark_again', 'key_change_id', repo.keyChangeRows);

/** Exams of one attempt: they take some seconds, and a job that lasts longer is given up. */
const examsAtOnce = 2_000;
const batchSize = 100;

/** Sends a change to be worked on, with the transaction that wrote it. */
export async function sendRegrading(
  tx: Transaction,
  { queue, clock }: Pick<WorkDeps, 'queue' | 'clock'>,
  id: string,
): Promise<void> {
  await repo.updateKeyChange(tx, id, { status: 'waiting', ...firstLease(clock.now()) });
  await sendWork(tx, queue, regradingWork, id);
}

export interface RegradingDeps extends WorkDeps {
  memory: Pick<MemoryService, 'correct'>;
}

export function createRegrading(deps: RegradingDeps): LeasedWork {
  const { database } = deps;
  return createLeasedWork(deps, regradingWork, {
    async run(attempt, signal) {
      for (let done = 0; done < examsAtOnce; done += batchSize) {
        if (!(await markBatch(deps, attempt, signal))) return;
      }
      await database.transaction(async (tx) => {
        if (await repo.holdAttempt(tx, attempt)) await sendRegrading(tx, deps, attempt.id);
      });
    },
    async giveUp(attempt) {
      await repo.endAttempt(database.db, attempt, { status: 'stopped', ...leaseEnded });
    },
  });
}

/** @returns whether there may be more exams */
async function markBatch(
  { database, memory, clock }: RegradingDeps,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<boolean> {
  const now = clock.now();
  const change = await repo.findKeyChange(database.db, attempt.id);
  if (!change) return false;

  const isMarked = change.undoneAt !== null;
  const ids = await repo.findUnmarked(database.db, change.id, { isMarked, limit: batchSize });
  for (const examId of ids) {
    signal.throwIfAborted();
    if (!(await database.transaction((tx) => markExam(tx, { attempt, examId, memory, now })))) return false;
  }
  if (ids.length > 0) return true;
  // Not in the transaction of the end: it would wait for an undoing that waits for it.
  await statisticsOfQuestions.expect(database.db, [change.questionId], now);
  await statisticsOfExams.expect(database.db, await courseExamsMarkedBy(database.db, change.id), now);
  return !(await database.transaction((tx) => finish(tx, attempt)));
}

/** @returns false if this attempt has ended */
async function markExam(
  tx: Transaction,
  {
    attempt,
    examId,
    memory,
    now,
  }: { attempt: Attempt; examId: string; memory: RegradingDeps['memory']; now: number },
): Promise<boolean> {
  const change = await repo.holdAttempt(tx, attempt);
  if (!change) return false;

  const exam = await lockExam(tx, examId);
  const before = await repo.findExamOf(tx, change.id, examId);
  const isMarked = change.undoneAt === null;
  if (exam === null || before === null || before.isMarked === isMarked) return true;

  const items = await findItems(tx, examId);
  const item = items.find(({ questionId }) => questionId === change.questionId);
  if (!item) return true;
  const accepted = isMarked ? acceptedBy(change, item) : before.acceptedBefore;
  const marks = markedAgain(exam, items, { questionId: item.questionId, accepted });
  await repo.writeRegraded(tx, { examId, questionId: item.questionId, accepted, marks });
  const corrections = getCorrection(item, { ...item, accepted });
  await memory.correct(tx, exam.userId, corrections);
  if (corrections.length > 0) {
    const facts = { question_id: change.questionId };
    await record(tx, examAnswerCorrected, { userId: exam.userId, subjectId: newId(), facts });
  }

  const after: KeyChangeExamRow = {
    ...before,
    isMarked,
    acceptedBefore: isMarked ? item.accepted : before.acceptedBefore,
    scoreBefore: exam.score,
    scoreAfter: marks.score,
  };
  const isNotified = await notifyStudent(tx, { change, exam, marked: after, maxScore: marks.maxScore }, now);
  await notifyOfSameMarks(tx, { change, exam, marked: after }, now);
  await repo.writeExamOf(tx, { ...after, isNotified });
  await publishHint(tx, exam.userId, { topic: 'exam', id: examId });
  return true;
}

function acceptedBy(change: KeyChangeRow, item: ExamItemRow): ExamItemRow['accepted'] {
  return decided(item, { rule: change.rule, key: getKeysOfChange(change).next });
}

/** @returns true if everything is done: an undo or more exams may have arrived in the meantime */
async function finish(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const change = await repo.holdAttempt(tx, attempt);
  if (!change) return true;

  const isMarked = change.undoneAt !== null;
  if ((await repo.findUnmarked(tx, change.id, { isMarked, limit: 1 })).length > 0) return false;
  await repo.endAttempt(tx, attempt, { status: 'done', ...leaseEnded });
  return true;
}
