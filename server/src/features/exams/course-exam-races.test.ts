/** Races between a tutor's changes and a student who starts or submits at the same moment, in both orders. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newSitter, newTeacher, type Sitter, type Teacher } from './testing/course-exam-people.ts';

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
const locked = (table: 'exams' | 'course_exams', id: string) => ({
  sql: `SELECT FROM ${table} WHERE id = $1 FOR UPDATE`,
  values: [id],
});

describe('extra time that is granted while its student submits', () => {
  async function answered() {
    const exam = await teacher.set({ results_show: 'at_once', keys_show: 'at_once' });
    const sitting = await ada.sit(exam.id);
    await ada.answerRightly(sitting, 1);
    const allow = () => teacher.allow(exam.id, ada.userId, 50);
    return { exam, sitting, allow, submit: () => ada.submit(sitting.id) };
  }
  const expectOneResult = async (id: string, submitted: unknown) => {
    expect(submitted).toMatchObject({
      finished_by: 'submit',
      finished_at: minutes(0),
      answered: 1,
      correct: 1,
    });
    expect((await ada.result(id)).body).toEqual(submitted);
    const { rows } = await app.platform.database.pool.query(
      'SELECT 1 FROM outbox_events WHERE subject_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
  };

  it('moves the end first, and the sitting is submitted all the same', async () => {
    const { sitting, allow, submit } = await answered();
    const [allowed, submitted] = await inLine(app, locked('exams', sitting.id), [allow, submit]);
    expect(allowed.status).toBe(200);
    expect((await ada.open(sitting.id)).body.deadline_at).toBe(minutes(45));
    await expectOneResult(sitting.id, submitted.body);
  });

  it('is too late for it, changes nothing of it, and is there for the next one', async () => {
    const { exam, sitting, allow, submit } = await answered();
    const [submitted, allowed] = await inLine(app, locked('exams', sitting.id), [submit, allow]);
    expect([allowed.status, allowed.body.extra_percent]).toEqual([200, 50]);
    expect((await ada.open(sitting.id)).body.deadline_at).toBe(minutes(30));
    await expectOneResult(sitting.id, submitted.body);
    await teacher.allow(exam.id, ada.userId, 50, 1);
    expect((await ada.sit(exam.id)).deadline_at).toBe(minutes(45));
  });
});

describe('a second attempt that is started while the first is submitted', () => {
  async function lastAttempt(attempts: number) {
    const exam = await teacher.set({ attempts, results_show: 'at_once', keys_show: 'at_once' });
    for (let previous = 1; previous < attempts; previous += 1) await ada.submit((await ada.sit(exam.id)).id);
    const { id } = await ada.sit(exam.id);
    return { row: locked('exams', id), submit: () => ada.submit(id), start: () => ada.start(exam.id) };
  }

  it.each([1, 2])('is rejected after it, if %i are allowed', async (attempts) => {
    const { row, submit, start } = await lastAttempt(attempts);
    const [submitted, begun] = await inLine(app, row, [submit, start]);
    expect([submitted.status, begun.status]).toEqual([200, 409]);
    expect(begun.body.detail).toMatch(/^You have sat this exam/);
    expect(await ada.history()).toHaveLength(attempts);
  });

  it.each([1, 2])('is rejected before it, if %i are allowed: the last one still runs', async (attempts) => {
    const { row, submit, start } = await lastAttempt(attempts);
    const [begun, submitted] = await inLine(app, row, [start, submit]);
    expect([begun.status, submitted.status]).toEqual([409, 200]);
    expect(begun.body.detail.message).toMatch(/still running/);
    expect(await ada.history()).toHaveLength(attempts);
  });
});

describe('an end that is moved while a student begins', () => {
  it('is the end of sittings that started before it', async () => {
    const exam = await teacher.set();
    const [begun, closed] = await inLine(app, locked('course_exams', exam.id), [
      () => ada.start(exam.id),
      () => teacher.editExam(exam, { closes_at: minutes(5) }),
    ]);
    expect([begun.status, closed.status]).toEqual([201, 200]);
    expect((await ada.open(begun.body.id)).body.deadline_at).toBe(minutes(5));
  });

  it('admits no student after the new end', async () => {
    const exam = await teacher.set();
    const [closed, begun] = await inLine(app, locked('course_exams', exam.id), [
      () => teacher.editExam(exam, { closes_at: minutes(0) }),
      () => ada.start(exam.id),
    ]);
    expect([closed.status, begun.status]).toEqual([200, 409]);
    expect(await ada.history()).toEqual([]);
  });
});
