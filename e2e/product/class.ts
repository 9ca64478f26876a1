/** A course with published questions and the students who joined it, made through the calls that the pages make. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, bearer, registerVerified } from './account.ts';

export interface TaughtCourse {
  id: string;
  name: string;
  code: string;
}

/** @param administrator and @param tutor signed in on their pages */
export async function makeCourse(administrator: Page, tutor: Page, name: string): Promise<TaughtCourse> {
  const by = await bearer(administrator);
  const school = await sent(administrator.request, '/api/v1/schools', by, { name: `School of ${name}` });
  const inSchool = { school_id: school.id, name: `Department of ${name}` };
  const department = await sent(administrator.request, '/api/v1/departments', by, inSchool);
  const content = { department_id: department.id, name, description: '' };
  const course = await sent(tutor.request, '/api/v1/courses', await bearer(tutor), content);
  return { id: course.id, name, code: course.for_owner.join_code };
}

/** @param explanation of every question, by which an answer that has the keys is known */
export async function publishQuestions(
  tutor: Page,
  { id }: TaughtCourse,
  { count, explanation }: { count: number; explanation: string },
): Promise<void> {
  const by = await bearer(tutor);
  for (let number = 1; number <= count; number += 1) {
    await sent(tutor.request, '/api/v1/questions', by, {
      type: 'single',
      status: 'published',
      course_id: id,
      topic: 'Soil',
      subject: null,
      difficulty: 'easy',
      tags: [],
      passage_id: null,
      feedback: [],
      explanation,
      stem: `What holds water in soil ${number}?`,
      options: ['Humus', 'Sand', 'Gravel', 'Air'].map((text) => `${text} ${number}`),
      answer_indexes: [number % 4],
    });
  }
}

/** A student of the course without a browser. */
export interface Student {
  account: Account;
  headers: { authorization: string };
}

export async function joinedStudent(
  request: APIRequestContext,
  { code }: Pick<TaughtCourse, 'code'>,
): Promise<Student> {
  const account = await registerVerified(request);
  const form = { username: account.email, password: account.password };
  const tokens = await (await request.post('/api/v1/auth/login', { form })).json();
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const joined = await request.post('/api/v1/courses/join', { headers, data: { code } });
  expect(joined.status()).toBe(200);
  return { account, headers };
}

async function sent(
  request: APIRequestContext,
  path: string,
  headers: { authorization: string },
  data: object,
): Promise<{ id: string; for_owner: { join_code: string } }> {
  const answer = await request.post(path, { headers, data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
  return answer.json();
}
