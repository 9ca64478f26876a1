/**
 * Requests name more than the object that they are about: filters, sources, parts. What another account owns exists
 * for the caller no more than what is missing.
 */

import { myQuestions } from '@akada/contract/material/questions.ts';
import { saveAnswer, startExam } from '@akada/contract/work/exams.ts';
import { beforeAll, expect, test } from 'vitest';
import { createRunningExam } from '../../features/exams/testing/exams.samples.ts';
import { createReadyGeneration } from '../../features/generation/testing/generation.samples.ts';
import { createReadyNote } from '../../features/notes/testing/notes.samples.ts';
import { createQuestion } from '../../features/questions/testing/questions.samples.ts';
import { newId } from '../../platform/ids/ids.ts';
import { type Content, type Reply, send } from '../../testing/send.ts';
import { createPrincipals, ownerOf, type Principals } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;
let principals: Principals;

beforeAll(async () => {
  app = await sharedTestApp();
  principals = await createPrincipals(app);
});

const strangers = () => ownerOf(principals.studentB);

function asStudentA(endpoint: Parameters<typeof send>[1], content: Content): Promise<Reply> {
  return send(app, endpoint, {
    ...content,
    headers: { authorization: principals.studentA.authorization ?? '' },
  });
}

test('an exam over the generation of a stranger is an exam over none', async () => {
  const examOver = (generation_id: string) =>
    asStudentA(startExam, { body: { generation_id, duration_minutes: 30 } });

  const foreign = await examOver(await createReadyGeneration(app, strangers()));

  expect(foreign.status).toBe(404);
  expect(foreign).toEqual(await examOver(newId()));
});

test('one question of a stranger among one’s own spoils the exam', async () => {
  const own = await createQuestion(app, ownerOf(principals.studentA));
  const examOver = (other: string) =>
    asStudentA(startExam, { body: { question_ids: [own, other], duration_minutes: 30 } });

  const foreign = await examOver(await createQuestion(app, strangers()));

  expect(foreign.status).toBe(404);
  expect(foreign).toEqual(await examOver(newId()));
});

test('an answer to a question of a stranger’s exam is not saved in one’s own', async () => {
  const own = await createRunningExam(app, ownerOf(principals.studentA));
  const answerTo = (question_id: string) =>
    asStudentA(saveAnswer, { params: { id: own, question_id }, body: { choice: 1, sequence: 1 } });

  const foreign = await answerTo(await createRunningExam(app, strangers()));

  expect(foreign.status).toBe(404);
  expect(foreign).toEqual(await answerTo(newId()));
});

test.for([
  ['file_id', createReadyNote],
  ['generation_id', createReadyGeneration],
] as const)('filtering by the %s of a stranger finds nothing', async ([field, create]) => {
  const id = await create(app, strangers());

  const { status, body } = await asStudentA(myQuestions, { query: { [field]: id } });

  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ items: [], total: 0 });
});
