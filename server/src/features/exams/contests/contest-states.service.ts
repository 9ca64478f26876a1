/** Which answers of an ended exam its student can contest, and what became of the contests. */
import type { Contest } from '@akada/contract/work/contests/answer-contests.ts';
import { getContestableAnswers } from '@akada/core/exams/contested-answers.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type BankRow, findBankQuestions } from '../../questions/keys/key-changing.service.ts';
import { getBodyForm } from '../exam/body-form.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';
import * as repo from './answer-contests.repo.ts';
import type { AnswerContestRow } from './answer-contests.tables.ts';

/** An answer that its student can contest, contests or contested. */
interface ContestedItem {
  contest: Contest;
  /** The texts of the parts to contest; empty for the others. */
  answers: readonly string[];
}

/**
 * @param items of an exam whose keys show to its student
 * @returns by the id of the question; questions without an author who could decide are absent
 */
export async function findContests(
  executor: Executor,
  exam: Pick<ExamRow, 'id' | 'userId'>,
  items: readonly ExamItemRow[],
): Promise<Map<string, Contest>> {
  const typedItems = items.filter(({ body, response }) => body !== null && response !== null);
  if (typedItems.length === 0) return new Map();

  const contests = await repo.findContests(executor, exam.id);
  const candidates = typedItems.filter(
    (item) => contests.has(item.questionId) || getContestableAnswers(item) !== null,
  );
  const ids = candidates.map(({ questionId }) => questionId);
  const questions = new Map((await findBankQuestions(executor, ids)).map((row) => [row.id, row]));
  const rejections = Map.groupBy(await repo.findRejections(executor, ids), ({ questionId }) => questionId);
  return new Map(
    candidates.flatMap((item): [string, Contest][] => {
      const { questionId } = item;
      const contested = describeItem(item, {
        contest: contests.get(questionId) ?? null,
        isDecidable: canBeDecided(exam, item, questions.get(questionId)),
        rejections: rejections.get(questionId) ?? [],
      });
      return contested === null ? [] : [[questionId, contested.contest]];
    }),
  );
}

/** @returns true if another person wrote the question, and its text is the text that the exam asked */
export function canBeDecided(
  { userId }: Pick<ExamRow, 'userId'>,
  { stem, bodyForm }: Pick<ExamItemRow, 'stem' | 'bodyForm'>,
  question: BankRow | null | undefined,
): boolean {
  if (!question || question.userId === null || question.userId === userId) return false;
  return question.stem === stem && getBodyForm(question.body) === bodyForm;
}

interface AroundItem {
  contest: AnswerContestRow | null;
  isDecidable: boolean;
  rejections: readonly repo.Rejection[];
}

/** @returns null if there is nothing to contest */
export function describeItem(
  item: ExamItemRow,
  { contest, isDecidable, rejections }: AroundItem,
): ContestedItem | null {
  if (contest !== null && contest.state !== 'withdrawn') {
    // A deleted question has no author who decides.
    if (contest.state === 'open' && !isDecidable) return null;
    return { contest: presentContest(contest), answers: contest.answers };
  }
  const answers = isDecidable ? getContestableAnswers(item) : null;
  if (answers === null) return null;

  const decisions = answers.map((text, part) =>
    rejections.find((rejection) => isRejected(rejection, part, text)),
  );
  const remaining = answers.map((text, part) => (decisions[part] === undefined ? text : ''));
  if (remaining.some((text) => text !== ''))
    return { contest: { state: 'possible', reason: null, decided_at: null }, answers: remaining };
  const rejection = decisions.find((decision) => decision !== undefined);
  return {
    contest: {
      state: 'rejected',
      reason: rejection?.reason ?? null,
      decided_at: rejection?.decidedAt ?? null,
    },
    answers,
  };
}

function isRejected({ answers, decisions }: repo.Rejection, part: number, text: string): boolean {
  return text !== '' && answers[part] === text && decisions[part] === 'rejected';
}

export function presentContest({ state, reason, decidedAt }: AnswerContestRow): Contest {
  if (state === 'withdrawn') return { state: 'possible', reason: null, decided_at: null };
  return { state, reason: state === 'open' ? null : reason, decided_at: decidedAt };
}
