import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { isLong } from '../../../web/src/testing/page-rules.ts';
import { bearer, beginSession } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import {
  joinedStudent,
  makeCourse,
  publishQuestions,
  type Student,
  type TaughtCourse,
} from '../../product/class.ts';
import { approveTutor, joinAsTutor } from '../../product/tutor.ts';

/** In every explanation: an answer of the server that has it has the keys. */
const keyMark = 'Humus-holds-it-because';
/** Next to the one in the browser; a class in long runs. */
const students = isLong ? 20 : 2;
const requested = 10;

interface Sitting {
  student: Student;
  examId: string;
  /** The acknowledged answers, by question. */
  saved: Map<string, number>;
}

test('a tutor sets an exam, students sit it at the same time, and no student has a key before its time', async ({
  page: tutor,
  browser,
}) => {
  const administrator = await browser.newPage();
  await beginSession(administrator, administratorOfAll());
  await joinAsTutor(tutor);
  await approveTutor(administrator, tutor);
  const course = await makeCourse(administrator, tutor, `Soil science ${Date.now()}`);
  await publishQuestions(tutor, course, { count: 12, explanation: `${keyMark} it is fine.` });

  await setExam(tutor, course.name);
  const courseExamId = new URL(tutor.url()).pathname.split('/').at(-1) ?? '';

  const { request } = tutor;
  const bodies: string[] = [];
  const sitters: Student[] = [];
  for (let made = 0; made < students; made += 2) {
    sitters.push(...(await Promise.all([1, 2].map(() => joinedStudent(request, course)))));
  }
  const browsing = await browser.newPage();
  const seat = await joinedStudent(request, course);
  await beginSession(browsing, seat.account);
  browsing.on('response', (answer) => {
    if (answer.url().includes('/api/v1/')) answer.text().then((text) => bodies.push(text), ignore);
  });

  const [sittings, seen] = await Promise.all([
    Promise.all(sitters.map((student) => sit(request, student, courseExamId, bodies))),
    sitInBrowser(browsing, course),
  ]);
  await tutor.reload();
  await expect(
    tutor.getByText(`${students + 1} students have started · ${students + 1} attempts finished`),
  ).toBeVisible();

  // No one sees anything while it is open: not in the result, and not by practising the same questions.
  for (const { student, examId } of [...sittings, { student: seat, examId: seen }]) {
    const result = await read(request, student, `/api/v1/mcq/exams/${examId}/result`, bodies);
    expect([result.score, result.questions]).toEqual([undefined, undefined]);
  }
  for (const path of [
    `practice/questions?seed=${courseExamId}&`,
    'practice/history?',
    'exams?',
    'course-exams?',
  ]) {
    await read(request, seat, `/api/v1/mcq/${path}course_id=${course.id}`, bodies);
  }
  expect(bodies.length).toBeGreaterThan(students * requested);
  expect(bodies.filter(hasKey)).toEqual([]);

  // An end that has passed is now.
  await tutor.getByLabel('Closes', { exact: true }).fill(wallTime(Date.now() - 60_000));
  await tutor.getByRole('button', { name: 'Save the exam' }).click();
  await expect(tutor.getByText(/Closed/)).toBeVisible();
  await expect(async () => {
    await browsing.reload();
    await expect(browsing.getByText(/^\d+ of 10 right/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  for (const { student, examId, saved } of sittings) {
    const result = await read(request, student, `/api/v1/mcq/exams/${examId}/result`);
    const counted = result.questions?.map(({ id, choice }) => [id, choice]) ?? [];
    expect(new Map(counted as [string, number][])).toEqual(saved);
    expect(hasKey(JSON.stringify(result))).toBe(true);
  }
  // The student gave two of these answers without a network.
  expect((await read(request, seat, `/api/v1/mcq/exams/${seen}/result`)).answered).toBe(requested);
  const csv = await request.get(`/api/v1/course-exams/${courseExamId}/results.csv`, {
    headers: await bearer(tutor),
  });
  expect((await csv.text()).trim().split('\r\n').slice(1)).toHaveLength(students + 1);

  if (isLong) await expectStatistics(administrator, course);
});

const ignore = () => {};

function hasKey(body: string): boolean {
  return body.includes(keyMark) || /"(answer_indexes?|correct)":(?!null)/.test(body);
}

/** Workers gather the attempts of a class for a minute before they count them. */
async function expectStatistics(administrator: Page, course: TaughtCourse): Promise<void> {
  await administrator.goto('/admin/exams');
  await administrator.getByLabel('Find by title').fill('mid-TERM');
  const listed = administrator.getByRole('listitem').filter({ hasText: course.name });
  await expect(listed).toContainText(
    `${students + 1} students have started · ${students + 1} attempts finished`,
  );
  await listed.getByRole('link', { name: 'Mid-term' }).click();
  await expect(administrator.getByText(`Mid-term · ${course.name} · set by `)).toBeVisible();
  await expect(async () => {
    await administrator.reload();
    await expect(administrator.getByText(`${students + 1} students ended a first attempt`)).toBeVisible({
      timeout: 5_000,
    });
    await expect(administrator.getByRole('list', { name: 'Questions' }).getByRole('link')).toHaveCount(12);
  }).toPass({ timeout: 120_000 });
  await administrator.getByRole('list', { name: 'Questions' }).getByRole('link').first().click();
  await expect(administrator.getByRole('link', { name: 'Reports and decision' })).toBeVisible();
  await expect(administrator.getByRole('button', { name: 'Change the key' })).toBeVisible();
}

/** By the menu, as a tutor does who has never set one. */
async function setExam(tutor: Page, course: string): Promise<void> {
  await tutor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exams' }).click();
  await tutor.getByRole('link', { name: 'New exam' }).click();
  await tutor.getByLabel('Course', { exact: true }).selectOption(course);
  await tutor.getByLabel('Title').fill('Mid-term');
  await tutor.getByLabel('Questions', { exact: true }).fill(String(requested));
  await tutor.getByLabel('Minutes').fill('30');
  await tutor.getByLabel('Opens', { exact: true }).fill(wallTime(Date.now() - 3_600_000));
  await tutor.getByLabel('Closes', { exact: true }).fill(wallTime(Date.now() + 3_600_000));
  await tutor.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(tutor.getByText('12 questions can be asked now.')).toBeVisible();
  await tutor.getByRole('button', { name: 'Save and publish' }).click();
  await expect(tutor.getByText(/Open until/)).toBeVisible();
}

/** The time in Lagos, an hour ahead of UTC all year. */
function wallTime(index: number): string {
  return new Date(index + 3_600_000).toISOString().slice(0, 16);
}

/** Answers everything, changes every other answer, and submits. */
async function sit(
  request: APIRequestContext,
  student: Student,
  courseExamId: string,
  bodies: string[],
): Promise<Sitting> {
  const { headers } = student;
  const started = await request.post('/api/v1/mcq/exams', {
    headers,
    data: { course_exam_id: courseExamId },
  });
  bodies.push(await started.text());
  expect(started.status()).toBe(201);
  const { id, questions } = await started.json();
  const saved = new Map<string, number>();
  await Promise.all(
    questions.map(async (question: { id: string }, index: number) => {
      for (let sequence = 1; sequence <= 1 + (index % 2); sequence += 1) {
        const choice = (index + sequence) % 4;
        const url = `/api/v1/mcq/exams/${id}/answers/${question.id}`;
        const answer = await request.put(url, { headers, data: { choice, sequence } });
        bodies.push(await answer.text());
        expect(answer.status()).toBe(200);
        saved.set(question.id, choice);
      }
    }),
  );
  const handedIn = await request.post(`/api/v1/mcq/exams/${id}/submit`, { headers });
  bodies.push(await handedIn.text());
  expect(handedIn.status()).toBe(200);
  return { student, examId: id, saved };
}

/** From the page of the course; the network goes twice, and what was answered in the meantime waits on the device. @returns the exam */
async function sitInBrowser(page: Page, course: TaughtCourse): Promise<string> {
  await page.goto(`/courses/${course.id}`);
  await expect(page.getByRole('region', { name: /^Mid-term/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the exam' }).click();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  for (let number = 1; number <= requested; number += 1) {
    await expect(page.getByText(`Question ${number} of ${requested}`)).toBeVisible();
    await page.context().setOffline(number === 3 || number === 7);
    await page.getByRole('radio').first().check();
    if (number === 3 || number === 7) await expect(page.getByText('Saved on this device: 1')).toBeVisible();
    if (number < requested) await page.keyboard.press('n');
  }
  await expect(page.getByText('All saved')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page).toHaveURL(/\/mcq\/results\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

interface ReadResult {
  score?: number;
  answered?: number;
  questions?: { id: string; choice: number | null }[];
}

async function read(
  request: APIRequestContext,
  { headers }: Student,
  path: string,
  bodies: string[] = [],
): Promise<ReadResult> {
  const answer = await request.get(path, { headers });
  bodies.push(await answer.text());
  expect(answer.status(), path).toBe(200);
  return answer.json();
}
