/** A tutor who writes questions on their page and sets an exam of them. */
import { type Browser, expect, type Page } from '@playwright/test';
import { bearer, beginSession } from './account.ts';
import { administratorOfAll } from './administrator.ts';
import { makeCourse, type TaughtCourse } from './class.ts';
import { approveTutor, joinAsTutor } from './tutor.ts';

/** @returns a tutor on a wide page, and the tutor's course */
export async function teachCourse(
  browser: Browser,
  name: string,
): Promise<{ tutor: Page; course: TaughtCourse }> {
  const [administrator, tutor] = await Promise.all([browser.newPage(), browser.newPage()]);
  await beginSession(administrator, administratorOfAll());
  await tutor.setViewportSize({ width: 1280, height: 800 });
  await joinAsTutor(tutor);
  await approveTutor(administrator, tutor);
  return { tutor, course: await makeCourse(administrator, tutor, `${name} ${Date.now()}`) };
}

export async function startQuestion(
  tutor: Page,
  course: TaughtCourse,
  type: string,
  stem: string,
): Promise<void> {
  await tutor.goto('/questions/new');
  await expect(tutor.getByRole('heading', { level: 1, name: 'New question' })).toBeVisible();
  await tutor.getByRole('textbox', { name: 'Question', exact: true }).fill(stem);
  await tutor.getByLabel('Type', { exact: true }).selectOption(type);
  await expect(tutor.getByLabel('Type', { exact: true }).locator('option:checked')).toHaveText(type);
  await tutor.getByLabel('Course', { exact: true }).selectOption(course.name);
}

export async function publish(tutor: Page): Promise<void> {
  await tutor.getByRole('button', { name: 'Publish' }).click();
  await expect(tutor.getByRole('button', { name: 'Retire' })).toBeVisible();
}

/**
 * Results and keys show immediately after the exam.
 *
 * @param questionCount of the published questions of the course
 * @returns its id
 */
export async function setCourseExam(
  tutor: Page,
  { id }: TaughtCourse,
  questionCount: number,
): Promise<string> {
  const headers = await bearer(tutor);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const created = await tutor.request.post('/api/v1/course-exams', {
    headers,
    data: {
      course_id: id,
      title: 'Mid-term',
      pool: { kind: 'filter' },
      question_count: questionCount,
      duration_minutes: 30,
      opens_at: inMinutes(-1),
      closes_at: inMinutes(60),
      results_show: 'at_once',
      keys_show: 'at_once',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const exam: { id: string } = await created.json();
  const published = await tutor.request.post(`/api/v1/course-exams/${exam.id}/publish`, { headers });
  expect(published.status()).toBe(200);
  return exam.id;
}
