/**
 * Figures of questions, computed in the background some time after exams ended, and read by tutors and
 * administrators.
 */
import type * as contract from '@akada/contract/work/statistics.ts';
import { isWaiting } from '@akada/core/exams/marking.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { type EventListener, on } from '../../../platform/outbox/event.ts';
import {
  createLeasedWork,
  declareWork,
  type LeasedWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import type { QuestionFigures } from '../../questions/holds/question-figures.service.ts';
import {
  type BankRow,
  bankQuestionIds,
  findBankQuestion,
  getKeys,
} from '../../questions/keys/key-changing.service.ts';
import { examFinished } from '../exam/exams.events.ts';
import { findFirstAnswers } from './first-answers.queries.ts';
import { type AnswerResult, getFigures, getResult, noFigures } from './question-figures.ts';
import { askedIn, figureColumns, idsToReview, statisticsOfQuestions } from './question-statistics.repo.ts';
import { presentStatistics } from './statistics.present.ts';

const { work, end, expect, write, reset, find } = statisticsOfQuestions;
const statisticsWork = declareWork('exams.question_statistics', 'question_id', work);

export function createQuestionStatisticsWork(deps: WorkDeps): LeasedWork {
  const { database, clock } = deps;
  const { db } = database;
  return createLeasedWork(deps, statisticsWork, {
    async run(attempt, signal) {
      const readAt = getInstant(clock.now());
      const question = await findBankQuestion(db, attempt.id);
      if (!question) return end(db, attempt, 'done');

      const { stem, options, body } = question;
      const results: AnswerResult[] = [];
      for await (const answers of findFirstAnswers(db, { questionId: attempt.id, stem, options, body })) {
        signal.throwIfAborted();
        // An essay without marks has no result yet.
        const marked = answers.filter((answer) => !isWaiting(answer));
        results.push(...marked.map((answer) => getResult(answer, options.length)));
      }
      // Each essay is written once, so that equal ones cannot be counted.
      const choices = body?.type === 'essay' ? { choices: null } : {};
      const figures = { ...getFigures(results, options.length), ...choices };
      await database.transaction((tx) => write(tx, attempt, figures, readAt));
    },
    giveUp: (attempt) => end(db, attempt, 'stopped'),
  });
}

/** Queues the questions of an ended exam for counting again. */
export function statisticsOnFinish({ clock }: Pick<WorkDeps, 'clock'>): EventListener {
  return on(examFinished, async (tx, { subjectId }) => {
    await expect(tx, await bankQuestionIds(tx, await askedIn(tx, subjectId)), clock.now());
  });
}

/** Figures that the bank shows next to its questions. */
export function createQuestionFigures({ clock }: Pick<WorkDeps, 'clock'>): QuestionFigures {
  return {
    of: async (executor, ids) => new Map((await find(executor, ids)).map((row) => [row.id, row])),
    toReview: idsToReview,
    rows: figureColumns,
    reset: (tx, id) => reset(tx, id, noFigures, clock.now()),
  };
}

export interface StatisticsService {
  ofQuestion(question: BankRow): Promise<contract.QuestionStatistics>;
}

export function createStatistics({ database: { db } }: Pick<WorkDeps, 'database'>): StatisticsService {
  return {
    async ofQuestion(question) {
      const [row] = await find(db, [question.id]);
      return presentStatistics(row ?? null, {
        options: question.options,
        keys: getKeys(question),
        body: question.body,
      });
    },
  };
}
