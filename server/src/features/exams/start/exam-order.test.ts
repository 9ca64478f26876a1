/** An order decides length, extra time and marks, and one exam runs for each source. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createExamStudent } from '../testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const minuteMs = 60_000;

describe('the length of an exam', () => {
  it.each([
    [{ duration_minutes: 40 }, 40, 0],
    [{ duration_minutes: 40, extra_percent: 25 }, 50, 25],
    [{ duration_minutes: undefined }, 7, 0],
    [{ duration_minutes: undefined, question_count: 2 }, 5, 0],
    [{ duration_minutes: undefined, extra_percent: 100 }, 14, 100],
  ])('ordered by %j is %i minutes', async (order, minutes, extra) => {
    const student = await createExamStudent(app, 7);
    const { body: exam } = await student.startOf({ generation_id: student.generationId, ...order });
    expect(Date.parse(exam.deadline_at) - app.clock.now()).toBe(minutes * minuteMs);
    expect(exam.closes_at).toBe(exam.deadline_at);
    const { body: result } = await student.submit(exam.id);
    expect([result.extra_percent, result.duration_minutes]).toEqual([extra, exam.duration_minutes]);
  });
});

describe('the marks of an exam', () => {
  it('the marks follow the order, in the result of each question and in the list', async () => {
    const student = await createExamStudent(app, 4);
    const marking = { right: 2, wrong: 'guess', unanswered: -0.5, multiple: 'each_option' } as const;
    const { body: exam } = await student.startOf({ generation_id: student.generationId, marking });
    expect(exam.marking).toEqual(marking);
    const [right = '', wrong = '', flagged = ''] = exam.questions.map(({ id }) => id);
    await student.answer(exam.id, right, 0);
    await student.answer(exam.id, wrong, 1);
    await student.save(exam.id, flagged, { choices: null, flagged: true, took_ms: 2_500, sequence: 1 });
    const { body: result } = await student.submit(exam.id);
    expect(result.questions).toMatchObject([
      { marks: 2, max_marks: 2, correct: true },
      { marks: -0.67, max_marks: 2, correct: false },
      { marks: -0.5, flagged: true, took_ms: 2_500, choices: null },
      { marks: -0.5, flagged: false, took_ms: 0 },
    ]);
    expect(result).toMatchObject({ marking, score: 0.33, max_score: 8, percent: 4, correct: 1, answered: 2 });
    expect(result.topics).toEqual([
      { topic: null, correct: 1, answered: 2, total: 4, score: 0.33, max_score: 8, took_ms: 2_500 },
    ]);
    expect((await student.list()).body.items).toMatchObject([{ score: 0.33, max_score: 8, percent: 4 }]);
  });

  it.each([
    [{ marking: { right: 0 } }, 'marking.right'],
    [{ marking: { wrong: -1 } }, 'marking.wrong'],
    [{ marking: { wrong: 'all' } }, 'marking.wrong'],
    [{ marking: { unanswered: 101 } }, 'marking.unanswered'],
    [{ marking: { multiple: 'some' } }, 'marking.multiple'],
    [{ extra_percent: -1 }, 'extra_percent'],
    [{ extra_percent: 1.5 }, 'extra_percent'],
    [{ question_count: 0 }, 'question_count'],
    [{ question_count: 201 }, 'question_count'],
    [{ topics: [] }, 'topics'],
    [{ may_pause: 'yes' }, 'may_pause'],
    [{ course_id: newId() }, 'question_ids'],
    [{ subject: 'Biology' }, 'question_ids'],
  ])('%j is rejected with the name of the field', async (order, field) => {
    const student = await createExamStudent(app, 1);
    const { status, body } = await student.startOf({
      generation_id: student.generationId,
      ...order,
    } as object);
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([422, [field]]);
  });
});

describe('the order of the questions', () => {
  it('a student who names questions is asked them in this order, and a set alone has none', async () => {
    const student = await createExamStudent(app, 12);
    const { body: shuffledExam } = await student.start();
    await student.submit(shuffledExam.id);
    const ids = shuffledExam.questions.map(({ id }) => id).sort();
    for (const question_ids of [ids, ids.toReversed()]) {
      const { body: exam } = await student.startOf({ question_ids, in_order: true });
      expect(exam.questions.map(({ id }) => id)).toEqual(question_ids);
      await student.submit(exam.id);
    }
    const unnamed = await student.startOf({ generation_id: student.generationId, in_order: true });
    expect(unnamed).toMatchObject({ status: 422, body: { fields: { in_order: expect.any(String) } } });
  });
});

describe('a second exam of one source', () => {
  it('a second exam is rejected with the id of the running one, until that ends', async () => {
    const student = await createExamStudent(app, 2);
    const { body: exam } = await student.start('first');
    for (const repeated of [student.start(), student.start('second'), student.startOverAll()]) {
      expect(await repeated).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          detail: { exam_id: exam.id, message: expect.stringContaining('still running') },
        },
      });
    }
    expect((await student.start('first')).body.id).toBe(exam.id);
    await student.submit(exam.id);
    expect((await student.start('second')).status).toBe(201);
  });

  it('starts when the time of the first is up, whom the sweep has not met yet', async () => {
    const student = await createExamStudent(app, 2);
    const { body: exam } = await student.start();
    app.clock.advance(10 * minuteMs + answerGraceMs);
    expect((await student.start()).status).toBe(409);
    app.clock.advance(1);
    expect((await student.start()).status).toBe(201);
    expect((await student.result(exam.id)).body.finished_by).toBe('deadline');
  });

  it('concurrent calls start only one exam', async () => {
    const student = await createExamStudent(app, 2);
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => student.start()))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('exams of another set and over several sets start next to a running one', async () => {
    const student = await createExamStudent(app, 4, { sets: 2 });
    expect((await student.start()).status).toBe(201);
    expect((await student.startOverAll()).status).toBe(201);
    expect((await student.startOverAll()).status).toBe(201);
  });
});

describe('a result', () => {
  it('shows what earlier exams of its source came to, the last one first', async () => {
    const student = await createExamStudent(app, 2);
    const ids: string[] = [];
    for (const right of [0, 1, 2]) {
      const { body: exam } = await student.start();
      for (const { id } of exam.questions.slice(0, right)) await student.answer(exam.id, id, 0);
      app.clock.advance(minuteMs);
      await student.submit(exam.id);
      ids.push(exam.id);
    }
    const [first, second, third = ''] = ids;
    expect((await student.result(third)).body.earlier).toMatchObject([
      { id: second, score: 1, max_score: 2, percent: 50 },
      { id: first, score: 0, max_score: 2, percent: 0 },
    ]);
    expect((await student.result(first ?? '')).body.earlier).toEqual([]);
    expect((await student.list({ generation_id: student.generationId })).body.total).toBe(3);
    expect((await student.list({ generation_id: newId() })).body.total).toBe(0);
    expect((await student.list({ generation_id: newId(), course_id: newId() })).status).toBe(422);
  });
});
