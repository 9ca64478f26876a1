/** A tutor reads a student's page: the student's consent opens results, and its end closes them. */
import { deleteCourse } from '@akada/contract/base/courses.ts';
import * as endpoints from '@akada/contract/observers/students.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertBooking } from '../bookings/testing/bookings.samples.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});

type Tutor = Awaited<ReturnType<typeof newTutor>>;
type Student = Awaited<ReturnType<typeof newStudent>>;

const query = (text: string, values: unknown[]) => app.platform.database.pool.query(text, values);
const readStudent = ({ call }: Tutor, id: string) => call(endpoints.getStudent, { params: { id } });
const readView = ({ call }: Student, id: string) => call(endpoints.getTutorView, { params: { id } });
const share = ({ call }: Student, id: string, classes: boolean, sessions = false) =>
  call(endpoints.shareResults, { params: { id }, body: { classes, sessions } });
const list = async ({ call }: Tutor, search: Record<string, string> = {}) =>
  (await call(endpoints.listStudents, { query: search })).body;

async function newClass() {
  const tutor = await newTutor(app);
  const student = await newStudent(app, 'Kelechi Obi');
  const course = await tutor.create(`BIO ${Math.random()}`);
  await student.join(makeCode(course));
  return { tutor, student, course, userId: student.userId };
}

/** Writes the topic of a course as it is counted: 30 answers, the first half of them three weeks old. */
async function giveTopic(
  userId: string,
  courseId: string,
  topic: string,
  right: (number: number) => boolean,
) {
  for (let number = 0; number < 30; number += 1) {
    const [{ id }] = (await query('SELECT gen_random_uuid() AS id', [])).rows;
    const givenAt = app.clock.now() - (number < 15 ? 20 : 1) * 86_400_000 + number;
    const day = localDay(givenAt, 'Africa/Lagos');
    await query(`INSERT INTO progress_items VALUES ($1, 'question', $2, 'course', $3, $4, $4)`, [
      userId,
      id,
      courseId,
      topic,
    ]);
    await query(
      `INSERT INTO progress_item_days (user_id, item_kind, item_id, local_day, times, took_ms, given_at, possible, correct)
      VALUES ($1, 'question', $2, $3, 1, 1000, $4, 4, $5)`,
      [userId, id, day, new Date(givenAt).toISOString(), right(number)],
    );
  }
  const today = localDay(app.clock.now() - 86_400_000, 'Africa/Lagos');
  await query(`INSERT INTO progress_topics VALUES ($1, 'course', $2, $3, $3, -0.5, 0.05, 30, $4)`, [
    userId,
    courseId,
    topic,
    today,
  ]);
  await query(`INSERT INTO progress_days VALUES ($1, $2, 'course', $3, 15, 0, 1000, 0, 0, 0, 0)`, [
    userId,
    today,
    courseId,
  ]);
}

describe('results', () => {
  it('open with the answer, fall since two weeks ago, come first in the list, and close when stopped', async () => {
    const { tutor, student, course, userId } = await newClass();
    const other = await newStudent(app, 'Aaron Eze');
    await other.join(makeCode(course));
    await giveTopic(userId, course.id, 'Genetics', (number) => number < 15);
    expect((await readStudent(tutor, userId)).body).toMatchObject({
      sharing: { state: 'asked' },
      results: null,
    });
    expect((await list(tutor)).items.map(({ need }: endpoints.ListedStudent) => need)).toEqual([null, null]);

    for (let sent = 0; sent < 2; sent += 1)
      expect((await share(student, tutor.userId, true)).status).toBe(200);
    const { results } = (await readStudent(tutor, userId)).body;
    expect(results).toMatchObject({ sources: [course.name], recent: { answers: 15, percent: 0 } });
    expect(results.topics).toMatchObject([
      { title: 'Genetics', source: course.name, answers: 30, at_session: null },
    ]);
    expect(results.topics[0].past).toBeGreaterThan(results.topics[0].percent + 10);
    const view = (await readView(student, tutor.userId)).body;
    expect(view).toMatchObject({ results, sharing: { state: 'shared', classes: true } });

    const helped = await list(tutor, { only: 'needs_help' });
    expect(helped).toMatchObject({
      total: 1,
      items: [{ id: userId, need: { kind: 'fell', topic: 'Genetics' } }],
    });
    expect((await list(tutor)).items.map(({ id }: endpoints.ListedStudent) => id)).toEqual([
      userId,
      other.userId,
    ]);

    await share(student, tutor.userId, false);
    expect((await readStudent(tutor, userId)).body).toMatchObject({
      results: null,
      sharing: { state: 'stopped', stopped_at: expect.any(String) },
    });
    expect((await list(tutor, { only: 'needs_help' })).total).toBe(0);
  });

  it('close when the student leaves, and joining again asks again', async () => {
    const { tutor, student, course, userId } = await newClass();
    await share(student, tutor.userId, true);
    app.clock.advance(60_000);
    await student.unenrol(course.id);
    expect((await readStudent(tutor, userId)).status).toBe(404);
    expect((await readView(student, tutor.userId)).status).toBe(404);
    await student.join(makeCode(course));
    expect((await readStudent(tutor, userId)).body).toMatchObject({
      results: null,
      sharing: { state: 'asked' },
    });
  });

  it('close with the class, with the session, and while the tutor is suspended', async () => {
    const { tutor, student, course, userId } = await newClass();
    await share(student, tutor.userId, true, true);
    const state = async () => (await readStudent(tutor, userId)).body?.sharing?.state ?? 'no page';
    expect(await state()).toBe('shared');
    await query('UPDATE courses SET archived_at = now() WHERE id = $1', [course.id]);
    expect(await state()).toBe('over');
    const { id } = await insertBooking(app, { tutorId: tutor.userId, studentId: userId, state: 'confirmed' });
    expect(await state()).toBe('shared');
    await query(`UPDATE tutor_profiles SET state = 'rejected', rejection_reason = 'x' WHERE user_id = $1`, [
      tutor.userId,
    ]);
    expect(await state()).toBe('no page');
    expect((await list(tutor)).total).toBe(0);
    await query(`UPDATE tutor_profiles SET state = 'approved', rejection_reason = NULL WHERE user_id = $1`, [
      tutor.userId,
    ]);
    const past = `UPDATE bookings SET starts_at = $2, ends_at = $3, state = 'completed', expires_at = NULL,
      ended_at = $3, ended_by = 'tutor' WHERE id = $1`;
    const hour = 3_600_000;
    await query(past, [id, new Date(app.clock.now() - 2 * hour), new Date(app.clock.now() - hour)]);
    expect(await state()).toBe('over');
    expect((await readStudent(tutor, userId)).body.sessions).toMatchObject({
      next: null,
      total: 1,
      past: [{ id, minutes: 60, subject: 'Chemistry' }],
    });
    await tutor.call(deleteCourse, { params: { id: course.id } });
    expect(await state()).toBe('over');
  });

  it('show the subject of a ticked session without an answer', async () => {
    const tutor = await newTutor(app);
    const student = await newStudent(app);
    const booking = { tutorId: tutor.userId, studentId: student.userId, shareWeakTopics: true };
    await insertBooking(app, booking);
    expect((await readStudent(tutor, student.userId)).body).toMatchObject({
      sharing: { state: 'shared', can_share: { classes: false, sessions: true } },
      results: { sources: ['Chemistry'], topics: [] },
    });
  });
});

