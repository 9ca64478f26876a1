/** Gives an essay the marks of a person, and the paper its new score, in one transaction. */
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { MarkedEssay, markEssay } from '@akada/contract/work/marking/papers.ts';
import { isAnswered } from '@akada/core/exams/marking.ts';
import { type EssayMarks, getMarkProblems } from '@akada/core/question-types/essay/essay-marks.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { bankQuestionIds } from '../../questions/keys/key-changing.service.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { getScore } from '../end/exam-score.ts';
import { lockExam } from '../exam/exams.repo.ts';
import type { ExamItemRow, GivenMarks } from '../exam/exams.tables.ts';
import { assertPaper, type PaperRow } from '../exam/paper-row.ts';
import { recordChange } from '../remarks/changed-marks.service.ts';
import { statisticsOfExams } from '../statistics/course-exam-statistics.repo.ts';
import { statisticsOfQuestions } from '../statistics/question-statistics.repo.ts';
import { writeMarks } from './essay-marks.repo.ts';
import { notifyOfMarks } from './essay-notification.service.ts';
import { decideProposal, type EssayKey, findProposal } from './essay-proposals.repo.ts';
import { presentEssay, presentMarks, presentScore } from './papers.present.ts';

type SentMarks = BodyOf<typeof markEssay>;

export interface EssayMarking {
  /**
   * The same marks again change nothing.
   *
   * @throws Fault `not_found`; `validation_failed`; `conflict` while the student sits, for an essay that was not
   * written, and with the present marks if they have another version
   */
  mark(
    caller: Pick<Caller, 'userId'>,
    exam: Authorized<CourseExamRow>,
    key: EssayKey,
    marks: SentMarks,
  ): Promise<MarkedEssay>;
}

export function createEssayMarking({ database, clock }: { database: Database; clock: Clock }): EssayMarking {
  return {
    mark: (caller, { id }, key, sentMarks) =>
      database.transaction(async (tx) => {
        const paper = assertPaper(await lockExam(tx, key.examId), id);
        const items = await findItems(tx, key.examId);
        const item = items.find(({ questionId }) => questionId === key.questionId);
        if (item?.body?.type !== 'essay') throw notFound();

        const { version, ...marks } = sentMarks;
        assertFitting(item, marks);
        if (item.givenMarks !== null && areSame(item.givenMarks, marks)) return present(tx, item, paper);
        if ((item.givenMarks?.version ?? 0) !== version) throw await createStaleFault(tx, item);

        const now = clock.now();
        const markedItem: ExamItemRow = {
          ...item,
          givenMarks: { ...marks, version: version + 1, marked_at: getInstant(now) },
          markedBy: caller.userId,
        };
        const markedPaper = score(
          paper,
          items.map((other) => (other === item ? markedItem : other)),
        );
        await writeMarks(tx, key, { item: pickMarks(markedItem), exam: pickScore(markedPaper) });
        await recordAgreement(tx, key, marks.points);
        await statisticsOfQuestions.expect(tx, await bankQuestionIds(tx, [key.questionId]), now);
        await statisticsOfExams.expect(tx, [id], now);
        const { questionId } = key;
        const change = { exam: paper, items, questionId, previous: item.givenMarks, points: marks.points };
        const isDecision = await recordChange(tx, { ...change, tutorId: caller.userId }, now);
        const ofChange = `${questionId} ${version + 1}`;
        if (!isDecision) await notifyOfMarks(tx, { exam: paper, marks: markedPaper, version: ofChange }, now);
        await publishHint(tx, paper.userId, { topic: 'exam', id: paper.id });
        await publishHint(tx, caller.userId, { topic: 'exam', id });
        return present(tx, markedItem, markedPaper);
      }),
  };
}

function assertFitting({ body, response }: ExamItemRow, marks: EssayMarks): void {
  if (body?.type !== 'essay' || response?.type !== 'essay' || !isAnswered({ choices: null, response }))
    throw new Fault('conflict', 'This essay was not written, so it earns nothing and needs no marks.');
  const fields = getMarkProblems(body, response.text, marks);
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new Fault('validation_failed', problem, { fields });
}

function areSame(previous: GivenMarks, { points, comments, message }: EssayMarks): boolean {
  const getText = (marks: EssayMarks) =>
    JSON.stringify([
      marks.points,
      marks.comments.map(({ start, end, text }) => [start, end, text]),
      marks.message,
    ]);
  return getText(previous) === getText({ points, comments, message });
}

async function createStaleFault(tx: Transaction, item: ExamItemRow): Promise<Fault> {
  return new Fault(
    'conflict',
    'These marks were changed since you opened them. Look at them as they are now.',
    { facts: { marks: presentMarks(item, await findNames(tx, item)) } },
  );
}

const findNames = (tx: Transaction, { markedBy }: ExamItemRow) =>
  peopleById(tx, markedBy === null ? [] : [markedBy]);

function score(paper: PaperRow, items: readonly ExamItemRow[]): PaperRow {
  const { correct, answered, score: sum, maxScore, waitingCount } = getScore(paper, items);
  return { ...paper, correct, answered, score: sum, maxScore, waitingCount };
}

const pickMarks = ({ givenMarks, markedBy }: ExamItemRow) => ({ givenMarks, markedBy });

const pickScore = ({ correct, answered, score: sum, maxScore, waitingCount }: PaperRow) => ({
  correct,
  answered,
  score: sum,
  maxScore,
  waitingCount,
});

async function recordAgreement(tx: Transaction, key: EssayKey, points: number[]): Promise<void> {
  const proposal = await findProposal(tx, key);
  if (proposal === null) return;
  const isAccepted = proposal.criteria.every((criterion, index) => criterion.points === points[index]);
  await decideProposal(tx, key, { outcome: isAccepted ? 'accepted' : 'changed', givenPoints: points });
}

async function present(tx: Transaction, item: ExamItemRow, paper: PaperRow): Promise<MarkedEssay> {
  const proposal = (await findProposal(tx, item)) ?? undefined;
  return {
    essay: presentEssay(item, { names: await findNames(tx, item), proposal }),
    ...presentScore(paper),
  };
}
