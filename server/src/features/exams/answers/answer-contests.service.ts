/** Contests and withdrawals of a student. */
import type { Contest } from '@akada/contract/work/contests/answer-contests.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockQuestionOfKey } from '../../questions/keys/key-changing.service.ts';
import * as repo from '../contests/answer-contests.repo.ts';
import type { AnswerContestRow } from '../contests/answer-contests.tables.ts';
import { canBeDecided, describeItem, presentContest } from '../contests/contest-states.service.ts';
import { getShowing, showsBy } from '../course-exams/course-exam-showing.service.ts';
import { findItems } from '../end/exam-end.repo.ts';
import type { ExamFinish } from '../end/exam-finish.service.ts';
import { findExam } from '../exam/exams.repo.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';
import { findHeld } from '../holds/question-holds.queries.ts';
import { isBeingMarked } from '../regrading/key-changes.repo.ts';

/** An exam of the caller. */
export type OwnExam = Authorized<{ exam: Pick<ExamRow, 'id'> }>;

export interface AnswerContests {
  /**
   * A second call changes nothing.
   *
   * @throws Fault `not_found` for a question that the exam did not ask, `conflict` while keys do not show, without an
   * author who can decide, and after a rejection, `too_many_requests`
   */
  contest(exam: OwnExam, questionId: string): Promise<Contest>;
  /** @throws Fault `conflict` after a decision */
  withdraw(exam: OwnExam, questionId: string): Promise<void>;
}

/** A student who contests each answer of an exam is asked to choose. */
const contestLimit: Limit = {
  most: 30,
  windowMs: 24 * 60 * 60_000,
  refusal: () => 'You have contested 30 answers within a day. Please continue tomorrow.',
};

const contestsKey = (userId: string) => `contests:${userId}`;

/** Deletes the count of a person. */
export function clearContests(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, contestsKey(userId));
}

export type ContestDeps = Pick<Platform, 'database' | 'clock'> & {
  finish: Pick<ExamFinish, 'finishOverdue'>;
};

export function createAnswerContests(deps: ContestDeps): AnswerContests {
  const { database, clock, finish } = deps;
  const limits = createLimits(deps);
  return {
    async contest({ exam: { id: examId } }, questionId) {
      await finish.finishOverdue(examId);
      return database.transaction(async (tx) => {
        const now = clock.now();
        const { exam, item } = await getContestableItem(tx, { examId, questionId, now });
        const question = await lockQuestionOfKey(tx, questionId);
        if (await isBeingMarked(tx, questionId))
          throw new Fault('conflict', 'Exams are being marked again. Look at your result in a minute.');

        const previous = await repo.lockContest(tx, { examId, questionId });
        const contested = describeItem(item, {
          contest: previous,
          isDecidable: canBeDecided(exam, item, question),
          rejections: await repo.findRejections(tx, [questionId]),
        });
        if (contested === null || !question || question.userId === null)
          throw new Fault('conflict', 'This answer cannot be contested.');
        const { contest, answers } = contested;
        if (contest.state === 'rejected')
          throw new Fault('conflict', 'Your tutor has decided about this answer already.');
        if (contest.state !== 'possible') return contest;

        await limits.claim({ executor: tx, key: contestsKey(exam.userId) }, contestLimit);
        const row = toOpenContest({ exam, questionId, answers, previous, now });
        await repo.openContest(tx, row);
        await publishHint(tx, question.userId, { topic: 'question', id: questionId });
        await publishHint(tx, exam.userId, { topic: 'exam', id: examId });
        return presentContest(row);
      });
    },
    withdraw: ({ exam: { id: examId } }, questionId) =>
      database.transaction(async (tx) => {
        const question = await lockQuestionOfKey(tx, questionId);
        const contest = await repo.lockContest(tx, { examId, questionId });
        if (!contest || contest.state === 'withdrawn') return;
        if (contest.state !== 'open') throw new Fault('conflict', 'Your tutor has decided meanwhile.');
        await repo.updateContests(tx, { questionId, examIds: [examId] }, { state: 'withdrawn' });
        if (question?.userId) await publishHint(tx, question.userId, { topic: 'question', id: questionId });
        await publishHint(tx, contest.userId, { topic: 'exam', id: examId });
      }),
  };
}

/** Decisions about parts of a withdrawn contest stay. */
function toOpenContest(source: {
  exam: ExamRow;
  questionId: string;
  answers: readonly string[];
  previous: AnswerContestRow | null;
  now: number;
}): AnswerContestRow {
  const { exam, questionId, answers, previous, now } = source;
  const parts = answers.map((text, part) => {
    const decision = previous?.decisions[part] ?? 'open';
    return text === '' && decision !== 'open'
      ? { text: previous?.answers[part] ?? '', decision }
      : { text, decision: 'open' as const };
  });
  return {
    examId: exam.id,
    questionId,
    userId: exam.userId,
    answers: parts.map(({ text }) => text),
    decisions: parts.map(({ decision }) => decision),
    state: 'open',
    reason: parts.some(({ decision }) => decision !== 'open') ? (previous?.reason ?? null) : null,
    decidedBy: null,
    decidedAt: null,
    keyChangeId: previous?.keyChangeId ?? null,
    contestedAt: getInstant(now),
    announcedAt: previous?.announcedAt ?? null,
  };
}

/**
 * @returns a question of an ended exam whose key its student may see
 * @throws Fault `not_found`, and `conflict` while it runs or its keys do not show
 */
async function getContestableItem(
  executor: Executor,
  { examId, questionId, now }: { examId: string; questionId: string; now: number },
): Promise<{ exam: ExamRow; item: ExamItemRow }> {
  const exam = await findExam(executor, examId);
  const item = (await findItems(executor, examId)).find((one) => one.questionId === questionId);
  if (!exam || !item) throw notFound();
  if (exam.finishedAt === null)
    throw new Fault('conflict', 'This exam is still running. Hand it in to see the result.');

  const showing = (await getShowing(executor, exam.userId, [exam]))(exam);
  const [held] = await findHeld(executor, { userId: exam.userId, now }, [questionId]);
  if (held !== undefined || (showing !== null && !showsBy(showing.keysFrom, now)))
    throw new Fault('conflict', 'The answers of this exam do not show yet.');
  return { exam, item };
}
