/** The way into the catalog: who may submit, what an administrator decides, and what its tutor reads of it. */
import { listSubmittedCourses, withdrawCourse } from '@akada/contract/base/course-approval.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { listWaiting } from '@akada/contract/observers/waiting.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDepartment } from '../catalog/testing/catalog.samples.ts';
import { createListedCourse, makeVersion, newAdmin, newStudent, newTutor } from './testing/course-people.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let student: Awaited<ReturnType<typeof newStudent>>;
let course: Course;

beforeAll(async () => {
  app = await createTestApp();
  admin = await newAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [tutor, student] = [await newTutor(app), await newStudent(app)];
  course = await tutor.create(`Course ${newId()}`);
});

const reason = 'Say which school it is for.';
const withdraw = (id: string) => tutor.call(withdrawCourse, { params: { id } });
const isListed = async () => (await student.find(course.name)).includes(course.name);
/** @returns names and facts of the tutor's notifications, oldest first */
const getEvents = async (userId: string) =>
  (
    await app.platform.database.pool.query(
      "SELECT name, facts FROM outbox_events WHERE user_id = $1 AND name LIKE 'course.%' ORDER BY id",
      [userId],
    )
  ).rows;
const getAudit = async (userId: string) =>
  (
    await app.platform.database.pool.query(
      'SELECT action FROM admin_audit WHERE target_id = $1 ORDER BY created_at',
      [userId],
    )
  ).rows.map(({ action }) => action);

describe('a submitted course', () => {
  it('waits in the list of administrators, and is in the catalog after their yes', async () => {
    expect(await tutor.submit(course.id)).toMatchObject({
      status: 200,
      body: { for_owner: { state: 'waiting' } },
    });
    const waiting = await admin.call(listWaiting, { query: { kind: 'courses', limit: '100' } });
    expect(waiting.body.items).toContainEqual(
      expect.objectContaining({ kind: 'courses', id: course.id, name: course.name }),
    );
    expect((await tutor.submit(course.id)).status).toBe(200);
    expect(await isListed()).toBe(false);
    const { body } = await admin.call(listSubmittedCourses);
    expect(body.items.find((item: { course: Course }) => item.course.id === course.id)).toMatchObject({
      tutor: { user_id: tutor.userId, full_name: 'Ngozi Eze' },
      course: { relation: 'none', for_owner: { state: 'waiting', is_open: true } },
    });

    const decided = await admin.approve(course.id, makeVersion(course));
    expect([decided.status, decided.body.course.for_owner.state]).toEqual([200, 'approved']);
    expect((await admin.approve(course.id, makeVersion(course))).status).toBe(200);
    expect(await isListed()).toBe(true);
    expect(await admin.waiting()).not.toContain(course.id);
    expect(await getEvents(tutor.userId)).toEqual([
      { name: 'course.approved', facts: { course: course.name, courseId: course.id } },
    ]);
    expect(await getAudit(tutor.userId)).toEqual(['course.approve']);
  });

  it('appears in the list after longer-waiting courses', async () => {
    app.clock.advance(1_000);
    const later = await tutor.create(`Course ${newId()}`);
    const submit = (id: string) => heardDuring(app, tutor.userId, () => tutor.submit(id));
    expect(await submit(later.id)).toEqual([{ topic: 'course', id: later.id }]);
    expect(await submit(later.id)).toEqual([]);
    app.clock.advance(1_000);
    await tutor.submit(course.id);
    const waiting = await admin.waiting();
    expect(waiting.indexOf(later.id)).toBeLessThan(waiting.indexOf(course.id));
  });

  it('is of an approved tutor', async () => {
    const pending = await newTutor(app, 'pending');
    const draft = await pending.create('Toxicology');
    expect(await pending.submit(draft.id)).toMatchObject({
      status: 409,
      body: {
        detail: 'Your tutor profile is not approved. Until then, only you can see your courses.',
      },
    });
    await admin.approveTutor(pending.userId);
    expect((await pending.submit(draft.id)).status).toBe(200);
    await admin.rejectTutor(pending.userId);
    expect((await pending.submit(draft.id)).status).toBe(200);
    expect(await admin.approve(draft.id, makeVersion(draft))).toMatchObject({
      status: 409,
      body: { detail: 'The tutor of this course is not approved. Decide about the tutor first.' },
    });
  });
});

