/** The list of an exam's students, and its tutor's search for one of them. */
import {
  type CourseExamStudent,
  listCourseExamStudents,
  type SittingState,
} from '@akada/contract/work/course-exams.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newSitter, newTeacher } from '../testing/course-exam-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function examWithStudents() {
  const teacher = await newTeacher(app, 1);
  const exam = await teacher.set({ question_count: 1, attempts: 2 });
  const [, sits, ended, again] = await Promise.all(
    ['Ada Obi', 'Chidi Òkè', 'Ngozi Okeke', 'Zainab Bello'].map((name) => newSitter(app, teacher, name)),
  );
  await sits?.sit(exam.id);
  for (const sitter of [ended, again]) await sitter?.submit((await sitter.sit(exam.id)).id);
  await again?.sit(exam.id);
  return async (query: Record<string, string>): Promise<[names: string[], total: number]> => {
    const { body } = await teacher.call(listCourseExamStudents, { params: { id: exam.id }, query });
    return [body.items.map(({ full_name }: CourseExamStudent) => full_name), body.total];
  };
}

it('students are found by a part of their name and by how far they have come', async () => {
  const list = await examWithStudents();
  expect(await list({ search: 'OKE' })).toEqual([['Chidi Òkè', 'Ngozi Okeke'], 2]);
  expect(await list({ search: 'nobody' })).toEqual([[], 0]);
  const inState = async (state: SittingState) => (await list({ state }))[0];
  expect(await inState('not_begun')).toEqual(['Ada Obi']);
  expect(await inState('sitting')).toEqual(['Chidi Òkè', 'Zainab Bello']);
  expect(await inState('finished')).toEqual(['Ngozi Okeke']);
  expect(await list({ state: 'sitting', search: 'bello' })).toEqual([['Zainab Bello'], 1]);
});

it('a page of a search counts all that it finds', async () => {
  const list = await examWithStudents();
  expect(await list({ search: 'o', limit: '1', skip: '1' })).toEqual([['Chidi Òkè'], 4]);
  expect(await list({ search: 'o', limit: '2', skip: '4' })).toEqual([[], 4]);
});
