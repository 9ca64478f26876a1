/** Answers to a question as its author sees them: accepted into the key, or rejected, for everybody who gave them. */
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import * as contract from '@akada/contract/work/contests/answer-contests.ts';
import { acceptAnswer } from '@akada/core/question-types/accepting/accept-answer.ts';
import { getTypedPart } from '@akada/core/question-types/accepting/typed-parts.ts';
import { tidyText } from '@akada/core/question-types/texts/answer-text.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { WorkDeps } from '../../../platform/work/leased-work.ts';
import {
  type BankRow,
  bankIds,
  getHeads,
  lockQuestionOfKey,
} from '../../questions/keys/key-changing.service.ts';
import * as repo from '../contests/answer-contests.repo.ts';
import { decideParts } from '../contests/contest-decision.ts';
import { notifyContester } from '../contests/contest-notification.service.ts';
import { findExams } from '../exam/exams.repo.ts';
import { groupAnswers } from '../regrading/asked-exams.queries.ts';
import { countOutcomes } from '../regrading/key-change-counts.service.ts';
import { isBeingMarked } from '../regrading/key-changes.repo.ts';
import { assertVersion, changeKey } from '../regrading/key-changes.service.ts';
import { sendRegrading } from '../regrading/regrading.service.ts';
import { groupByPart } from './answer-groups.ts';

type Corrector = Pick<Caller, 'userId' | 'role'>;
type Acceptance = BodyOf<typeof contract.acceptAnswer>;
type RejectedAnswer = BodyOf<typeof contract.rejectAnswer>;
type Preview = BodyOf<typeof contract.previewAcceptance>;

export interface QuestionAnswersService {
  list(question: Authorized<BankRow>): Promise<contract.QuestionAnswers>;
  preview(
    question: Authorized<BankRow>,
    answer: Preview,
  ): Promise<{ counts: Awaited<ReturnType<typeof countOutcomes>> | null; problem: string | null }>;
  /**
   * @returns the id of the key change, or the id from the first call with the same key
   * @throws Fault `validation_failed` if it cannot be added, `conflict` for another version of the question and while
   * exams are being marked
   */
  accept(
    caller: Corrector,
    question: Authorized<BankRow>,
    answer: Acceptance,
    key: string | null,
  ): Promise<string>;
  /** @throws Fault `conflict` without an open contest of the answer */
  reject(
    caller: Corrector,
    question: Authorized<BankRow>,
    answer: RejectedAnswer,
  ): Promise<contract.QuestionAnswers>;
  /** Contested answers to the questions of an account. */
  listContested(
    userId: string,
    paging: { skip: number; limit: number },
  ): Promise<{ items: contract.ContestedAnswer[]; total: number }>;
}

export function createQuestionAnswers(deps: WorkDeps): QuestionAnswersService {
  const { database, clock } = deps;
  const { db } = database;
  const list: QuestionAnswersService['list'] = (question) => listAnswers(db, question);

  return {
    list,
    async preview(question, answer) {
      const added = addToKey(question, answer);
      if ('problem' in added) return { counts: null, problem: added.problem };
      const key = { answerIndexes: [], body: added.body };
      const scope = { ...question, questionId: question.id };
      return { counts: await countOutcomes(db, scope, { rule: 'both', key }), problem: null };
    },
    accept: (caller, { id: questionId }, answer, key) =>
      makeOnce(deps, { userId: caller.userId, endpoint: contract.acceptAnswer.id, key }, async (tx, id) => {
        const question = await lockQuestionOfKey(tx, questionId);
        if (!question) throw notFound();
        const { reason, version } = answer;
        assertVersion(question, version);
        const added = addToKey(question, answer);
        if ('problem' in added) throw invalidField('text', added.problem);
        await changeKey(tx, {
          caller,
          questionId,
          change: { body: added.body, rule: 'both', reason, version, lowering: false },
          retires: false,
          id,
          now: clock.now(),
        });
        await sendRegrading(tx, deps, id);
      }),
    async reject(caller, question, answer) {
      await database.transaction((tx) =>
        rejectAnswer(tx, { caller, questionId: question.id, answer, now: clock.now() }),
      );
      return list(question);
    },
    async listContested(userId, paging) {
      const { rows, total } = await repo.listOpenAnswers(db, bankIds(userId), paging);
      const heads = await getHeads(
        db,
        rows.map(({ questionId }) => questionId),
      );
      return {
        items: rows.map(({ questionId, answers, students, contestedAt }) => ({
          question_id: questionId,
          stem: heads.get(questionId)?.stem ?? '',
          answers,
          students,
          contested_at: contestedAt,
        })),
        total,
      };
    },
  };
}

