/** An answer is one state: what was chosen, the flag and the time. The larger sequence stays, on every device. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { heardDuring } from '../../../testing/heard-hints.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createExamCourse } from '../testing/exam-course.ts';
import { createExamStudent, type ExamStudent } from '../testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function examOfOne() {
  const student = await createExamStudent(app, 1);
  const { body: exam } = await student.start();
  return { student, examId: exam.id, questionId: exam.questions[0]?.id ?? '' };
}

/** Creates an exam with a question whose first and third of four options are right. */
async function examOfSeveral(order: Record<string, unknown> = {}) {
  const course = await createExamCourse(app);
  const options = ['Humus', 'Sand', 'Clay', 'Gravel'];
  await course.ask('Which hold water?', { type: 'multiple', options, answer_indexes: [0, 2], feedback: [] });
  const student = await createExamStudent(app, 1);
  await course.join(student);
  const { body: exam } = await student.startOf({ course_id: course.id, ...order });
  const [question] = exam.questions;
  if (!question) throw new Error('The exam has a question');
  const getPositions = (...texts: string[]) =>
    texts.map((requested) => question.options.findIndex(({ text }) => text === requested));
  return { student, examId: exam.id, question, positionsOf: getPositions };
}

const getState = async (student: ExamStudent, examId: string) => {
  const { choice, choices, flagged, took_ms, sequence } =
    (await student.open(examId)).body.questions[0] ?? {};
  return { choice, choices, flagged, took_ms, sequence };
};

describe('the state of an answer', () => {
  it('an answer is saved completely, and readable on another device', async () => {
    const { student, examId, questionId } = await examOfOne();
    const state = { choices: [2], flagged: true, took_ms: 4_000, sequence: 7 };
    const { status, body } = await student.save(examId, questionId, state);
    expect([status, body]).toEqual([200, { ...state, choice: 2 }]);
    expect(await getState(student, examId)).toEqual(body);
  });

  it('the answer with the larger sequence wins, whichever device sends last', async () => {
    const { student, examId, questionId } = await examOfOne();
    const phone = { choices: [1], flagged: true, took_ms: 9_000, sequence: 12 };
    const laptop = { choices: [3], flagged: false, took_ms: 2_000, sequence: 11 };
    await student.save(examId, questionId, phone);
    expect((await student.save(examId, questionId, laptop)).body).toEqual({ ...phone, choice: 1 });
    await student.save(examId, questionId, { ...laptop, sequence: 13 });
    expect(await getState(student, examId)).toEqual({ ...laptop, choice: 3, sequence: 13 });
  });

  it('a flag without a choice is saved and does not count as an answer', async () => {
    const { student, examId, questionId } = await examOfOne();
    await student.save(examId, questionId, { flagged: true, took_ms: 1_000, sequence: 1 });
    expect(await getState(student, examId)).toMatchObject({ choice: null, choices: null, flagged: true });
    const { body: result } = await student.submit(examId);
    expect([result.answered, result.questions[0]?.flagged]).toEqual([0, true]);
  });

  it('an answer sent five hundred times is stored once', async () => {
    const { student, examId, questionId } = await examOfOne();
    const state = { choices: [2], flagged: true, took_ms: 4_000, sequence: 7 };
    const replies = await Promise.all(
      Array.from({ length: 500 }, () => student.save(examId, questionId, state)),
    );
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await getState(student, examId)).toEqual({ ...state, choice: 2 });
    expect((await student.submit(examId)).body).toMatchObject({ answered: 1, total: 1 });
  });

  it('does not depend on the clock of the device: sequences may be any', async () => {
    const { student, examId, questionId } = await examOfOne();
    await student.save(examId, questionId, { choices: [0], sequence: 2_147_483_646 });
    expect((await student.save(examId, questionId, { choices: [1], sequence: 5 })).body.choice).toBe(0);
    expect(
      (await student.save(examId, questionId, { choices: [1], sequence: 2_147_483_647 })).body.choice,
    ).toBe(1);
  });
});

