/** The list of a student's own exams, newest first, in pages, and with their results. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstant } from '../../platform/clock/instant.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createExamStudent, rightChoice } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const minuteMs = 60_000;

/** Creates three exams, a minute apart, and submits the second. The first in the list is the earliest. */
async function studentWithThreeExams() {
  const student = await createExamStudent(app, 2, { sets: 2 });
  const ids: string[] = [];
  for (let exam = 0; exam < 3; exam += 1) {
    app.clock.advance(minuteMs);
    ids.push((await student.startOverAll()).body.id);
  }
  const [first = '', second = '', third = ''] = ids;
  await student.submit(second);
  return { student, first, second, third };
}

describe('the list of exams', () => {
  it('the list has only one student’s exams, the newest first', async () => {
    await studentWithThreeExams();
    const { student, first, second, third } = await studentWithThreeExams();
    const { body } = await student.list();
    expect([body.items.map(({ id }) => id), body.total]).toEqual([[third, second, first], 3]);
  });

  it('each page of the list has the total number', async () => {
    const { student, first, second, third } = await studentWithThreeExams();
    const getPage = async (query: Record<string, string>) => {
      const { body } = await student.list(query);
      return [body.items.map(({ id }) => id), body.total];
    };
    expect(await getPage({ limit: '2' })).toEqual([[third, second], 3]);
    expect(await getPage({ limit: '2', skip: '2' })).toEqual([[first], 3]);
  });

  it('the list can be limited to running or to ended exams', async () => {
    const { student, first, second, third } = await studentWithThreeExams();
    const running = (await student.list({ status: 'in_progress' })).body;
    expect([running.items.map(({ id }) => id), running.total]).toEqual([[third, first], 2]);
    const finished = (await student.list({ status: 'finished' })).body;
    expect([finished.items.map(({ id }) => id), finished.total]).toEqual([[second], 1]);
  });

  it('the list is empty for a student without exams', async () => {
    const student = await createExamStudent(app, 1);
    expect((await student.list()).body).toEqual({ items: [], total: 0 });
  });

  it('says how long each exam has, and of an ended one what came of it', async () => {
    const student = await createExamStudent(app, 2);
    const { body: exam } = await student.start();
    const startedAt = app.clock.now();
    const running = {
      id: exam.id,
      kind: 'mock',
      status: 'in_progress',
      source: { kind: 'generation', id: student.generationId },
      title: 'Practice exam',
      question_count: 2,
      duration_minutes: 10,
      started_at: getInstant(startedAt),
      deadline_at: getInstant(startedAt + 10 * minuteMs),
      closes_at: getInstant(startedAt + 10 * minuteMs),
      extra_percent: 0,
      may_pause: false,
      away_ms: 0,
      server_now: getInstant(startedAt),
      finished_at: null,
      correct: null,
      score: null,
      max_score: null,
      percent: null,
    };
    expect((await student.list()).body.items).toEqual([running]);

    await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);
    app.clock.advance(minuteMs);
    await student.submit(exam.id);
    const now = getInstant(app.clock.now());
    expect((await student.list()).body.items).toEqual([
      {
        ...running,
        status: 'finished',
        server_now: now,
        finished_at: now,
        correct: 1,
        score: 1,
        max_score: 2,
        percent: 50,
      },
    ]);
  });
});

describe('an exam that is opened again', () => {
  it('an exam is listed as ended after its time and grace period, even before a sweep', async () => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await student.start();
    app.clock.advance(10 * minuteMs + answerGraceMs);
    expect((await student.open(exam.id)).body).toEqual({ ...exam, server_now: getInstant(app.clock.now()) });

    app.clock.advance(1);
    expect((await student.open(exam.id)).body.status).toBe('finished');
    expect((await student.list({ status: 'finished' })).body.items).toMatchObject([
      { id: exam.id, finished_at: exam.deadline_at, correct: 0 },
    ]);
  });
});
