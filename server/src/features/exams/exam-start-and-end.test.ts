import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createExamStudent, rightChoice } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const tenMinutes = 10 * 60_000;

describe('the order of the questions', () => {
  it('differs in each exam, so that neighbours cannot compare numbers', async () => {
    const student = await createExamStudent(app, 30);
    const orders = [];
    for (let exam = 0; exam < 3; exam += 1) {
      const { body } = await student.start();
      orders.push(body.questions.map(({ stem }) => stem).join());
      await student.submit(body.id);
    }
    expect(new Set(orders).size).toBe(3);
    expect(new Set(orders.map((order) => order.split(',').sort().join())).size).toBe(1);
  });
});

describe('a key that two students happen to send', () => {
  it('starts an exam for each, and each finds their own again', async () => {
    const [ada, ben] = [await createExamStudent(app, 2), await createExamStudent(app, 2)];
    const first = { ada: await ada.start('exam-1'), ben: await ben.start('exam-1') };
    expect(first.ada.body.id).not.toBe(first.ben.body.id);

    const repeated = { ada: await ada.start('exam-1'), ben: await ben.start('exam-1') };
    expect([repeated.ada.status, repeated.ben.status]).toEqual([201, 201]);
    expect(repeated.ada.body.id).toBe(first.ada.body.id);
    expect(repeated.ben.body.id).toBe(first.ben.body.id);
  });
});

describe('handing in', () => {
  it.each([
    ['at the deadline', 0],
    ['at the last moment that still counts', answerGraceMs],
  ])('%s is submitted, with its answers so far', async (_, after) => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await student.start();
    app.clock.advance(tenMinutes + after);
    await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);

    const { status, body } = await student.submit(exam.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ finished_by: 'submit', answered: 1, correct: 1, seconds_used: 600 });
    expect(body.finished_at).toBe(new Date(app.clock.now()).toISOString());
  });

  it('after the grace period the exam has ended at its deadline', async () => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await student.start();
    app.clock.advance(tenMinutes + answerGraceMs + 1);
    const { status, body } = await student.submit(exam.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ finished_by: 'deadline', answered: 0, finished_at: exam.deadline_at });
  });
});