describe('several choices', () => {
  it('several choices are saved once each in the order of the options, and marked together', async () => {
    const { student, examId, question, positionsOf } = await examOfSeveral();
    const selection = positionsOf('Clay', 'Humus');
    const { body } = await student.save(examId, question.id, {
      choices: [...selection, ...selection],
      sequence: 1,
    });
    const ascending = selection.toSorted((one, other) => one - other);
    expect([body.choice, body.choices]).toEqual([null, ascending]);
    const { body: result } = await student.submit(examId);
    expect(result).toMatchObject({ correct: 1, score: 1 });
    expect(result.questions).toMatchObject([
      {
        type: 'multiple',
        answer_index: null,
        answer_indexes: ascending,
        choices: ascending,
        correct: true,
        marks: 1,
      },
    ]);
  });

  it.each([
    [['Humus'], 0.5],
    [['Humus', 'Sand'], 0],
    [['Humus', 'Clay', 'Sand'], 0.5],
  ])('%j give their share where each option counts', async (texts, score) => {
    const { student, examId, question, positionsOf } = await examOfSeveral({
      marking: { multiple: 'each_option' },
    });
    await student.save(examId, question.id, { choices: positionsOf(...texts), sequence: 1 });
    expect((await student.submit(examId)).body).toMatchObject({ correct: 0, answered: 1, score });
  });

  it('several choices are withdrawn by an empty choice', async () => {
    const { student, examId, question } = await examOfSeveral();
    await student.save(examId, question.id, { choices: [0, 1], sequence: 1 });
    expect((await student.save(examId, question.id, { choices: [], sequence: 2 })).body.choices).toBeNull();
  });

  it.each([
    [{ choices: [4], sequence: 1 }, 'choice'],
    [{ choices: [0, 4], sequence: 1 }, 'choice'],
    [{ choices: [-1], sequence: 1 }, 'choices.0'],
    [{ choices: Array.from({ length: 13 }, () => 0), sequence: 1 }, 'choices'],
    [{ flagged: 'yes', sequence: 1 }, 'flagged'],
    [{ took_ms: -1, sequence: 1 }, 'took_ms'],
    [{ took_ms: 86_400_001, sequence: 1 }, 'took_ms'],
  ])('%j is rejected with the name of the field', async (state, field) => {
    const { student, examId, question } = await examOfSeveral();
    const { status, body } = await student.save(examId, question.id, state as { sequence: number });
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([422, [field]]);
  });

  it('several choices are rejected if one option is right', async () => {
    const { student, examId, questionId } = await examOfOne();
    expect(await student.save(examId, questionId, { choices: [0, 1], sequence: 1 })).toMatchObject({
      status: 422,
      body: { fields: { choices: 'Choose one option' } },
    });
    expect((await getState(student, examId)).choices).toBeNull();
  });
});

describe('two views of an exam', () => {
  const heardOf = async ({ userId }: ExamStudent, doThis: () => Promise<unknown>) =>
    (await heardDuring(app, userId, doThis)).map(({ id }) => id);

  it('two devices hear of each other’s answers, and a single device hears nothing', async () => {
    const { student, examId, questionId } = await examOfOne();
    const [phone, laptop] = [newId(), newId()];
    await student.see(examId, phone);
    await student.see(examId, phone);
    const save = (sequence: number) => () => student.save(examId, questionId, { choices: [1], sequence });
    expect(await heardOf(student, save(1))).toEqual([]);
    expect(await heardOf(student, () => student.see(examId, laptop))).toEqual([examId]);
    expect(await heardOf(student, save(2))).toEqual([examId]);
    expect(await heardOf(student, save(2))).toEqual([]);
    expect(await heardOf(student, () => student.see(examId, phone))).toEqual([]);
    expect(await heardOf(student, () => student.see(examId, newId()))).toEqual([]);
  });
});