describe('a rejection', () => {
  it('says each reason to its tutor once, who may submit again', async () => {
    await tutor.submit(course.id);
    expect((await admin.reject(course.id, makeVersion(course), reason)).status).toBe(200);
    expect((await admin.reject(course.id, makeVersion(course), reason)).status).toBe(200);
    expect((await tutor.read(course.id)).for_owner).toMatchObject({
      state: 'rejected',
      rejection_reason: reason,
    });
    expect(await getEvents(tutor.userId)).toEqual([
      { name: 'course.rejected', facts: { course: course.name, courseId: course.id, reason } },
    ]);
    const another = 'Say which year it is for.';
    expect((await admin.reject(course.id, makeVersion(course), another)).status).toBe(200);
    expect((await tutor.read(course.id)).for_owner).toMatchObject({ rejection_reason: another });
    expect((await getEvents(tutor.userId)).map(({ facts }) => facts.reason)).toEqual([reason, another]);

    expect((await tutor.submit(course.id)).body.for_owner).toMatchObject({
      state: 'waiting',
      rejection_reason: null,
    });
  });

  it('takes a course out of the catalog and leaves it to who joined', async () => {
    const listed = await createListedCourse(tutor, admin, `Course ${newId()}`);
    await student.enrol(listed.id);
    await admin.reject(listed.id, makeVersion(listed), reason);
    expect((await student.read(listed.id)).body.relation).toBe('member');
    expect((await (await newStudent(app)).read(listed.id)).status).toBe(404);
    expect((await admin.approve(listed.id, makeVersion(listed))).status).toBe(200);
  });

  it('needs a reason', async () => {
    await tutor.submit(course.id);
    const { status, body } = await admin.reject(course.id, makeVersion(course), ' ');
    expect([status, Object.keys(body.detail)]).toEqual([422, ['reason']]);
  });
});

describe('a decision', () => {
  it('fails if the tutor changed or withdrew the course since the administrator saw it', async () => {
    await tutor.submit(course.id);
    await tutor.addTopic(course.id, 'Poisons');
    const rejection = await admin.approve(course.id, makeVersion(course));
    expect([rejection.status, rejection.body.detail]).toEqual([
      409,
      'Its tutor has changed or withdrawn this course meanwhile. Read it again, then decide.',
    ]);

    const changed = await tutor.read(course.id);
    await withdraw(course.id);
    expect((await withdraw(course.id)).body.for_owner.state).toBe('draft');
    expect((await admin.approve(course.id, makeVersion(changed))).status).toBe(409);
    expect((await admin.approve(newId(), newId())).status).toBe(404);
  });

  it('stands as the last one if two administrators decide simultaneously, and both are on record', async () => {
    await tutor.submit(course.id);
    const row = { sql: 'SELECT 1 FROM courses WHERE id = $1 FOR UPDATE', values: [course.id] };
    const [approved, rejected] = await inLine(app, row, [
      () => admin.approve(course.id, makeVersion(course)),
      () => admin.reject(course.id, makeVersion(course), reason),
    ]);
    expect([approved.status, rejected.status]).toEqual([200, 200]);
    expect((await tutor.read(course.id)).for_owner?.state).toBe('rejected');
    expect((await getAudit(tutor.userId)).toSorted()).toEqual(['course.approve', 'course.reject']);
  });

  it('approves only one course with a name in a department, also among concurrent approvals', async () => {
    const department = await createDepartment(app);
    const tutors = [await newTutor(app), await newTutor(app), await newTutor(app)];
    const same = await Promise.all(tutors.map((it) => it.create('Introduction', department)));
    for (const [at, it] of tutors.entries()) await it.submit(same[at]?.id ?? '');
    const decided = await Promise.all(same.map((it) => admin.approve(it.id, makeVersion(it))));
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);

    const newcomer = await tutor.create('INTRODUCTION', department);
    expect(await tutor.submit(newcomer.id)).toMatchObject({
      status: 409,
      body: { detail: 'The catalog has a course of this name in this department. Give yours another name.' },
    });
  });
});
