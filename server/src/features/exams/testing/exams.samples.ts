import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyGeneration } from '../../generation/testing/generation.samples.ts';
import { questionContent } from '../../questions/testing/questions.samples.ts';
import { examItems, exams } from '../exams.tables.ts';

/** @returns the id of an exam of one question that has half an hour left */
export const createRunningExam: Factory = (app, owner) => createExam(app, owner, {});

/** @returns the id of an exam that was handed in without an answer */
export const createFinishedExam: Factory = (app, owner) =>
  createExam(app, owner, { finishedAt: moment(app), finishedBy: 'submit', correct: 0, answered: 0 });

/** The question of an exam made here has the exam's own id, so that a request that names one can name the other. */
async function createExam(
  app: SharedTestApp,
  owner: Owner,
  end: Partial<typeof exams.$inferInsert>,
): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(exams).values({
    id,
    userId: owner.userId,
    title: owner.canary,
    durationMinutes: 60,
    startedAt: moment(app, -30),
    deadlineAt: moment(app, 30),
    ...end,
  });
  await app.platform.database.db
    .insert(examItems)
    .values({ ...questionContent(owner), examId: id, questionId: id, position: 0 });
  return id;
}

export const samples: FeatureSamples = {
  requests: {
    'exams.start': async ({ app, owner }) => ({
      body: { generation_id: await createReadyGeneration(app, owner), duration_minutes: 30 },
    }),
    'exams.list': nothing,
    'exams.get': nothing,
    'exams.save_answer': ({ objectId }) => ({
      params: { question_id: objectId },
      body: { choice: 1, sequence: 1 },
    }),
    'exams.submit': nothing,
    'exams.result': nothing,
  },
  objects: { exam: createRunningExam },
  objectsFor: { 'exams.result': createFinishedExam },
};
