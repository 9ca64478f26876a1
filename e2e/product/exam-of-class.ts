/** An exam of one question that a tutor sets, and students who sit it without a browser. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer } from './account.ts';
import type { Student } from './class.ts';

/** An exam that is open for an hour, and shows results and keys immediately. */
export async function setExam(
  tutor: Page,
  courseId: string,
): Promise<{ examId: string; questionId: string }> {
  const headers = await bearer(tutor);
  const { items } = await (await tutor.request.get('/api/v1/questions', { headers })).json();
  const questionId: string = items[0].id;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const created = await tutor.request.post('/api/v1/course-exams', {
    headers,
    data: {
      course_id: courseId,
      title: 'Mid-term',
      pool: { kind: 'chosen', question_ids: [questionId] },
      question_count: 1,
      duration_minutes: 30,
      opens_at: at(-1),
      closes_at: at(60),
      results_show: 'at_once',
      keys_show: 'at_once',
    },
  });
  expect(created.status()).toBe(201);
  const { id: examId } = await created.json();
  const published = await tutor.request.post(`/api/v1/course-exams/${examId}/publish`, { headers });
  expect(published.status()).toBe(200);
  return { examId, questionId };
}

/** @returns the exam of a student who has chosen this option and continues */
export async function answered(
  request: APIRequestContext,
  { headers }: Student,
  courseExamId: string,
  text: string,
): Promise<string> {
  const started = await request.post('/api/v1/mcq/exams', {
    headers,
    data: { course_exam_id: courseExamId },
  });
  expect(started.status()).toBe(201);
  const { id, questions } = await started.json();
  const [question] = questions;
  const choice = question.options.findIndex((option: { text: string }) => option.text === text);
  const saved = await request.put(`/api/v1/mcq/exams/${id}/answers/${question.id}`, {
    headers,
    data: { choice, sequence: 1 },
  });
  expect(saved.status()).toBe(200);
  return id;
}

/** Handing in twice is handing in once. @returns the marks as they are now */
export async function handedIn(
  request: APIRequestContext,
  { headers }: Student,
  examId: string,
): Promise<number> {
  const answer = await request.post(`/api/v1/mcq/exams/${examId}/submit`, { headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()).score;
}
