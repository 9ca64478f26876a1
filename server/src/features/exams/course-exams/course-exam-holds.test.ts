/** Questions of an exam that a tutor set are held back wherever else they show. */

import { startExam } from '@akada/contract/work/exams.ts';
import {
  drawPractice,
  practiceHistory,
  practiceOverview,
  sendPracticeAnswers,
} from '@akada/contract/work/practice.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone as zone } from '@akada/core/time/time-zone.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createQuestionHolds } from '../question-holds.service.ts';
import { newSitter, newTeacher, type Sitter, secret, type Teacher } from '../testing/course-exam-people.ts';

let app: TestApp;
let teacher: Teacher;
let ada: Sitter;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await newTeacher(app);
  ada = await newSitter(app, teacher);
});

const minuteMs = 60_000;
const minutes = (count: number) => new Date(app.clock.now() + count * minuteMs).toISOString();

describe('questions of an exam are held', () => {
  const heldOf = async ({ userId }: Pick<Sitter, 'userId'>) => {
    const { db } = app.platform.database;
    const holds = createQuestionHolds(app);
    const held = await holds.heldOf(db, userId, teacher.questionIds);
    const { rows } = await db.execute(holds.heldIds(userId));
    return [held.size, rows.length];
  };

  it('from its opening until its keys show, whether one sits or not', async () => {
    const exam = await teacher.set({ opens_at: minutes(5), closes_at: minutes(10) });
    expect(await heldOf(ada)).toEqual([0, 0]);
    app.clock.advance(5 * minuteMs);
    expect(await heldOf(ada)).toEqual([4, 4]);
    await teacher.editExam(exam, { title: 'Again' });
    app.clock.advance(5 * minuteMs + answerGraceMs);
    expect(await heldOf(ada)).toEqual([4, 4]);
    app.clock.advance(1);
    expect(await heldOf(ada)).toEqual([0, 0]);
  });

  it('for good where keys never show, and never from its tutor', async () => {
    await teacher.set({ closes_at: minutes(10), results_show: 'never', keys_show: 'never' });
    app.clock.advance(60 * minuteMs);
    expect([await heldOf(ada), await heldOf(teacher)]).toEqual([
      [4, 4],
      [0, 0],
    ]);
  });

  it('from students who left and can come back, and from no one while it is a draft', async () => {
    await teacher.createExam();
    expect(await heldOf(ada)).toEqual([0, 0]);
    await teacher.set();
    await ada.unenrol(teacher.course.id);
    expect(await heldOf(ada)).toEqual([4, 4]);
    app.clock.advance(61 * minuteMs);
  });

  it('immediate keys still wait until the last attempt has ended', async () => {
    const exam = await teacher.set({ results_show: 'at_once', keys_show: 'at_once' });
    const { id } = await ada.sit(exam.id);
    expect((await heldOf(ada))[0]).toBe(4);
    await ada.submit(id);
    expect(await heldOf(ada)).toEqual([0, 0]);
    await teacher.allow(exam.id, ada.userId, 0, 1);
    expect(await heldOf(ada)).toEqual([4, 4]);
  });

  const mock = () => ada.call(startExam, { body: { course_id: teacher.course.id } });

  it('and no mock asks them, because its marks would tell', async () => {
    const pool = { kind: 'chosen', question_ids: teacher.questionIds.slice(0, 3) };
    await teacher.set({ pool });
    const { status, body } = await mock();
    expect([status, body.questions.map(({ id }: { id: string }) => id)]).toEqual([
      201,
      [teacher.questionIds[3]],
    ]);
    await ada.submit(body.id);
    await teacher.set();
    expect((await mock()).status).toBe(409);
  });

  it('also in the result of a mock of before, which says how many', async () => {
    const { id } = (await mock()).body;
    const handed = await ada.submit(id);
    expect([handed.text.includes(secret), handed.body.held_back]).toEqual([true, undefined]);
    const question_ids = teacher.questionIds.slice(0, 3);
    await teacher.set({ pool: { kind: 'chosen', question_ids }, closes_at: minutes(10) });
    const { body } = await ada.result(id);
    expect([body.questions.length, body.held_back, body.topics, body.score]).toEqual([1, 3, [], 0]);
    app.clock.advance(11 * minuteMs);
    expect((await ada.result(id)).body.questions).toHaveLength(4);
  });
});