describe('notes', () => {
  it('are written once, and the student reads only shared ones, until they are deleted', async () => {
    const { tutor, student, userId } = await newClass();
    const add = (text: string, shared: boolean, key: string) =>
      tutor.call(endpoints.addStudentNote, {
        params: { id: userId },
        body: { text, shared },
        headers: { 'idempotency-key': key },
      });
    const [first, again] = [await add('Draw first.', false, 'n1'), await add('Draw first.', false, 'n1')];
    expect([first.status, again.body]).toEqual([201, first.body]);
    app.clock.advance(1_000);
    const { body: shared } = await add('Bring question 14.', true, 'n2');
    const texts = async (side: 'tutor' | 'student') => {
      const { body } =
        side === 'tutor' ? await readStudent(tutor, userId) : await readView(student, tutor.userId);
      return body.notes.map(({ text }: endpoints.StudentNote) => text);
    };
    expect(await texts('tutor')).toEqual(['Bring question 14.', 'Draw first.']);
    expect(await texts('student')).toEqual(['Bring question 14.']);
    const note = { params: { id: shared.id } };
    await tutor.call(endpoints.changeStudentNote, { ...note, body: { text: 'Bring it.' } });
    expect(await texts('student')).toEqual(['Bring it.']);
    for (let sent = 0; sent < 2; sent += 1)
      expect((await tutor.call(endpoints.deleteStudentNote, note)).status).toBe(204);
    expect(await texts('student')).toEqual([]);
    expect((await tutor.call(endpoints.changeStudentNote, { ...note, body: { text: 'x' } })).status).toBe(
      404,
    );
    await tutor.call(endpoints.restoreStudentNote, note);
    expect(await texts('student')).toEqual(['Bring it.']);
  });
});

it('200 students are searched without accents and read page by page, right-to-left and long names too', async () => {
  const { tutor, course } = await newClass();
  const names = [
    ...Array.from({ length: 197 }, (_, index) => `Student ${index}`),
    'Zoë Ọlá',
    'محمد علي',
    'x'.repeat(120),
  ];
  await query(
    `WITH people AS (
      INSERT INTO users (id, email, full_name, role, email_verified_at, time_zone, created_at)
      SELECT gen_random_uuid(), gen_random_uuid() || '@example.org', name, 'student', now(), 'Africa/Lagos', now()
      FROM unnest($2::text[]) AS name RETURNING id),
    members AS (INSERT INTO enrolments (id, course_id, user_id, joined_at)
      SELECT gen_random_uuid(), $1, id, $4 FROM people RETURNING user_id)
    INSERT INTO student_sharing SELECT user_id, $3, true, false, $4, NULL FROM members`,
    [course.id, names, tutor.userId, new Date(app.clock.now() - 8 * 86_400_000)],
  );
  const page = await list(tutor, { skip: '100', limit: '100' });
  expect([page.total, page.items.length, page.items[0].need]).toEqual([
    201,
    100,
    { kind: 'quiet', days: 8, exam_in_days: null },
  ]);
  expect((await list(tutor, { search: 'zoe ola' })).items).toMatchObject([{ full_name: 'Zoë Ọlá' }]);
  expect((await list(tutor, { search: 'محمد' })).total).toBe(1);
});
