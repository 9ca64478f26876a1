/** Answers that change nothing, and what the student is told. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createExamStudent, type ExamStudent, rightChoice } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const tenMinutes = 10 * 60_000;
const missing = { status: 404, body: { code: 'not_found' } };

async function startedExam(student: ExamStudent) {
  const { body: exam } = await student.start();
  return { examId: exam.id, questionId: exam.questions[0]?.id ?? '' };
}

const getChoices = async (student: ExamStudent, examId: string) =>
  (await student.open(examId)).body.questions.map(({ choice }) => choice);

describe('an answer', () => {
  it('an answer is withdrawn by a later one without a choice', async () => {
    const student = await createExamStudent(app, 1);
    const { examId, questionId } = await startedExam(student);
    await student.answer(examId, questionId, rightChoice, 1);
    expect((await student.answer(examId, questionId, null, 2)).body).toMatchObject({
      choice: null,
      sequence: 2,
    });
    expect(await getChoices(student, examId)).toEqual([null]);
  });

  it('an answer to another student’s exam is rejected like one to a missing exam', async () => {
    const [student, other] = [await createExamStudent(app, 1), await createExamStudent(app, 1)];
    const { examId, questionId } = await startedExam(student);
    const foreign = await other.answer(examId, questionId, rightChoice);
    expect(foreign).toMatchObject(missing);
    expect(await other.answer(newId(), questionId, rightChoice)).toEqual(foreign);
    expect(await getChoices(student, examId)).toEqual([null]);
  });

  it('an answer to a question of another exam is rejected', async () => {
    const student = await createExamStudent(app, 1);
    const { examId } = await startedExam(student);
    expect(await student.answer(examId, newId(), rightChoice)).toMatchObject(missing);
    await student.submit(examId);
    expect(await student.answer(examId, newId(), rightChoice)).toMatchObject(missing);
  });

  it('a late answer learns that the exam was submitted, or that the time was up', async () => {
    const student = await createExamStudent(app, 1);
    const { examId, questionId } = await startedExam(student);
    await student.submit(examId);
    app.clock.advance(tenMinutes + answerGraceMs);
    expect((await student.answer(examId, questionId, rightChoice)).body).toEqual({
      code: 'exam_finished',
      detail: 'This exam was already handed in, so its answers cannot change.',
    });
    app.clock.advance(1);
    expect((await student.answer(examId, questionId, rightChoice)).body).toEqual({
      code: 'answer_after_deadline',
      detail: 'This answer arrived after the time was up, so it does not count.',
    });
    expect((await student.result(examId)).body).toMatchObject({ answered: 0, finished_by: 'submit' });
  });
});