describe('a mock that began before an exam of its questions opened', () => {
  it('hides its marks after the submission while the exam is open, here and in the list', async () => {
    const { body } = await ada.call(startExam, { body: { course_id: teacher.course.id, question_count: 1 } });
    await ada.answerRightly(body, 1);
    await teacher.set({ closes_at: minutes(10) });
    app.clock.advance(1_000);
    const handed = await ada.submit(body.id);
    const result = async () => (await ada.result(body.id)).body;
    const summary = async () => (await ada.history()).find(({ id }: { id: string }) => id === body.id);
    expect(handed.body).toMatchObject({ answered: 1, total: 1, results_from: expect.any(String) });
    expect([handed.text.includes(secret), (await result()).score]).toEqual([false, undefined]);
    expect(await summary()).toMatchObject({ correct: null, score: null, percent: null });

    app.clock.advance(11 * minuteMs);
    expect((await result()).score).toBe(1);
    expect(await summary()).toMatchObject({ correct: 1, percent: 100 });
  });

  it('the result of the next mock does not show its marks before the exam closes', async () => {
    const { body } = await ada.call(startExam, { body: { course_id: teacher.course.id, question_count: 1 } });
    const question_ids = body.questions.map(({ id }: { id: string }) => id);
    await teacher.set({ pool: { kind: 'chosen', question_ids }, question_count: 1, closes_at: minutes(10) });
    app.clock.advance(1_000);
    await ada.submit(body.id);
    app.clock.advance(1_000);
    const next = await ada.call(startExam, { body: { course_id: teacher.course.id } });
    const earlierOf = ({ body: { earlier } }: { body: { earlier: unknown[] } }) => earlier;
    expect(earlierOf(await ada.submit(next.body.id))).toEqual([]);
    app.clock.advance(11 * minuteMs);
    expect(earlierOf(await ada.result(next.body.id))).toMatchObject([{ id: body.id }]);
  });
});

describe('practice, before which the questions were answered', () => {
  const seed = newId();
  const drawOf = (query: Record<string, string>) => ada.call(drawPractice, { query: { seed, ...query } });
  const answerAll = async () => {
    const now = new Date(app.clock.now()).toISOString();
    const answers = teacher.questionIds.map((question_id, index) => ({
      id: newId(),
      sitting_id: seed,
      question_id,
      version: 1,
      choices: [index % 2],
      certainty: null,
      hints: 0,
      took_ms: 900,
      usual_ms: null,
      given_at: now,
      local_day: localDay(app.clock.now(), zone),
      zone,
    }));
    const { body } = await ada.call(sendPracticeAnswers, { body: { sent_at: now, answers } });
    expect(body.stored).toHaveLength(4);
  };

  it('draws none of them, tells no outcome, and counts nothing that depends on one', async () => {
    await answerAll();
    expect((await ada.call(practiceHistory)).text).toMatch(/"answer_indexes":\[0\]/);
    await teacher.set();
    const { body } = await drawOf({ course_id: teacher.course.id });
    expect([body.questions, body.held_back]).toEqual([[], 4]);
    const history = await ada.call(practiceHistory);
    expect(history.body.items).toMatchObject(
      [1, 2, 3, 4].map(() => ({ answer_indexes: null, correct: null })),
    );
    expect((await ada.call(practiceHistory, { query: { outcome: 'right' } })).body.total).toBe(0);
    expect((await ada.call(practiceOverview)).body).toMatchObject({ due: 0, mistakes: 0 });
  });

  it('practice of missed exam questions begins when the keys show', async () => {
    const exam = await teacher.set({ results_show: 'at_once', closes_at: minutes(10) });
    const { id } = await ada.sit(exam.id);
    await ada.submit(id);
    expect((await drawOf({ exam_id: id })).status).toBe(409);
    app.clock.advance(11 * minuteMs);
    const { status, body } = await drawOf({ exam_id: id });
    expect([status, body.questions.length]).toEqual([200, 2]);
  });
});
