/** While an exam runs, no answer to any call has the keys of its questions. */
import { editQuestion, myQuestions, restoreQuestion } from '@akada/contract/material/questions.ts';
import { downloadExport, prepareExport } from '@akada/contract/observers/privacy.ts';
import { submitExam } from '@akada/contract/work/exams.ts';
import { exportQuestions } from '@akada/contract/work/exchange.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { generations } from '../generation/generation.tables.ts';
import { createExamStudent, type ExamStudent } from './testing/exam-student.ts';

let app: TestApp;
let ada: ExamStudent;
let call: ReturnType<typeof callAs>;
let questionIds: string[];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ada = await createExamStudent(app, 2);
  call = callAs(app, ada);
  const time = new Date(app.clock.now()).toISOString();
  await app.platform.database.db.insert(generations).values({
    id: ada.generationId,
    userId: ada.userId,
    title: 'Numbers',
    kind: 'mcq',
    status: 'ready',
    requested: 2,
    made: 2,
    attempts: 0,
    focus: '',
    createdAt: time,
    finishedAt: time,
  });
  questionIds = (await call(myQuestions)).body.items.map(({ id }: { id: string }) => id);
});

const secrets = /The note says so|This is number|"answer_indexes?":(0|\[0)/;

const id = (index = 0) => questionIds[index] ?? '';
const everyRead = async () => [
  await call(myQuestions),
  await call(myQuestions, { query: { generation_id: ada.generationId } }),
  await call(getGeneration, { params: { id: ada.generationId } }),
  await call(restoreQuestion, { params: { id: id() } }),
];

it('a running exam hides the keys of its questions in lists, sets and restored questions', async () => {
  for (const { status, text } of await everyRead())
    expect([status, text]).toEqual([200, expect.stringMatching(secrets)]);

  const { body: exam } = await ada.start();
  for (const { status, text } of await everyRead()) {
    expect(status).toBe(200);
    expect(text).not.toMatch(secrets);
    expect(text).toContain('"held":true');
  }

  await call(submitExam, { params: { id: exam.id } });
  for (const { text } of await everyRead()) {
    expect(text).toMatch(secrets);
    expect(text).not.toContain('"held"');
  }
});

it('a hold ends with the grace period, even if the exam is not yet marked as ended', async () => {
  await ada.start();
  app.clock.advance(10 * 60_000 + answerGraceMs);
  expect((await call(myQuestions)).text).not.toMatch(secrets);
  app.clock.advance(1);
  expect((await call(myQuestions)).text).toMatch(secrets);
});

it('an exam holds only its own questions, and only for its student', async () => {
  const obi = await createExamStudent(app, 1);
  await ada.startOf({ question_ids: [id(1)] });
  const { items } = (await call(myQuestions)).body;
  expect(items.map(({ held, answer_index }: Record<string, unknown>) => [held, answer_index])).toEqual([
    [undefined, 0],
    [true, null],
  ]);
  expect((await callAs(app, obi)(myQuestions)).text).toMatch(secrets);
});

const edit = (body: Record<string, unknown>) =>
  call(editQuestion, {
    params: { id: id() },
    body: { stem: 'Which?', options: ['a', 'b'], answer_index: 1, explanation: '', version: 9, ...body },
  });

it('an edit is rejected because of the exam that asks the question, and not for its own errors', async () => {
  await ada.start();
  const { status, body, text } = await edit({});
  expect([status, body.code, body.detail]).toEqual([409, 'conflict', expect.stringContaining('“Numbers”')]);
  expect(text).not.toMatch(secrets);
});

it('a file of the set is rejected with the exam that asks its questions', async () => {
  const exported = () => call(exportQuestions, { query: { set_id: ada.generationId, format: 'text' } });
  await ada.start();
  const { status, body, text } = await exported();
  expect([status, body.detail]).toEqual([409, expect.stringContaining('“Numbers”')]);
  expect(text).not.toMatch(secrets);
});

it('an archive of the student’s data waits until the exam has ended, also one prepared before it', async () => {
  const prepare = () => call(prepareExport);
  const { body: previous } = await prepare();
  const ticket = previous.download_path.split('/').at(-1);
  const download = () => call(downloadExport, { params: { ticket } });
  const { body: exam } = await ada.start();
  for (const { status, body } of [await prepare(), await download()])
    expect([status, body.detail]).toEqual([409, expect.stringContaining('“Numbers”')]);
  await call(submitExam, { params: { id: exam.id } });
  expect((await prepare()).status).toBe(200);
});
