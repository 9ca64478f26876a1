/** Reads a question that students dispute, with all its reports, and decides about it in one transaction. */
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import * as contract from '@akada/contract/work/disputes.ts';
import { isRetiring, type QuestionKey, ruleOfVerdict, type Verdict } from '@akada/core/exams/key-change.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { WorkDeps } from '../../../platform/work/leased-work.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { courseNames } from '../../courses/course-members.service.ts';
import * as keys from '../../questions/keys/key-changing.service.ts';
import { findItemsOf } from '../end/exam-end.repo.ts';
import { findEnded } from '../regrading/asked-exams.queries.ts';
import { changeKey, getSentKey } from '../regrading/key-changes.service.ts';
import { decided, type KeyDecision, markedAgain } from '../regrading/marking-again.ts';
import { sendRegrading } from '../regrading/regrading.service.ts';
import type { StatisticsService } from '../statistics/question-statistics.service.ts';
import { notifyReporters } from './report-decision.service.ts';

type Said = BodyOf<typeof contract.decideDispute>;

export type Disputes = ReturnType<typeof createDisputes>;

export function createDisputes(deps: WorkDeps & { statistics: StatisticsService }) {
  const { database, clock, statistics } = deps;
  const { db } = database;

  async function getQuestion(id: string): Promise<keys.BankRow> {
    const question = await keys.findBankQuestion(db, id);
    if (question === null || question.deletedAt !== null) throw notFound();
    return question;
  }

  async function read(id: string): Promise<contract.Dispute> {
    const row = await getQuestion(id);
    const reports = await keys.findReportsOf(db, id);
    const open = await keys.countOpen(db, id);
    const { userId, courseId, sourceQuote, sourcePage, sourceSection } = row;
    const owner = userId === null ? undefined : (await peopleById(db, [userId])).get(userId);
    const courses = await courseNames(db, courseId === null ? [] : [courseId]);
    const { reports: _, ...question } = keys.presentBankQuestion(row, []);
    return {
      question,
      owner_name: owner?.fullName ?? null,
      course_name: courseId === null ? null : (courses.get(courseId) ?? null),
      source: sourceQuote === null ? null : { page: sourcePage, section: sourceSection, quote: sourceQuote },
      open_reports: open.count,
      reported_since: open.oldestAt,
      reports: reports.map((report) => ({ ...keys.presentReport(report), outcome: report.outcome })),
      statistics: await statistics.ofQuestion(row),
    };
  }

  return {
    /** @throws Fault `not_found` */
    read,
    /** @throws Fault `not_found` */
    async attempts(
      id: string,
      { verdict, key }: { verdict: Verdict; key: QuestionKey },
      page: { skip: number; limit: number },
    ): Promise<{ items: contract.DisputedAttempt[]; total: number }> {
      const question = await getQuestion(id);
      const { stem, options, body } = question;
      const { rows, total } = await findEnded(db, { questionId: id, stem, options, body }, page);
      const items = Map.groupBy(
        await findItemsOf(
          db,
          rows.map((exam) => exam.id),
        ),
        ({ examId }) => examId,
      );
      const people = await peopleById(db, [...new Set(rows.map(({ userId }) => userId))]);
      const decision = getDecision(question, verdict, key);
      return {
        total,
        items: rows.map((exam) => ({
          exam_id: exam.id,
          title: exam.title,
          finished_at: exam.finishedAt ?? exam.startedAt,
          student: { id: exam.userId, full_name: people.get(exam.userId)?.fullName ?? '' },
          score: exam.score ?? 0,
          max_score: exam.maxScore ?? 0,
          score_after: scoreAfter(exam, items.get(exam.id) ?? [], { questionId: id, decision }),
        })),
      };
    },
    /**
     * @returns the id of the decision, which is the id of the key change if there is one; a repeated call
     * with the same key gets the id of the first
     * @throws Fault `not_found`; `conflict` with the dispute if another actor changed or decided it in the
     * meantime, with the counts if marks would fall without consent; `validation_failed`
     */
    decide: (caller: Caller, questionId: string, said: Said, key: string | null): Promise<string> =>
      makeOnce(deps, { userId: caller.userId, endpoint: contract.decideDispute.id, key }, async (tx, id) => {
        const question = await keys.lockQuestionOfKey(tx, questionId);
        if (question === null) throw notFound();
        const { count } = await keys.countOpen(tx, questionId);
        if (question.version !== said.version || count !== said.open_reports)
          throw new Fault(
            'conflict',
            'This question was changed or decided on meanwhile. Look at it as it is now.',
            {
              facts: { dispute: await read(questionId) },
            },
          );
        if (said.verdict === 'uphold' && count === 0)
          throw invalidField('verdict', 'No reports are waiting. Choose what changes');

        const now = clock.now();
        await carryOut(tx, { deps, caller, question, said, id, now });
        const { verdict, reason } = said;
        const reporters = await keys.closeReports(tx, {
          id,
          questionId,
          outcome: verdict,
          at: getInstant(now),
        });
        await notifyReporters(tx, reporters, { id, question, verdict, reason, now });
        const after = { question: questionId, verdict, reason, reports: reporters.length };
        await writeAudit(
          tx,
          [
            {
              actorId: caller.userId,
              targetId: question.userId ?? caller.userId,
              action: 'question.decide',
              change: { before: { question: questionId, status: question.status }, after },
            },
          ],
          now,
        );
      }),
  };
}

