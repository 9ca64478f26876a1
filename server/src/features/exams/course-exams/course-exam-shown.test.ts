/** Checks in the raw bytes of every response that a student gets only what the rules of a tutor's exam show. */

import { myQuestions } from '@akada/contract/material/questions.ts';
import { listNotifications } from '@akada/contract/observers/notifications.ts';
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { listExams, startExam } from '@akada/contract/work/exams.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
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
const shownAfter = (closesAt: string | null) =>
  new Date(Date.parse(closesAt ?? '') + answerGraceMs + 1).toISOString();

const keys = new RegExp(`${secret}|"answer_index(es)?":|"correct":(true|false)`);
const marks = /"(score|percent|correct)":-?\d/;

/** Requests every response in which a student could look for the results. */
const everyRead = async (sittingId: string) => {
  const { call } = ada;
  const answers = [
    await ada.submit(sittingId),
    await ada.result(sittingId),
    await ada.open(sittingId),
    await call(listExams),
    await call(listSetExams),
    await call(listNotifications),
    await call(myQuestions),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ text }) => text).join('\n');
};

const sitOnce = async (change: Record<string, unknown>) => {
  const exam = await teacher.set(change);
  const sitting = await ada.sit(exam.id);
  await ada.answerRightly(sitting, 1);
  await ada.submit(sitting.id);
  return { exam, id: sitting.id };
};

describe('after submitting', () => {
  it.each([
    ['at_once', 'at_once', [true, true], [true, true]],
    ['at_once', 'after_close', [true, false], [true, true]],
    ['at_once', 'never', [true, false], [true, false]],
    ['after_close', 'after_close', [false, false], [true, true]],
    ['after_close', 'never', [false, false], [true, false]],
    ['never', 'never', [false, false], [false, false]],
  ])(
    'the rules results %s and keys %s decide when marks and keys show',
    async (results_show, keys_show, open, closed) => {
      const { exam, id } = await sitOnce({ results_show, keys_show });
      const shown = async () => {
        const text = await everyRead(id);
        return [marks.test(text), keys.test(text)];
      };
      expect(await shown()).toEqual(open);
      app.clock.advance(Date.parse(exam.closes_at ?? '') - app.clock.now() + answerGraceMs);
      expect(await shown()).toEqual(open);
      app.clock.advance(1);
      expect(await shown()).toEqual(closed);
    },
  );

  it('a hidden result tells when it will show', async () => {
    const { exam, id } = await sitOnce({});
    const { body } = await ada.result(id);
    expect(body).toMatchObject({ id, answered: 1, total: 2, results_from: shownAfter(exam.closes_at) });
    const never = await sitOnce({ results_show: 'never', keys_show: 'never' });
    expect((await ada.result(never.id)).body.results_from).toBeNull();
  });

  it('totals omit questions and topics while keys are hidden, and tell when they will show', async () => {
    const { exam, id } = await sitOnce({ results_show: 'at_once' });
    expect((await ada.result(id)).body).toMatchObject({
      score: 2,
      max_score: 4,
      percent: 50,
      correct: 1,
      answered: 1,
      total: 2,
      questions: [],
      topics: [],
      sections: [],
      keys_from: shownAfter(exam.closes_at),
    });
  });

  it('immediate keys wait for the last attempt', async () => {
    const { exam, id } = await sitOnce({ results_show: 'at_once', keys_show: 'at_once', attempts: 2 });
    expect((await ada.result(id)).text).not.toMatch(keys);
    const second = await ada.sit(exam.id);
    expect((await ada.result(id)).text).not.toMatch(keys);
    await ada.submit(second.id);
    expect((await ada.result(id)).text).toContain(secret);
    expect((await ada.result(second.id)).body.keys_from).toBeUndefined();
  });

  it('a later end hides the keys again', async () => {
    const { exam, id } = await sitOnce({ closes_at: minutes(5) });
    app.clock.advance(10 * minuteMs);
    expect((await ada.result(id)).text).toContain(secret);
    await teacher.editExam(exam, { closes_at: minutes(30) });
    expect((await ada.result(id)).text).not.toMatch(keys);
  });
});

describe('due reviews reveal nothing before the keys show', () => {
  const remembered = async () =>
    (await app.platform.database.pool.query('SELECT grade FROM reviews WHERE user_id = $1', [ada.userId]))
      .rows;
  const close = () => app.features.tasks.find(({ name }) => name === 'course_exams.close')?.run();

  it('an answer is remembered once after the exam has closed', async () => {
    const { exam } = await sitOnce({});
    await close();
    expect(await remembered()).toEqual([]);
    app.clock.advance(Date.parse(exam.closes_at ?? '') - app.clock.now() + answerGraceMs + 1);
    await Promise.all([close(), close()]);
    await close();
    expect(await remembered()).toHaveLength(1);
  });

  it('an answer is never remembered if the keys never show', async () => {
    const { exam } = await sitOnce({ keys_show: 'never' });
    app.clock.advance(Date.parse(exam.closes_at ?? '') - app.clock.now() + answerGraceMs + 1);
    await close();
    expect(await remembered()).toEqual([]);
  });

  it('answers are remembered at submission if keys show immediately', async () => {
    await sitOnce({ results_show: 'at_once', keys_show: 'at_once' });
    expect(await remembered()).toHaveLength(1);
  });
});

describe('an archive of the student', () => {
  const getRows = async (name: string) => {
    const table = app.features.personalData.flatMap(({ tables }) => tables).find((one) => one.name === name);
    const rows = [];
    for await (const row of table?.rows(app.platform.database.db, ada.userId) ?? []) rows.push(row);
    return rows;
  };

  it('has neither keys nor marks before they show', async () => {
    const { exam } = await sitOnce({});
    const text = JSON.stringify([await getRows('exam-questions'), await getRows('exams')]);
    expect(text).not.toContain(secret);
    expect(await getRows('exam-questions')).toMatchObject(
      [1, 2].map(() => ({ answer_indexes: null, explanation: null, feedback: null })),
    );
    expect(await getRows('exams')).toMatchObject([
      { score: null, max_score: null, correct: null, answered: 1 },
    ]);

    app.clock.advance(Date.parse(exam.closes_at ?? '') - app.clock.now() + answerGraceMs + 1);
    expect(JSON.stringify(await getRows('exam-questions'))).toContain(secret);
    expect(await getRows('exams')).toMatchObject([{ score: 2, max_score: 4, correct: 1 }]);
  });

  it('an archive hides the marks of a mock that ended while an exam asked the same', async () => {
    const { body } = await ada.call(startExam, { body: { course_id: teacher.course.id } });
    const exam = await teacher.set();
    app.clock.advance(1_000);
    await ada.submit(body.id);
    expect(await getRows('exams')).toMatchObject([{ score: null, max_score: null, correct: null }]);
    app.clock.advance(Date.parse(exam.closes_at ?? '') - app.clock.now() + answerGraceMs + 1);
    expect(await getRows('exams')).toMatchObject([{ score: 0, max_score: 4, correct: 0 }]);
  });

  it('an archive hides the keys of a running exam', async () => {
    const { body } = await ada.call(startExam, { body: { course_id: teacher.course.id } });
    expect(JSON.stringify(await getRows('exam-questions'))).not.toContain(secret);
    await ada.submit(body.id);
    const rows = await getRows('exam-questions');
    expect(rows.map(({ answer_indexes }) => Array.isArray(answer_indexes))).toEqual([true, true, true, true]);
  });
});
