/** Essays in the features around exams: practice, sets, key changes, statistics and personal data. */
import { shareCourseSet } from '@akada/contract/material/course-sets.ts';
import { prepareExport } from '@akada/contract/observers/privacy.ts';
import { type Exam, startExam } from '@akada/contract/work/exams.ts';
import { createKeyChange, previewBodyChange } from '@akada/contract/work/marking/regrading.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { courseExamStatistics, questionStatistics } from '@akada/contract/work/statistics.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { signIn } from '../../../testing/people.ts';
import { unzip } from '../../../testing/read-responses.ts';
import { send } from '../../../testing/send.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newSitter, type Sitter } from '../testing/course-exam-people.ts';
import { essayBody, essayText, guidance, setEssayExam } from '../testing/essay-exam.ts';
import { markAgain } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Computes the waiting figures, like the workers after a while. */
async function compute({
  course_exam_id,
  question_id,
}: Record<'course_exam_id' | 'question_id', string>): Promise<void> {
  const run = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();
  await run('outbox.dispatch');
  app.clock.advance(6 * 60_000);
  const jobs = [
    ['exams.course_exam_statistics', { course_exam_id }],
    ['exams.question_statistics', { question_id }],
  ] as const;
  for (const [name, payload] of jobs) {
    await run(`${name}.resend`);
    const found = app.features.jobs.find(({ job }) => job.name === name);
    await found?.run(payload, { signal: new AbortController().signal });
  }
}

/** @returns the files of the archive of a student, as texts */
async function readArchive(student: Sitter): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${(await signIn(app, student)).access_token}` };
  const { body } = await send(app, prepareExport, { headers });
  const { rawPayload } = await app.http.inject({ url: JSON.parse(body).download_path });
  return new Map([...(await unzip(rawPayload))].map(([path, bytes]) => [path, String(bytes)]));
}

it('practice and a mock exam over the course omit essays', async () => {
  const { teacher, exam, essayIds } = await setEssayExam(app);
  app.clock.advance(2 * 60 * 60_000);
  const student = await newSitter(app, teacher);
  const ofCourse = { course_id: teacher.course.id, count: '10', seed: newId() };
  const { body: drawn } = await student.call(drawPractice, { query: ofCourse });
  expect(JSON.stringify(drawn)).not.toContain(essayIds[0]);
  expect(drawn.available).toBe(1);
  const { body: mock }: { body: Exam } = await student.call(startExam, {
    body: { course_id: teacher.course.id, duration_minutes: 10 },
    headers: { 'idempotency-key': newId() },
  });
  expect(mock.questions?.map(({ id }) => id)).toEqual(teacher.questionIds.slice(1));
  expect(exam.pool_size).toBe(2);
});

it('a set of questions for practice takes no essay, and says why', async () => {
  const { teacher } = await setEssayExam(app);
  const { status, body } = await teacher.call(shareCourseSet, {
    body: { course_id: teacher.course.id, title: 'Week 1', question_ids: teacher.questionIds },
  });
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Only exams ask essays')]);
});

it('an essay has no key to change', async () => {
  const { teacher, essayIds } = await setEssayExam(app);
  const [id = ''] = essayIds;
  const change = { body: essayBody, rule: 'all' as const };
  const preview = await teacher.call(previewBodyChange, { params: { id }, body: change });
  const created = await teacher.call(createKeyChange, {
    params: { id },
    body: { ...change, reason: 'Too hard.', version: 1 },
    headers: { 'idempotency-key': newId() },
  });
  expect([preview.status, created.status]).toEqual([422, 422]);
  expect(JSON.stringify(created.body)).toContain('An essay has no key.');
});

it('another key of a question keeps the marks of the essay next to it', async () => {
  const setting = await setEssayExam(app);
  const { student, examId } = await setting.submitPaper();
  const [essayId = ''] = setting.essayIds;
  await setting.mark(examId, essayId);
  const { status, body: change } = await setting.teacher.call(createKeyChange, {
    params: { id: setting.teacher.questionIds[1] ?? '' },
    body: { answer_indexes: [1], rule: 'all', reason: 'Unclear.', version: 1 },
    headers: { 'idempotency-key': newId() },
  });
  expect(status).toBe(201);
  await markAgain(app, change.id);
  expect((await student.result(examId)).body).toMatchObject({ score: 7, max_score: 12 });
});

it('statistics count an essay once it has marks, and never show its text', async () => {
  const setting = await setEssayExam(app);
  const [essayId = ''] = setting.essayIds;
  const { examId } = await setting.submitPaper();
  const read = async () => {
    await compute({ course_exam_id: setting.exam.id, question_id: essayId });
    const exam = await setting.teacher.call(courseExamStatistics, { params: { id: setting.exam.id } });
    const question = await setting.teacher.call(questionStatistics, { params: { id: essayId } });
    expect(JSON.stringify([exam.body, question.body])).not.toContain(essayText);
    return { exam: exam.body, question: question.body };
  };
  const unmarked = await read();
  expect(unmarked.exam.questions.map((one: { question_id: string }) => one.question_id)).not.toContain(
    essayId,
  );
  expect(unmarked.question.count).toBe(0);

  await setting.mark(examId, essayId);
  const marked = await read();
  expect(marked.question).toMatchObject({ count: 1, facility: 50 });
  expect(marked.exam.mean).toBeCloseTo((100 * 5) / 12, 5);
});

it('the archive of a student has the essay and the comments, and names no tutor', async () => {
  const setting = await setEssayExam(app);
  const { student, examId } = await setting.submitPaper();
  const [essayId = ''] = setting.essayIds;
  const comments = [{ start: 0, end: 6, text: 'Which ones?' }];
  await setting.mark(examId, essayId, { comments, message: 'Well argued.' });
  app.clock.advance(3 * 60 * 60_000);
  const archive = await readArchive(student);
  const items = archive.get('exam-questions.json') ?? '';
  for (const text of [essayText, 'Which ones?', 'Well argued.']) expect(items).toContain(text);
  expect(items).not.toContain(setting.teacher.userId);
});

it('an archive before the keys show has the essay without its marks', async () => {
  const setting = await setEssayExam(app, 1, { results_show: 'after_close', keys_show: 'after_close' });
  const { student, examId } = await setting.submitPaper();
  await setting.mark(examId, setting.essayIds[0] ?? '', { message: 'Well argued.' });
  const items = (await readArchive(student)).get('exam-questions.json') ?? '';
  expect(items).toContain(essayText);
  expect(items).not.toMatch(new RegExp(`Well argued|${guidance}`));
});

it('a student keeps the marks, without a name, after the account of the tutor is deleted', async () => {
  const setting = await setEssayExam(app);
  const { student, examId } = await setting.submitPaper();
  await setting.mark(examId, setting.essayIds[0] ?? '');
  const { pool } = app.platform.database;
  await pool.query('DELETE FROM users WHERE id = $1', [setting.teacher.userId]);
  const { rows } = await pool.query(
    `SELECT marked_by, given_marks -> 'points' AS points FROM exam_items WHERE exam_id = $1 AND type = 'essay'`,
    [examId],
  );
  expect(rows).toEqual([{ marked_by: null, points: [3, 2, 0] }]);
  expect((await student.result(examId)).body).toMatchObject({ score: 5 });
});
