/** Saves an answer of a running exam in one statement, with a second query only if nothing was saved. */
import type { QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import { answerGraceMs, examPhase } from '@akada/core/exams/exam-clock.ts';
import { endOf } from '@akada/core/exams/standing-clock.ts';
import { isAnswered } from '@akada/core/question-types/answered.ts';
import { getMisfit } from '@akada/core/question-types/question-types.ts';
import { authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { getClock } from '../exam/exam-clock.ts';
import { findExam } from '../exam/exams.repo.ts';
import type { AnswerState } from '../exam/exams.tables.ts';
import type { SittingQueries } from './sitting.queries.ts';
import { findItem } from './sitting.repo.ts';

export interface GivenAnswer {
  examId: string;
  questionId: string;
  /** Null, undefined and none are no answer. */
  choice: number | null | undefined;
  choices: readonly number[] | null | undefined;
  response: QuestionResponse | null | undefined;
  flagged: boolean;
  took_ms: number;
  sequence: number;
}

export interface ExamAnswers {
  /** @returns what is saved now, an older sequence changes nothing @throws Fault `exam_finished`, `answer_after_deadline` */
  save(userId: string, answer: GivenAnswer): Promise<AnswerState>;
}

export interface ExamAnswersDeps {
  database: Database;
  clock: Clock;
  queries: SittingQueries;
}

export function createExamAnswers(deps: ExamAnswersDeps): ExamAnswers {
  const { clock, queries, database } = deps;
  return {
    async save(userId, { examId, questionId, flagged, took_ms: tookMs, sequence, ...given }) {
      const now = clock.now();
      const choices = getChoices(given);
      const response = getResponse(given);
      if (response !== null) await assertFitting(database, { userId, examId, questionId, response });
      const saved = await queries.save({
        examId,
        userId,
        questionId,
        choices,
        response,
        flagged,
        tookMs,
        sequence,
        now: getInstant(now),
        oldestEnd: getInstant(now - answerGraceMs),
      });
      return saved ?? whyNotSaved(deps, { userId, examId, questionId, choices }, now);
    },
  };
}

function getChoices({ choice, choices }: Pick<GivenAnswer, 'choice' | 'choices'>): number[] | null {
  const selection = choices ?? (choice === undefined || choice === null ? [] : [choice]);
  return selection.length === 0 ? null : [...new Set(selection)].sort((one, other) => one - other);
}

/** An answer that says nothing is none. */
function getResponse({ response = null }: Pick<GivenAnswer, 'response'>): QuestionResponse | null {
  return response !== null && isAnswered(response) ? response : null;
}

/** @throws Fault `not_found`; `validation_failed` for an answer that the question cannot have, whatever its key */
async function assertFitting(
  { db }: Database,
  answer: { userId: string; examId: string; questionId: string; response: QuestionResponse },
): Promise<void> {
  const item = await findItem(db, answer.examId, answer.questionId);
  // Saving finds out to whom the exam belongs.
  if (!item) return;
  const misfit =
    item.presented === null ? 'Choose one of the options' : getMisfit(item.presented, answer.response);
  if (misfit === null) return;
  await authorize(findExam(db, answer.examId), ownedBy(answer));
  throw invalidField('response', misfit);
}

/** Handles the rare case: an older sequence gets the stored answer, everything else is rejected with its reason. */
async function whyNotSaved(
  { database }: ExamAnswersDeps,
  answer: { userId: string; examId: string; questionId: string; choices: readonly number[] | null },
  now: number,
): Promise<AnswerState> {
  const exam = await authorize(findExam(database.db, answer.examId), ownedBy(answer));
  const item = await findItem(database.db, answer.examId, answer.questionId);
  if (!item) throw notFound();
  const { optionCount, type, presented, ...state } = item;
  const selection = answer.choices ?? [];
  if (selection.length > 0 && presented !== null)
    throw invalidField('choices', 'Answer this question in its own form');
  if (Math.max(...selection) >= optionCount) throw invalidField('choice', 'Choose one of the options');
  if (selection.length > 1 && type !== 'multiple') throw invalidField('choices', 'Choose one option');

  if (examPhase(endOf(getClock(exam)), now) === 'over') {
    throw new Fault(
      'answer_after_deadline',
      'This answer arrived after the time was up, so it does not count.',
    );
  }
  if (exam.finishedAt) {
    throw new Fault('exam_finished', 'This exam was already handed in, so its answers cannot change.');
  }
  return state;
}
