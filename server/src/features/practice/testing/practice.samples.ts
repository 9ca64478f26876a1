import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyGeneration } from '../../generation/testing/generation.samples.ts';
import { createQuestion, questionContent } from '../../questions/testing/questions.samples.ts';
import {
  practiceAnswers,
  practiceOutcomes,
  practiceQuestions,
  questionBookmarks,
} from '../records/practice.tables.ts';

export const zone = 'Africa/Lagos';

/** @returns an answer as a device records it at this moment: the first option, which is right in most samples */
export function answerTo(
  { clock }: Pick<SharedTestApp, 'clock'>,
  questionId: string,
  changes: Partial<PracticeAnswer> = {},
): PracticeAnswer {
  return {
    id: newId(),
    sitting_id: newId(),
    question_id: questionId,
    version: 1,
    choices: [0],
    certainty: null,
    hints: 0,
    took_ms: 9_000,
    usual_ms: null,
    zone,
    given_at: moment({ clock }),
    local_day: localDay(clock.now(), zone),
    ...changes,
  };
}

/** A question that was answered wrongly and marked. @returns its id */
export async function givePractice(app: SharedTestApp, owner: Owner): Promise<string> {
  const { db } = app.platform.database;
  const { userId } = owner;
  const questionId = await createQuestion(app, owner);
  const { stem, options } = questionContent(owner);
  const requested = { userId, questionId, version: 1, type: 'single' as const, stem, options };
  await db.insert(practiceQuestions).values({ ...requested, answerIndexes: [0], topic: owner.canary });
  const id = newId();
  const input = { givenAt: moment(app), localDay: localDay(app.clock.now(), zone), zone };
  await db.insert(practiceAnswers).values({
    userId,
    id,
    sittingId: newId(),
    questionId,
    version: 1,
    choices: [1],
    correct: false,
    hints: 0,
    tookMs: 9_000,
    ...input,
    receivedAt: moment(app),
  });
  const outcome = { userId, questionId, answerId: id, givenAt: input.givenAt, correct: false };
  await db.insert(practiceOutcomes).values(outcome);
  await db.insert(questionBookmarks).values({ userId, questionId, markedAt: moment(app) });
  return questionId;
}

const lists: FeatureSamples['lists'] = {
  'practice.history': { write: oneMore(givePractice), order: ['latest', 'practice_answers.given_at'] },
  'practice.bookmarks': { write: oneMore(givePractice) },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'practice.overview': nothing,
    'practice.draw': async ({ app, owner }) => ({
      query: {
        generation_id: await createReadyGeneration(app, owner),
        seed: newId(),
        count: '5',
        only: 'all',
        topic: 'Soil',
        difficulty: 'easy',
        type: 'single',
        zone,
      },
    }),
    'practice.topics': async ({ app, owner }) => ({
      query: { generation_id: await createReadyGeneration(app, owner) },
    }),
    'practice.answer': async ({ app, owner }) => ({
      body: { sent_at: moment(app), answers: [answerTo(app, await createQuestion(app, owner))] },
    }),
    'practice.history': () => ({ query: { outcome: 'wrong', topic: 'Soil', from: '2026-01-01' } }),
    'practice.history_sources': nothing,
    'practice.bookmarks': () => ({ query: { limit: '10' } }),
    'practice.add_bookmark': nothing,
    'practice.remove_bookmark': () => ({ params: { question_id: newId() } }),
  },
};
