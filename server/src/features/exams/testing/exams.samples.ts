import { plainMarking } from '@akada/core/exams/marking.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyGeneration } from '../../generation/testing/generation.samples.ts';
import { questionContent } from '../../questions/testing/questions.samples.ts';
import { examPassages, exams } from '../exam/exams.tables.ts';
import { writeItems } from './written-items.ts';

/** @returns the id of an exam of one question that has half an hour left */
export const createRunningExam: Factory = (app, owner) => createExam(app, owner, {});

/** @returns the id of an exam that was submitted without an answer */
export const createFinishedExam: Factory = (app, owner) =>
  createExam(app, owner, {
    finishedAt: moment(app),
    finishedBy: 'submit',
    correct: 0,
    answered: 0,
    score: 0,
    maxScore: 1,
  });

/** @returns an exam of an hour as it is stored while it runs */
export function examRow(of: { userId: string; startedAt: string; deadlineAt: string }) {
  return {
    id: newId(),
    title: 'Cells',
    durationMinutes: 60,
    marking: plainMarking,
    seed: newId(),
    wanted: 1,
    closesAt: of.deadlineAt,
    lastSeenAt: of.startedAt,
    ...of,
  };
}

/** The question and the passage of an exam made here have the exam's own id, so that a request that names one can name the other. */
async function createExam(
  app: SharedTestApp,
  owner: Owner,
  end: Partial<typeof exams.$inferInsert>,
): Promise<string> {
  const id = newId();
  const { db } = app.platform.database;
  const { userId, canary: title } = owner;
  const times = { startedAt: moment(app, -30), deadlineAt: moment(app, 30) };
  await db.insert(exams).values({ ...examRow({ userId, ...times }), id, title, ...end });
  const { answerIndex, ...content } = questionContent(owner);
  await writeItems(db, [
    {
      ...content,
      answerIndexes: [answerIndex],
      examId: id,
      questionId: id,
      position: 0,
      passageId: id,
    },
  ]);
  await db.insert(examPassages).values({ examId: id, passageId: id, title, text: title, markup: 'markdown' });
  return id;
}

const lists: FeatureSamples['lists'] = {
  'exams.list': { write: oneMore(createFinishedExam), order: ['latest', 'exams.started_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'exams.start': async ({ app, owner }) => ({
      body: { generation_id: await createReadyGeneration(app, owner), duration_minutes: 30 },
    }),
    'exams.hall_subjects': nothing,
    'exams.list': nothing,
    'exams.get': nothing,
    'exams.save_answer': ({ objectId }) => ({
      params: { question_id: objectId },
      body: { choice: 1, sequence: 1 },
    }),
    'exams.see': () => ({ body: { view_id: newId() } }),
    'exams.submit': nothing,
    'exams.result': nothing,
  },
  objects: { exam: createRunningExam },
  objectsFor: { 'exams.result': createFinishedExam },
};
