/** The exam of a class: its tutor announces a date, students plan for it, and each shows progress only by choice. */
import { restoreEnrolment } from '@akada/contract/base/enrolments.ts';
import * as contract from '@akada/contract/work/plans/class-exams.ts';
import * as plans from '@akada/contract/work/plans/exam-plans.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';

const dayInMinutes = 24 * 60;

let app: SharedTestApp;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let ada: Awaited<ReturnType<typeof newStudent>>;
let courseId: string;
let code: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  tutor = await newTutor(app);
  ada = await newStudent(app);
  const course = await tutor.create(`Botany ${newId()}`);
  courseId = course.id;
  code = makeCode(course);
  await ada.join(code);
});

const inDays = (days: number) => moment(app, days * dayInMinutes);

const set = (changes: object = {}) =>
  tutor.call(contract.setClassExam, {
    params: { id: courseId },
    body: { title: 'Final', exam_at: inDays(20), replaces: null, ...changes },
  });
const announce = async (): Promise<contract.ClassExam> => (await set()).body.exam;
const move = async ({ version }: contract.ClassExam, days: number) =>
  (await set({ exam_at: inDays(days), replaces: version })).body.exam;
const remove = () => tutor.call(contract.removeClassExam, { params: { id: courseId } });

const mine = async (): Promise<contract.MyClassExam[]> =>
  (await ada.call(contract.listMyClassExams)).body.items;
const plan = (id: string) => ada.call(contract.planClassExam, { params: { id }, body: {} });
const planned = async (id: string): Promise<string> => (await plan(id)).body.plan_id;
const readPlan = (id: string) => ada.call(plans.getExamPlan, { params: { id } });
const share = (id: string, is_shared = true) =>
  ada.call(contract.shareProgress, { params: { id }, body: { is_shared } });
const decide = (id: string, exam_at: string | null, is_followed: boolean) =>
  ada.call(contract.decideClassExam, { params: { id }, body: { exam_at, is_followed } });
const students = async (): Promise<contract.ClassStudent[]> =>
  (await tutor.call(contract.listClassStudents, { params: { id: courseId } })).body.items;
const readTitles = async () =>
  (await getNotifications(app, ada)).flatMap(({ type, title }) => (type === 'REMINDER' ? [title] : []));

