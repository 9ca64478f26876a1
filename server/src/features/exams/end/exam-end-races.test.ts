/** The end of an exam when several things happen at one moment, and when the server dies in the middle of it. */
import { saveSettings } from '@akada/contract/identity/account-settings.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { untilWaiting } from '../../../testing/postgres/until-waiting.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createMemoryService } from '../../memory/memory.service.ts';
import { createExamStudent, rightChoice } from '../testing/exam-student.ts';
import { createExamFinish } from './exam-finish.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const tenMinutes = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
const finishing = () =>
  createExamFinish({ ...app.platform, clock: app.clock, memory: createMemoryService() });

async function answeredExam() {
  const student = await createExamStudent(app, 2);
  const { body: exam } = await student.start();
  await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);
  return { student, examId: exam.id, deadline: exam.deadline_at };
}

const examRow = (id: string) => ({ sql: 'SELECT FROM exams WHERE id = $1 FOR UPDATE', values: [id] });

async function getEvents(examId: string): Promise<number> {
  const { rows } = await app.platform.database.pool.query(
    'SELECT 1 FROM outbox_events WHERE subject_id = $1',
    [examId],
  );
  return rows.length;
}

describe('handing in and the sweep at the last moment', () => {
  it('the exam is submitted if the submission comes first', async () => {
    const { student, examId } = await answeredExam();
    app.clock.advance(tenMinutes + answerGraceMs);
    const submit = () => student.submit(examId);
    const sweep = () => {
      app.clock.advance(1);
      return finishing().finishOverdue(examId);
    };
    const [submitted] = await inLine(app, examRow(examId), [submit, sweep]);
    expect(submitted.body).toMatchObject({ correct: 1, answered: 1 });
    expect((await student.result(examId)).body).toEqual(submitted.body);
    expect(await getEvents(examId)).toBe(1);
  });

  it('the exam ends at its deadline if the sweep comes first', async () => {
    const { student, examId, deadline } = await answeredExam();
    app.clock.advance(tenMinutes + answerGraceMs + 1);
    const [, submitted] = await inLine(app, examRow(examId), [
      () => finishing().finishOverdue(examId),
      () => student.submit(examId),
    ]);
    expect(submitted.body).toMatchObject({
      finished_by: 'deadline',
      finished_at: deadline,
      correct: 1,
      answered: 1,
    });
    expect((await student.result(examId)).body).toEqual(submitted.body);
    expect(await getEvents(examId)).toBe(1);
  });
});

describe('a server that dies while an exam is submitted', () => {
  it('has ended nothing, and the same call ends it later with every answer', async () => {
    const { student, examId } = await answeredExam();
    const { pool } = app.platform.database;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    // Blocks between the score and the commit.
    await holder.query('LOCK TABLE reviews IN ACCESS EXCLUSIVE MODE');
    const dying = student.submit(examId);
    expect(await untilWaiting(pool, 1, dying)).toBe(true);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect((await dying).status).toBeGreaterThanOrEqual(500);
    await holder.query('COMMIT');
    holder.release();

    expect((await student.list()).body.items).toMatchObject([
      { status: 'in_progress', correct: null, score: null },
    ]);
    expect(await getEvents(examId)).toBe(0);
    const { body: result } = await student.submit(examId);
    expect(result).toMatchObject({ finished_by: 'submit', correct: 1, answered: 1, score: 1 });
    expect(await getEvents(examId)).toBe(1);
  });
});

describe('memory of answers', () => {
  const getReviews = async (userId: string) =>
    (
      await app.platform.database.pool.query(
        'SELECT item_kind, item_id, grade, local_day::text, zone, took_ms FROM reviews WHERE user_id = $1 ORDER BY grade',
        [userId],
      )
    ).rows;

  it('each answer is reviewed once: a wrong one as a lapse, an open one not at all', async () => {
    const student = await createExamStudent(app, 3);
    const { body: exam } = await student.start();
    const [right = '', wrong = ''] = exam.questions.map(({ id }) => id);
    await student.save(exam.id, right, { choices: [rightChoice], took_ms: 3_000, sequence: 1 });
    await student.save(exam.id, wrong, { choices: [rightChoice + 1], took_ms: 4_000, sequence: 1 });
    expect(await getReviews(student.userId)).toEqual([]);
    await Promise.all([student.submit(exam.id), student.submit(exam.id)]);
    const reviews = await getReviews(student.userId);
    expect(reviews).toMatchObject([
      { item_kind: 'question', item_id: wrong, grade: 1, zone: 'Africa/Lagos', took_ms: 4_000 },
      { item_kind: 'question', item_id: right, grade: 3, zone: 'Africa/Lagos', took_ms: 3_000 },
    ]);
    const { rows } = await app.platform.database.pool.query(
      'SELECT item_id FROM memory_states WHERE user_id = $1',
      [student.userId],
    );
    expect(rows).toEqual([{ item_id: wrong }]);
  });

  it('at night in Greenwich belongs to the morning of a student in Tokyo', async () => {
    const now = app.clock.now();
    const night = new Date(now).setUTCHours(23, 30);
    app.clock.advance((night - now + dayMs) % dayMs);
    const student = await createExamStudent(app, 1);
    await student.call(saveSettings, {
      body: { time_zone: 'Asia/Tokyo', minimise_gamification: false },
    });
    const { body: exam } = await student.start();
    await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);
    await student.submit(exam.id);
    const tomorrow = new Date(app.clock.now() + dayMs).toISOString().slice(0, 10);
    expect(await getReviews(student.userId)).toMatchObject([{ local_day: tomorrow, zone: 'Asia/Tokyo' }]);
  });
});
