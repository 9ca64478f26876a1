import { expect, type Page, test } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { type Account, bearer, registerVerified, signIn } from '../product/account.ts';
import { makeQuestions, startExam, uploadNote } from '../product/study.ts';

let account: Account;
let examId: string;

test.beforeEach(async ({ page }) => {
  account = await registerVerified(page.request);
  await signIn(page, account);
  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  const generation = await makeQuestions(page, note.id, 4);
  examId = (await startExam(page, generation.id, 30)).id;
});

test('the eight keys of the exam halls sit a whole exam', async ({ page }) => {
  await page.goto(`/mcq/exam/generated?exam_id=${examId}`);
  await expect(page.getByText('Question 1 of 4')).toBeVisible();

  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await page.keyboard.press('b');
  await page.keyboard.press('p');
  await expect(page.getByText('Question 1 of 4')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText('2 of 4 answered')).toBeVisible();

  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText('2 questions have no answer: 3, 4.');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Question 1 of 4')).toBeVisible();
});

test('answers that were never sent outlive a reload and are sent then', async ({ page }) => {
  await page.goto(`/mcq/exam/generated?exam_id=${examId}`);
  await page.route('**/answers/**', (route) => route.abort());
  await page.getByRole('radio').nth(2).check();
  await expect(page.getByText('Saved on this device: 1')).toBeVisible();

  await page.unroute('**/answers/**');
  await page.reload();
  await expect(page.getByText('1 of 4 answered')).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await savedChoices(page)).toContain(2);
});

test('another device goes on where the first one stopped, and the later click wins', async ({
  page,
  browser,
}) => {
  await page.goto(`/mcq/exam/generated?exam_id=${examId}`);
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText('All saved')).toBeVisible();

  const other = await browser.newContext({ baseURL: process.env.AKADA_URL });
  const phone = await other.newPage();
  await signIn(phone, account);
  await phone.getByRole('link', { name: 'Go on with the exam' }).click();
  await expect(phone.getByText('1 of 4 answered')).toBeVisible();
  await phone.getByRole('radio').nth(3).check();
  await expect(phone.getByText('All saved')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
});

test('when the time is up the exam hands itself in and shows the result', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/mcq/exam/generated?exam_id=${examId}`);
  await page.getByRole('radio').nth(0).check();
  await expect(page.getByText('All saved')).toBeVisible();

  await page.clock.fastForward('29:30');
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^0:\d\d$/);
  await page.clock.fastForward('00:40');
  await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
  await expect(page.getByText(/of 4 right/)).toBeVisible();
});

async function savedChoices(page: Page): Promise<(number | null)[]> {
  const answer = await page.request.get(`/api/v1/mcq/exams/${examId}`, { headers: await bearer(page) });
  const { questions } = await answer.json();
  return questions.map(({ choice }: { choice: number | null }) => choice);
}
