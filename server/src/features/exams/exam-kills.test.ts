/**
 * A connection that dies in the middle of each step of an exam, and at its very end: what was not acknowledged is not
 * there, not even a part of it, and the same call does it later, once.
 */
import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newSitter, newTeacher } from './testing/course-exam-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const minuteMs = 60_000;
const minutes = (count: number) => new Date(app.clock.now() + count * minuteMs).toISOString();

/** Where the connection dies: before a row is written, after it, or when everything is written and the commit begins. */
interface Point {
  table: string;
  event: 'INSERT' | 'UPDATE';
  moment?: 'before' | 'commit';
  /** Condition on the new row. */
  when?: string;
}

interface Step {
  /** Answers below 300 where it was done. */
  act(): Promise<{ status: number }>;
  /** All that the step changes. */
  state(): Promise<unknown>;
  /** The expected state after completion. */
  done: unknown;
}

async function dyingAt({ table, event, moment, when = 'true' }: Point): Promise<() => Promise<void>> {
  const { pool } = app.platform.database;
  const kind = moment === 'commit' ? 'CONSTRAINT TRIGGER' : 'TRIGGER';
  const order = moment === 'before' ? 'BEFORE' : 'AFTER';
  await pool.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END';
    CREATE ${kind} dying ${order} ${event} ON ${table} ${moment === 'commit' ? 'DEFERRABLE INITIALLY DEFERRED' : ''}
      FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION die()`);
  return async () => {
    await pool.query('DROP FUNCTION die CASCADE');
  };
}

/** Wraps a task or a job as a call, which fails completely or not at all. */
async function working(work: () => Promise<unknown> | undefined): Promise<{ status: number }> {
  try {
    await work();
    return { status: 200 };
  } catch {
    return { status: 500 };
  }
}

const runTask = (name: string) => working(() => app.features.tasks.find((task) => task.name === name)?.run());

async function getNumbers(statement: string, values: unknown[]): Promise<unknown> {
  return (await app.platform.database.pool.query({ text: statement, values, rowMode: 'array' })).rows[0];
}

async function sitting(change: Record<string, unknown> = {}) {
  const teacher = await newTeacher(app);
  const ada = await newSitter(app, teacher);
  const exam = await teacher.set(change);
  const sat = await ada.sit(exam.id);
  await ada.answerRightly(sat, 1);
  return { teacher, ada, exam, sat };
}

const endOf = (id: string) =>
  getNumbers(
    `SELECT finished_by, correct, answered, (SELECT count(*)::int FROM outbox_events WHERE subject_id = exams.id)
     FROM exams WHERE id = $1`,
    [id],
  );

const steps: Record<string, [Point[], () => Promise<Step>]> = {
  begins: [
    [
      { table: 'exam_items', event: 'INSERT' },
      { table: 'exams', event: 'INSERT', moment: 'commit' },
    ],
    async () => {
      const teacher = await newTeacher(app);
      const ada = await newSitter(app, teacher);
      const { id } = await teacher.set({ attempts: 2 });
      const key = newId();
      const state = async () =>
        ((await ada.history()) as ExamSummary[]).map(({ source, question_count }) => [
          source?.id,
          question_count,
        ]);
      return { act: () => ada.start(id, key), state, done: [[id, 2]] };
    },
  ],
  'has an answer saved': [
    [
      { table: 'exam_items', event: 'UPDATE' },
      { table: 'exam_items', event: 'UPDATE', moment: 'commit' },
    ],
    async () => {
      const { ada, sat } = await sitting();
      const { id = '' } = sat.questions[1] ?? {};
      const state = async () => {
        const { choice, sequence } = (await ada.open(sat.id)).body.questions[1] ?? {};
        return [choice, sequence];
      };
      return { act: () => ada.answer(sat.id, id, 2, 7), state, done: [2, 7] };
    },
  ],
  'is handed in': [
    [
      // The score is known, and nothing has it.
      { table: 'exams', event: 'UPDATE', moment: 'before' },
      { table: 'outbox_events', event: 'INSERT' },
      { table: 'exams', event: 'UPDATE', moment: 'commit' },
    ],
    async () => {
      const { ada, sat } = await sitting();
      return { act: () => ada.submit(sat.id), state: () => endOf(sat.id), done: ['submit', 1, 1, 1] };
    },
  ],
  'ends by its deadline': [
    [
      // The score is known, and nothing has it.
      { table: 'exams', event: 'UPDATE', moment: 'before' },
      { table: 'outbox_events', event: 'INSERT' },
      { table: 'exams', event: 'UPDATE', moment: 'commit' },
    ],
    async () => {
      const { sat } = await sitting();
      app.clock.advance(30 * minuteMs + answerGraceMs + 1);
      const act = () => runTask('exams.finish_overdue');
      return { act, state: () => endOf(sat.id), done: ['deadline', 1, 1, 1] };
    },
  ],
  'is given more time': [
    [
      { table: 'exams', event: 'UPDATE' },
      { table: 'admin_audit', event: 'INSERT', moment: 'commit' },
    ],
    async () => {
      const { teacher, ada, exam, sat } = await sitting();
      const state = async () => {
        const student = (await teacher.students(exam.id)).find(({ student_id }) => student_id === ada.userId);
        const audited = await getNumbers('SELECT count(*)::int FROM admin_audit WHERE target_id = $1', [
          ada.userId,
        ]);
        return [student?.extra_percent, (await ada.open(sat.id)).body.deadline_at, audited];
      };
      return { act: () => teacher.allow(exam.id, ada.userId, 50), state, done: [50, minutes(45), [1]] };
    },
  ],
  'closes earlier': [
    [
      { table: 'exams', event: 'UPDATE' },
      { table: 'course_exams', event: 'UPDATE', moment: 'commit' },
    ],
    async () => {
      const { teacher, ada, exam, sat } = await sitting();
      const state = async () => {
        const { closes_at, version } = (await teacher.readExam(exam.id)).body;
        return [closes_at, version, (await ada.open(sat.id)).body.deadline_at];
      };
      const closes_at = minutes(20);
      const act = () => teacher.editExam(exam, { closes_at });
      return { act, state, done: [closes_at, exam.version + 1, closes_at] };
    },
  ],
  'is published': [
    [
      { table: 'course_exam_questions', event: 'INSERT' },
      { table: 'course_exams', event: 'UPDATE', moment: 'commit' },
    ],
    async () => {
      const teacher = await newTeacher(app, 4);
      const ada = await newSitter(app, teacher);
      const { id } = (await teacher.createExam()).body;
      const state = async () => [
        (await ada.setExams()).map((exam) => exam.id),
        await getNumbers('SELECT count(*)::int FROM course_exam_questions WHERE course_exam_id = $1', [id]),
        await getNumbers('SELECT count(*)::int FROM outbox_events WHERE user_id = $1', [ada.userId]),
      ];
      return { act: () => teacher.publish(id), state, done: [[id], [4], [1]] };
    },
  ],
  'is settled after its close': [
    [
      { table: 'reviews', event: 'INSERT' },
      { table: 'course_exams', event: 'UPDATE', moment: 'commit' },
    ],
    async () => {
      const shown = { results_show: 'after_close', keys_show: 'after_close' };
      const { ada, sat } = await sitting({ ...shown, closes_at: minutes(10) });
      await ada.submit(sat.id);
      app.clock.advance(10 * minuteMs + answerGraceMs + 1);
      const state = () =>
        getNumbers(
          `SELECT (SELECT count(*)::int FROM reviews WHERE user_id = $1),
            (SELECT count(*)::int FROM outbox_events WHERE user_id = $1 AND name LIKE 'course_exam%')`,
          [ada.userId],
        );
      return { act: () => runTask('course_exams.close'), state, done: [1, 2] };
    },
  ],
  'has its statistics counted': [
    [{ table: 'course_exam_statistics', event: 'UPDATE', when: 'NEW.figures IS NOT NULL' }],
    async () => {
      const { ada, exam, sat } = await sitting();
      await ada.submit(sat.id);
      await runTask('outbox.dispatch');
      const job = app.features.jobs.find(({ job: { name } }) => name === 'exams.course_exam_statistics');
      const act = async () => {
        // Until the lease of an attempt that died has ended.
        app.clock.advance(60 * minuteMs);
        await runTask('exams.course_exam_statistics.resend');
        const { signal } = new AbortController();
        return working(() => job?.run({ course_exam_id: exam.id }, { signal }));
      };
      const state = () =>
        getNumbers(
          `SELECT figures->'count', jsonb_array_length(figures->'questions') FROM course_exam_statistics WHERE id = $1`,
          [exam.id],
        );
      return { act, state, done: [1, 2] };
    },
  ],
};

const timeNames = { before: 'before the row is written', after: 'in the middle', commit: 'at the commit' };

it.each(
  Object.entries(steps).flatMap(([name, [points, build]]) =>
    points.map((point) => [name, point.table, timeNames[point.moment ?? 'after'], point, build]),
  ) as [string, string, string, Point, () => Promise<Step>][],
)(
  'if the process dies while an exam %s, at %s, %s, nothing is kept, and a retry does everything once',
  async (_, _table, _when, point, build) => {
    const { act, state, done } = await build();
    const previous = await state();
    const revive = await dyingAt(point);
    try {
      expect((await act()).status).toBeGreaterThanOrEqual(500);
      expect(await state()).toEqual(previous);
    } finally {
      await revive();
    }
    expect(previous).not.toEqual(done);
    expect((await act()).status).toBeLessThan(300);
    expect(await state()).toEqual(done);
    await act();
    expect(await state()).toEqual(done);
  },
);
