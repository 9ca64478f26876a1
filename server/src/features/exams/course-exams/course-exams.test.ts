/** A tutor writes exams: drafts, publishing, facts that become fixed, and undo. */
import { restoreCourse } from '@akada/contract/base/courses.ts';
import {
  createCourseExam,
  listCourseExams,
  listDeletedCourseExams,
  publishCourseExam,
} from '@akada/contract/work/course-exams.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { heardDuring } from '../../../testing/heard-hints.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTutor } from '../../courses/testing/course-people.ts';
import { makeForm, newSitter, newTeacher, type Sitter, type Teacher } from '../testing/course-exam-people.ts';
import { courseExamForm } from '../testing/course-exams.samples.ts';

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

const minutes = (count: number) => new Date(app.clock.now() + count * 60_000).toISOString();
const listed = async () => (await teacher.call(listCourseExams)).body.items;

describe('a draft', () => {
  it('is created once if its call is repeated, and only its tutor sees it', async () => {
    const key = newId();
    const created = await Promise.all([1, 2].map(() => teacher.createExam({}, key)));
    expect(created.map(({ status, body }) => [status, body.state, body.pool_size])).toEqual([
      [201, 'draft', 4],
      [201, 'draft', 4],
    ]);
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([created[0]?.body.id]);
    expect(await ada.setExams()).toEqual([]);
    expect((await ada.start(created[0]?.body.id)).status).toBe(404);
  });

  it('may lack its times, and a tutor without approval may keep it', async () => {
    const tutor = await newTutor(app, 'pending');
    const { id: course_id } = await tutor.create('Physics');
    const { status, body } = await tutor.call(createCourseExam, { body: { ...courseExamForm, course_id } });
    expect([status, body.opens_at, body.pool_size]).toEqual([201, null, 0]);
  });

  it.each([
    ['closes_at', () => ({ opens_at: minutes(5), closes_at: minutes(5) })],
    ['keys_show', () => ({ results_show: 'never', keys_show: 'after_close' })],
    ['keys_show', () => ({ results_show: 'after_close', keys_show: 'at_once' })],
    ['course_id', () => ({ course_id: newId() })],
    ['pool.question_ids', () => ({ pool: { kind: 'chosen', question_ids: [newId()] } })],
    ['question_count', () => ({ question_count: 201 })],
    ['duration_minutes', () => ({ duration_minutes: 301 })],
    ['attempts', () => ({ attempts: 11 })],
    ['opens_at', () => ({ opens_at: 'tomorrow' })],
    ['pool.kind', () => ({ pool: { kind: 'all' } })],
  ])('is rejected at %s', async (field, change) => {
    const { status, body } = await teacher.createExam(change());
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });

  it('accepts neither a course nor a question of another tutor', async () => {
    const other = await newTeacher(app);
    const pool = { kind: 'chosen', question_ids: other.questionIds.slice(0, 1) };
    expect((await teacher.createExam({ course_id: other.course.id })).status).toBe(422);
    expect((await teacher.createExam({ pool })).status).toBe(422);
  });
});

describe('publishing', () => {
  it('shows the exam to the course, and a repetition changes nothing', async () => {
    const { body: draft } = await teacher.createExam();
    let [first, second] = [draft, draft];
    const heard = await heardDuring(app, teacher.userId, async () => {
      [first, second] = [await teacher.publish(draft.id), await teacher.publish(draft.id)];
    });
    expect(heard).toEqual([{ topic: 'exam', id: draft.id }]);
    expect([first.status, first.body.state, first.body.version]).toEqual([200, 'open', 2]);
    expect(second.body).toEqual(first.body);
    expect((await ada.setExams()).map(({ id, state }) => [id, state])).toEqual([[draft.id, 'open']]);
  });

  it('waits for the approval of the tutor', async () => {
    const tutor = await newTutor(app, 'pending');
    const { id: course_id } = await tutor.create('Physics');
    const { body } = await tutor.call(createCourseExam, { body: { ...courseExamForm, course_id } });
    const rejection = await tutor.call(publishCourseExam, {
      params: { id: body.id },
    });
    expect([rejection.status, rejection.body.code]).toEqual([403, 'role_denied']);
  });

  it.each([
    ['opens_at', () => ({ opens_at: null })],
    ['closes_at', () => ({ closes_at: null })],
    ['closes_at', () => ({ closes_at: minutes(0) })],
    ['question_count', () => ({ question_count: 5 })],
    ['question_count', () => ({ pool: { ...courseExamForm.pool, topics: ['Cells'] }, question_count: 3 })],
    ['question_count', () => ({ pool: { ...courseExamForm.pool, tags: ['WAEC'] }, question_count: 1 })],
    [
      'question_count',
      () => ({ pool: { ...courseExamForm.pool, difficulties: ['hard'] }, question_count: 1 }),
    ],
  ])('is rejected at %s', async (field, change) => {
    const { status, body } = await teacher.publish((await teacher.createExam(change())).body.id);
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });

  it('fixes the pool, so that questions published later are not in the exam', async () => {
    const exam = await teacher.set({ pool: { ...courseExamForm.pool, topics: ['plants'] } });
    expect(exam.pool_size).toBe(2);
    await app.platform.database.pool.query(
      `UPDATE questions SET topic_key = 'plants', topic = 'Plants'
      WHERE user_id = $1`,
      [teacher.userId],
    );
    expect((await teacher.readExam(exam.id)).body.pool_size).toBe(2);
    const requested = (await ada.sit(exam.id)).questions.map(({ id }) => id).sort();
    expect(requested).toEqual([teacher.questionIds[1], teacher.questionIds[3]]);
  });
});