describe('a tutor', () => {
  it('announces an exam once, however often the call is sent, and its students are told', async () => {
    const exam_at = inDays(20);
    const first = (await set({ exam_at })).body.exam;
    expect(await set({ exam_at })).toMatchObject({ status: 200, body: { exam: first } });
    expect(await readTitles()).toEqual(['Your class has an exam date']);
    expect(await mine()).toMatchObject([{ title: 'Final', tutor_name: 'Ngozi Eze', plan: null }]);
  });

  it('on a second device does not overwrite a date that the first one changed', async () => {
    const { version } = await announce();
    await set({ exam_at: inDays(21), replaces: version });
    expect((await set({ exam_at: inDays(22), replaces: version })).status).toBe(409);
    expect((await set({ exam_at: inDays(22) })).status).toBe(409);
  });

  it.each([
    ['that has passed', -1],
    ['in ten years', 3_650],
  ])('cannot announce a date %s', async (_, days) => {
    expect((await set({ exam_at: inDays(days) })).status).toBe(422);
  });

  it('sees of a student who shares nothing only that, with a plan or without', async () => {
    const { id } = await announce();
    const [before] = await students();
    await plan(id);
    expect(await students()).toEqual([before]);
    expect(before).toMatchObject({ full_name: 'Ada Obi', progress: null });
  });

  it('sees the progress that a student shows, until the student stops', async () => {
    const { id } = await announce();
    const planId = await planned(id);
    expect((await share(planId)).status).toBe(204);
    expect(await mine()).toMatchObject([{ plan: { is_shared: true } }]);
    expect(await students()).toMatchObject([{ progress: { known: null, studied_days: 0, planned_days: 0 } }]);
    await share(planId, false);
    expect(await students()).toMatchObject([{ progress: null }]);
  });

  it('puts a removed exam back, and the plan for it is still linked', async () => {
    const { id, title, exam_at } = await announce();
    await planned(id);
    await remove();
    expect((await tutor.call(contract.getClassExam, { params: { id: courseId } })).body.exam).toBeNull();
    const { body } = await set({ title, exam_at });
    expect(body.exam.id).toBe(id);
    expect(await mine()).toMatchObject([{ id, plan: { is_asked: false } }]);
  });

  it('tells 200 students, and reads them page by page', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Student ${index}`);
    await app.platform.database.pool.query(
      `WITH people AS (
        INSERT INTO users (id, email, full_name, role, email_verified_at, time_zone, created_at)
        SELECT gen_random_uuid(), gen_random_uuid() || '@example.org', name, 'student', now(), 'Africa/Lagos', now()
        FROM unnest($2::text[]) AS name RETURNING id)
      INSERT INTO enrolments (id, course_id, user_id, joined_at)
        SELECT gen_random_uuid(), $1, id, now() FROM people`,
      [courseId, names],
    );
    await announce();
    const { rows } = await app.platform.database.pool.query(
      `SELECT count(*)::int AS total FROM outbox_events
      WHERE name = 'class_exam.set' AND facts ->> 'courseId' = $1`,
      [courseId],
    );
    expect(rows).toEqual([{ total: 201 }]);
    const page = await tutor.call(contract.listClassStudents, {
      params: { id: courseId },
      query: { skip: '200' },
    });
    expect(page.body).toMatchObject({ total: 201, items: [{ progress: null }] });
  });
});

describe('a student', () => {
  it('makes a plan with the course and the date, once', async () => {
    const { id, exam_at } = await announce();
    const planId = await planned(id);
    expect(await planned(id)).toBe(planId);
    expect((await readPlan(planId)).body).toMatchObject({ exam_at, sources: [{ course_id: courseId }] });
    expect(await mine()).toMatchObject([{ plan: { id: planId, is_asked: false, is_shared: false } }]);
  });

  it('makes a new plan after deleting the first', async () => {
    const { id } = await announce();
    const planId = await planned(id);
    await ada.call(plans.deleteExamPlan, { params: { id: planId } });
    expect(await mine()).toMatchObject([{ plan: null }]);
    expect(await planned(id)).not.toBe(planId);
  });

  it('keeps an earlier plan for the course, and its date', async () => {
    const exam_at = inDays(18);
    const answer = await ada.call(plans.createExamPlan, {
      body: {
        exam_at,
        sources: [{ course_id: courseId }],
        target: 90,
        minutes_per_day: 45,
      },
    });
    const { id } = await announce();
    expect(await planned(id)).toBe(answer.body.id);
    expect((await readPlan(answer.body.id)).body).toMatchObject({ exam_at, target: 90 });
    expect(await mine()).toMatchObject([{ plan: { is_asked: true } }]);
  });

  it('is asked whether the plan follows a moved exam, and moves it once', async () => {
    const exam = await announce();
    const planId = await planned(exam.id);
    const { exam_at } = await move(exam, 25);
    expect((await readPlan(planId)).body.exam_at).toBe(exam.exam_at);
    expect(await mine()).toMatchObject([{ exam_at, plan: { is_asked: true } }]);
    expect((await decide(planId, exam.exam_at, true)).status).toBe(409);
    for (let sent = 0; sent < 2; sent += 1) expect((await decide(planId, exam_at, true)).status).toBe(204);
    expect((await readPlan(planId)).body.exam_at).toBe(exam_at);
    expect(await mine()).toMatchObject([{ plan: { is_asked: false } }]);
  });

  it('keeps the date of the plan, and is asked again only about another date', async () => {
    const exam = await announce();
    const planId = await planned(exam.id);
    const movedExam = await move(exam, 25);
    await decide(planId, movedExam.exam_at, false);
    expect(await mine()).toMatchObject([{ plan: { is_asked: false } }]);
    await move(movedExam, 26);
    expect(await mine()).toMatchObject([{ plan: { is_asked: true } }]);
    expect((await readPlan(planId)).body.exam_at).toBe(exam.exam_at);
  });

  it('keeps the plan of a removed exam', async () => {
    const { id } = await announce();
    const planId = await planned(id);
    await remove();
    expect((await readTitles()).at(-1)).toBe('The exam date of your class was removed');
    expect(await mine()).toMatchObject([{ is_removed: true, plan: { is_asked: true } }]);
    expect((await decide(planId, null, false)).status).toBe(204);
    expect(await mine()).toEqual([]);
    expect((await readPlan(planId)).status).toBe(200);
  });

  it('leaves the course and its exam, and shows nothing after joining again', async () => {
    const { id } = await announce();
    const planId = await planned(id);
    await share(planId);
    await ada.unenrol(courseId);
    expect([await mine(), await students()]).toEqual([[], []]);
    expect((await plan(id)).status).toBe(404);
    expect((await share(planId)).status).toBe(404);

    await ada.call(restoreEnrolment, { params: { id: courseId } });
    expect(await students()).toMatchObject([{ progress: { studied_days: 0 } }]);
    await ada.unenrol(courseId);
    await ada.join(code);
    expect(await students()).toMatchObject([{ progress: null }]);
    expect(await mine()).toMatchObject([{ plan: { id: planId, is_shared: false } }]);
  });

  it('cannot plan the exam of a course without being in it', async () => {
    const { id } = await announce();
    const obi = await newStudent(app);
    expect((await obi.call(contract.planClassExam, { params: { id }, body: {} })).status).toBe(404);
  });
});

it('a course that has ended has no exam, for its tutor and for its students', async () => {
  const { id } = await announce();
  const planId = await planned(id);
  await app.platform.database.pool.query('UPDATE courses SET archived_at = now() WHERE id = $1', [courseId]);
  expect(await mine()).toEqual([]);
  expect((await plan(id)).status).toBe(404);
  expect((await share(planId)).status).toBe(404);
  expect((await share(planId, false)).status).toBe(204);
  expect((await set()).status).toBe(404);
  const list = await tutor.call(contract.listClassStudents, { params: { id: courseId } });
  expect(list.status).toBe(404);
});
