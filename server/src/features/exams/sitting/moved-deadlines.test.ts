/** A deadline that moves while students sit: only the pages of the affected students are told. */
import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../testing/people.ts';
import { eventReader } from '../../../testing/read-responses.ts';
import { apiUrl, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newSitter, newTeacher, type Sitter, type Teacher } from '../testing/course-exam-people.ts';

let app: TestApp;
let teacher: Teacher;
let exam: CourseExam;

const minuteMs = 60_000;

beforeAll(async () => {
  app = await createTestApp();
  teacher = await newTeacher(app, 1);
  exam = await teacher.set({ question_count: 1 });
});
afterAll(() => app.close());

/** @returns a student whose page is open on a running exam */
async function sitting() {
  const sitter = await newSitter(app, teacher);
  const { id, deadline_at } = await sitter.sit(exam.id);
  return { ...sitter, examId: id, deadline: Date.parse(deadline_at), next: await getPage(sitter) };
}

async function getPage(person: Pick<Sitter, 'userId'>): Promise<() => Promise<unknown>> {
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  return eventReader(await fetch(`${await apiUrl(app)}/events`, { headers }));
}

it('extra time for one moves the end of one', async () => {
  const [one, other] = [await sitting(), await sitting()];
  expect((await teacher.allow(exam.id, one.userId, 50)).status).toBe(200);

  expect(await one.next()).toEqual({ topic: 'exam', id: one.examId });
  const moved = Date.parse((await one.open(one.examId)).body.deadline_at);
  expect(moved - one.deadline).toBe(exam.duration_minutes * 0.5 * minuteMs);
  // The next event for the other student is about their own exam.
  await other.submit(other.examId);
  expect(await other.next()).toMatchObject({ id: other.examId });
});

it('an exam that closes earlier ends earlier for each who sits, and not for who is done', async () => {
  const [one, other, done] = [await sitting(), await sitting(), await sitting()];
  await done.submit(done.examId);
  const closes_at = new Date(app.clock.now() + 5 * minuteMs).toISOString();
  const current = (await teacher.readExam(exam.id)).body;
  expect((await teacher.editExam(current, { closes_at })).status).toBe(200);

  for (const { next, open, examId } of [one, other]) {
    expect(await next()).toEqual({ topic: 'exam', id: examId });
    expect((await open(examId)).body).toMatchObject({ deadline_at: closes_at });
  }
  expect((await done.result(done.examId)).status).toBe(200);
});