describe('a change', () => {
  it('a repeated change has no further effect, and a change of an older version is rejected with the present exam', async () => {
    const exam = await teacher.set();
    const change = { title: 'Tissues' };
    const [first, second] = [await teacher.editExam(exam, change), await teacher.editExam(exam, change)];
    expect([first.status, first.body.title, first.body.version]).toEqual([200, 'Tissues', exam.version + 1]);
    expect(second.body).toEqual(first.body);
    const rejection = await teacher.editExam(exam, { title: 'Organs' });
    expect([rejection.status, rejection.body.detail.course_exam.title]).toEqual([409, 'Tissues']);
  });

  it.each([
    ['pool', { pool: { ...courseExamForm.pool, topics: ['Cells'] } }],
    ['question_count', { question_count: 1 }],
    ['duration_minutes', { duration_minutes: 31 }],
    ['marking', { marking: { ...courseExamForm.marking, wrong: 1 } }],
    ['opens_at', { opens_at: '2026-01-01T00:00:00Z' }],
  ])('a change of %s is rejected only after a student has started', async (_, change) => {
    const exam = await teacher.set();
    const before = await teacher.editExam(exam, change);
    expect(before.status).toBe(200);
    await ada.sit(exam.id);
    expect((await teacher.readExam(exam.id)).body.is_fixed).toBe(true);
    const after = await teacher.editExam(exam, { version: before.body.version });
    expect([after.status, after.body.code]).toEqual([409, 'conflict']);
  });

  it('a tutor can change title, instructions, end, attempts and showing rules while students sit', async () => {
    const exam = await teacher.set();
    await ada.sit(exam.id);
    const change = {
      title: 'T',
      instructions: 'I',
      closes_at: minutes(90),
      attempts: 3,
      results_show: 'at_once',
      keys_show: 'never',
    };
    const { status, body } = await teacher.editExam(exam, change);
    expect(status).toBe(200);
    expect(makeForm(body)).toEqual({ ...makeForm(exam), ...change, version: exam.version + 1 });
  });

  it('a changed pool is used for drawing, and needs enough questions', async () => {
    const exam = await teacher.set();
    const pool = { kind: 'chosen', question_ids: [teacher.questionIds[0], teacher.questionIds[0]] };
    expect(Object.keys((await teacher.editExam(exam, { pool })).body.detail)).toEqual(['question_count']);
    const { body } = await teacher.editExam(exam, { pool, question_count: 1 });
    expect([body.pool_size, body.pool.question_ids]).toEqual([1, [teacher.questionIds[0]]]);
    expect((await ada.sit(exam.id)).questions.map(({ id }) => id)).toEqual([teacher.questionIds[0]]);
  });

  it('removing the end of a published exam is rejected', async () => {
    const exam = await teacher.set();
    expect(Object.keys((await teacher.editExam(exam, { closes_at: null })).body.detail)).toEqual([
      'closes_at',
    ]);
  });
});

describe('deleting', () => {
  it('hides an exam, which can be restored unchanged for an hour', async () => {
    const exam = await teacher.set();
    app.clock.advance(1_000);
    const gone = (await teacher.createExam()).body.id;
    await teacher.removeExam(gone);
    app.clock.advance(1_000);
    expect((await teacher.removeExam(exam.id)).status).toBe(204);
    expect((await teacher.removeExam(exam.id)).status).toBe(204);
    expect(await ada.setExams()).toEqual([]);
    expect([(await teacher.readExam(exam.id)).status, (await ada.start(exam.id)).status]).toEqual([404, 404]);
    const { items } = (await teacher.call(listDeletedCourseExams)).body;
    expect(items[0]).toEqual({ id: exam.id, title: exam.title, restorable_until: minutes(60) });
    expect(items.map(({ id }: { id: string }) => id)).toEqual([exam.id, gone]);

    expect((await teacher.restoreExam(exam.id)).body).toEqual({ ...exam, server_now: minutes(0) });
    expect(await ada.setExams()).toHaveLength(1);
    expect((await teacher.call(listDeletedCourseExams)).body.items).toMatchObject([{ id: gone }]);
  });

  it('deleting a course deletes its exams, and restoring it restores them', async () => {
    const exam = await teacher.set();
    await ada.unenrol(teacher.course.id);
    expect((await teacher.remove(teacher.course.id)).status).toBe(204);
    expect([(await teacher.readExam(exam.id)).status, await listed()]).toEqual([404, []]);
    await teacher.call(restoreCourse, { params: { id: teacher.course.id } });
    expect((await teacher.readExam(exam.id)).body).toEqual(exam);
  });
});