async function listAnswers(executor: Executor, question: BankRow): Promise<contract.QuestionAnswers> {
  const { id, body, version } = question;
  const is_marking = await isBeingMarked(executor, id);
  if (body === null) return { version, is_marking, parts: [] };
  const answers = await groupAnswers(executor, { ...question, questionId: id });
  const parts = groupByPart(body, answers, await repo.groupContests(executor, id));
  return { version, is_marking, parts };
}

/** @returns the key with the further answer, or why it cannot be added */
function addToKey({ body, stem }: Pick<BankRow, 'body' | 'stem'>, { part, text, share }: Preview) {
  if (body === null) return { problem: 'The answers to this question are selected, not typed.' };
  if (share < 1 && getTypedPart(body, part)?.type === 'numerical')
    return { problem: 'A further number earns the full mark.' };
  return acceptAnswer({ body, stem }, { part, text }, share);
}

async function rejectAnswer(
  tx: Transaction,
  act: { caller: Corrector; questionId: string; answer: RejectedAnswer; now: number },
): Promise<void> {
  const { caller, questionId, answer, now } = act;
  const question = await lockQuestionOfKey(tx, questionId);
  if (!question) throw notFound();
  const text = tidyText(answer.text);
  const isSameAnswer = (one: { part: number; text: string }) => one.part === answer.part && one.text === text;
  const open = await repo.lockOpen(tx, questionId);
  const decidedContests = open.flatMap((contest) => {
    const result = decideParts(contest, (one, previous) =>
      isSameAnswer(one) && previous === 'open' ? 'rejected' : previous,
    );
    return result === null ? [] : [{ ...contest, ...result, reason: answer.reason }];
  });
  if (decidedContests.length === 0) {
    // A repetition of a rejection changes nothing.
    const rejections = await repo.findRejections(tx, [questionId]);
    const isRejected = rejections.some(
      ({ answers, decisions }) => answers[answer.part] === text && decisions[answer.part] === 'rejected',
    );
    if (isRejected) return;
    throw new Fault('conflict', 'Nobody contests this answer any more. Look at the answers as they are now.');
  }
  const exams = new Map(
    (
      await findExams(
        tx,
        decidedContests.map(({ examId }) => examId),
      )
    ).map((row) => [row.id, row]),
  );
  for (const contest of decidedContests) {
    const { examId, decisions, state, reason } = contest;
    await repo.updateContests(
      tx,
      { questionId, examIds: [examId] },
      {
        decisions,
        state,
        reason,
        decidedBy: caller.userId,
        decidedAt: state === 'open' ? null : getInstant(now),
      },
    );
    const exam = exams.get(examId);
    if (exam && state !== 'open') await notifyContester(tx, { exam, question, contest }, now);
  }
  await writeAudit(
    tx,
    [
      {
        actorId: caller.userId,
        targetId: question.userId ?? caller.userId,
        action: 'question.answer_reject',
        change: {
          before: { question: questionId, contests: open.length },
          after: { question: questionId, contests: open.length - decidedContests.length },
        },
      },
    ],
    now,
  );
}
