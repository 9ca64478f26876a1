/** An answer and the handing in of its exam at the same moment: the score has seen exactly what was saved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecondConnection } from '../../testing/postgres/second-connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createExamStudent, rightChoice } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const secondConnection = () => openSecondConnection(app.platform.database.pool);

async function examOfTwo() {
  const student = await createExamStudent(app, 2);
  const { body: exam } = await student.start();
  const [first, second] = exam.questions.map(({ id }) => id);
  if (!first || !second) throw new Error('The exam has two questions');
  return { student, exam, first, second };
}

describe('an answer that meets the end of its exam', () => {
  it('an answer that arrives first is saved and counted', async () => {
    const { student, exam, first } = await examOfTwo();
    const holder = await secondConnection();
    await holder.query('SELECT FROM exam_items WHERE exam_id = $1 FOR UPDATE', [exam.id]);
    const answering = student.answer(exam.id, first, rightChoice);
    await holder.untilWaiting(1, answering);
    const submitting = student.submit(exam.id);
    await holder.untilWaiting(2, submitting);
    await holder.commit();

    expect((await answering).status).toBe(200);
    expect((await submitting).body).toMatchObject({ answered: 1, correct: 1, finished_by: 'submit' });
    expect((await student.result(exam.id)).body).toEqual((await submitting).body);
  });

  it('an answer after the end is rejected and not stored', async () => {
    const { student, exam, first, second } = await examOfTwo();
    await student.answer(exam.id, first, rightChoice);
    const ending = await secondConnection();
    await ending.query('SELECT FROM exams WHERE id = $1 FOR UPDATE', [exam.id]);
    const answering = student.answer(exam.id, second, rightChoice);
    await ending.untilWaiting(1, answering);
    await ending.query(
      `UPDATE exams SET finished_at = started_at, finished_by = 'submit', correct = 1, answered = 1, score = 1,
         max_score = 2
       WHERE id = $1`,
      [exam.id],
    );
    await ending.commit();

    expect(await answering).toMatchObject({ status: 409, body: { code: 'exam_finished' } });
    const { body: result } = await student.result(exam.id);
    expect(result.questions.map(({ choice }) => choice).sort()).toEqual([rightChoice, null]);
  });
});

describe('two ends of one exam', () => {
  it('concurrent calls have one effect, and the second returns the first result', async () => {
    const { student, exam, first } = await examOfTwo();
    await student.answer(exam.id, first, rightChoice);
    const holder = await secondConnection();
    await holder.query('SELECT FROM exams WHERE id = $1 FOR UPDATE', [exam.id]);
    const ends = [student.submit(exam.id), student.submit(exam.id)];
    await holder.untilWaiting(2, ...ends);
    await holder.commit();

    const [one, other] = await Promise.all(ends);
    expect(one).toMatchObject({ status: 200, body: { answered: 1, correct: 1 } });
    expect(other).toEqual(one);
    const { rows } = await app.platform.database.pool.query(
      "SELECT 1 FROM outbox_events WHERE name = 'exam.finished' AND subject_id = $1",
      [exam.id],
    );
    expect(rows).toHaveLength(1);
  });
});