async function carryOut(
  tx: Transaction,
  act: { deps: WorkDeps; caller: Caller; question: keys.BankRow; said: Said; id: string; now: number },
): Promise<void> {
  const { deps, caller, question, said, id, now } = act;
  const { verdict, reason, version, lowering } = said;
  const { rule, key } = getDecision(question, verdict, getSentKey(said));
  if (rule !== 'leave') {
    if (key.answerIndexes.length === 0 && key.body === null)
      throw invalidField('verdict', 'This question has no key yet. Retire it, or keep it');
    const change = { ...presentKey(key), rule, reason, version, lowering };
    await changeKey(tx, {
      caller,
      questionId: question.id,
      change,
      id,
      now,
      retires: isRetiring(verdict),
    });
    return sendRegrading(tx, deps, id);
  }
  if (verdict !== 'retire') return;
  if (question.status === 'retired') throw invalidField('verdict', 'This question is retired already');
  const after = await keys.writeKey(tx, question, { key: keys.getKey(question), status: 'retired', now });
  const before = { status: question.status, version: question.version };
  await keys.recordAdministered(tx, { actorId: caller.userId, what: 'retire', reason, now }, [
    { ...question, change: { before, after: { status: 'retired', version: after } } },
  ]);
}

/**
 * Only the verdicts of a new key and of a further key name a key: the others are about the present key.
 *
 * @throws Fault `validation_failed` for a key of another form than the question's
 */
function getDecision(question: keys.BankRow, verdict: Verdict, key: QuestionKey): KeyDecision {
  const rule = ruleOfVerdict[verdict];
  if (verdict !== 'new_key' && verdict !== 'accept_several') return { rule, key: keys.getKey(question) };
  keys.assertFits(question, key);
  return { rule, key };
}

function presentKey({ answerIndexes, body }: KeyDecision['key']) {
  return body === null ? { answer_indexes: [...answerIndexes] } : { body };
}

function scoreAfter(
  exam: Parameters<typeof markedAgain>[0],
  items: Parameters<typeof markedAgain>[1],
  { questionId, decision }: { questionId: string; decision: KeyDecision },
): number {
  const item = items.find((candidate) => candidate.questionId === questionId);
  const accepted = item === undefined ? null : decided(item, decision);
  return markedAgain(exam, items, { questionId, accepted }).score ?? 0;
}
