/** Notes, questions and exams for stories that begin after them. */
import { expect, type Page } from '@playwright/test';
import { bearer } from './account.ts';

export interface Note {
  id: string;
}

export interface Generation {
  id: string;
  items: { id: string; stem: string; options: { text: string }[]; answer_index: number }[];
}

export async function uploadNote(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<Note> {
  const headers = await bearer(page);
  const answer = await page.request.post('/api/v1/uploads/start', {
    headers,
    multipart: { course_name: 'Agricultural science', file: { name, mimeType, buffer } },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();

  await expect
    .poll(async () => {
      const list = await (await page.request.get('/api/v1/student-tools/gemini/files', { headers })).json();
      return list.items.find((file: Note) => file.id === id)?.status;
    })
    .toBe('ready');
  return { id };
}

export async function makeQuestions(page: Page, noteId: string, count: number): Promise<Generation> {
  const headers = await bearer(page);
  const answer = await page.request.post('/api/v1/student-tools/gemini/generate-mcqs', {
    headers,
    multipart: { gemini_file_id: noteId, question_count: String(count) },
    timeout: 60_000,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** @param text of the file @returns the id of the set that was made of it */
export async function importSet(page: Page, name: string, text: string): Promise<string> {
  const answer = await page.request.post('/api/v1/questions/import', {
    headers: await bearer(page),
    multipart: { file: { name, mimeType: 'text/plain', buffer: Buffer.from(text) } },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).set_id;
}

/** @param order as the API takes it */
export async function startExam(page: Page, order: Record<string, unknown>): Promise<{ id: string }> {
  const answer = await page.request.post('/api/v1/mcq/exams', { headers: await bearer(page), data: order });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const hourMs = 3_600_000;

/**
 * Each question once on each of the last seven days, sent by the device at the end of the week: the first of the set is
 * always wrong. Returns when the figures have counted them.
 */
export async function studyForAWeek(page: Page, { items }: Generation): Promise<void> {
  const headers = await bearer(page);
  const now = Date.now();
  const sitting_id = crypto.randomUUID();
  for (const daysAgo of [6, 5, 4, 3, 2, 1, 0]) {
    const time = now - daysAgo * 24 * hourMs;
    const answers = items.map(({ id, answer_index, options }, position) => ({
      id: crypto.randomUUID(),
      sitting_id,
      question_id: id,
      version: 1,
      certainty: null,
      hints: 0,
      choices: [position === 0 ? (answer_index + 1) % options.length : answer_index],
      took_ms: 20_000,
      usual_ms: null,
      given_at: new Date(time).toISOString(),
      zone: 'Africa/Lagos',
      // Days begin at 04:00, and Lagos is an hour ahead.
      local_day: new Date(time - 3 * hourMs).toISOString().slice(0, 10),
    }));
    const stored = await page.request.post('/api/v1/mcq/practice/answers', {
      headers,
      data: { sent_at: new Date().toISOString(), answers },
    });
    expect((await stored.json()).stored).toHaveLength(items.length);
  }

  const figures = () => page.request.get('/api/v1/analytics?zone=Africa/Lagos', { headers });
  await expect.poll(async () => (await (await figures()).json()).total.questions).toBe(7 * items.length);
}
