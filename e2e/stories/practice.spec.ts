import { expect, type Page, test } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { bearer, registerVerified, signIn } from '../product/account.ts';
import { expectToFit, inspectSchemes } from '../product/inspect-page.ts';
import { type Generation, makeQuestions, uploadNote } from '../product/study.ts';

let generation: Generation;

test.beforeEach(async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  generation = await makeQuestions(page, note.id, 4);
});

test('practice continues without a network and after a reload, and each answer counts once', async ({
  page,
  context,
}) => {
  await page.goto('/mcq');
  await test.step('one press leads to the first question', async () => {
    await page.getByRole('link', { name: 'Just start' }).click();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
  });
  await test.step('an answer is saved at once', async () => {
    await answer(page, 'right');
    await expect(page.getByText('All saved')).toBeVisible();
    await expectToFit(page, 'practice');
    await inspectSchemes(page, 'practice');
  });
  await test.step('with the cable pulled it goes on', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await context.setOffline(true);
    await answer(page, 'wrong');
    await expect(page.getByText('1 answer on this device, sent when there is a network')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText(/^See “.+”, page \d+\.$/)).toBeVisible();
    await answer(page, 'right');
  });
  await test.step('opened anew without a network, it goes on where it was', async () => {
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('Question 3 of 4')).toBeVisible();
    await expect(page.getByText('Right.')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await answer(page, 'right');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Once more, 1 left')).toBeVisible();
    await answer(page, 'right');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('3 of 4', { exact: true })).toBeVisible();
  });
  await test.step('with the network everything is sent, once', async () => {
    await context.setOffline(false);
    await expect(page.getByText('All saved')).toBeVisible();
    const history = await getAnswers(page);
    expect(history.map(({ question_id }) => question_id).sort()).toEqual(
      generation.items.map(({ id }) => id).sort(),
    );
    expect(history.filter(({ correct }) => correct)).toHaveLength(3);
    expect(history.filter(({ hints }) => hints > 0)).toHaveLength(1);
  });
  await test.step('the history shows what was missed, and leads to it again', async () => {
    await page.goto('/mcq/history');
    await page.getByRole('radio', { name: 'Wrong', exact: true }).click();
    await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Practise these' }).click();
    await expect(page.getByText('Question 1 of 1')).toBeVisible();
  });
});

test('from home the first answer is three taps away', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'MCQ' }).tap();
  await page.getByRole('link', { name: 'Just start' }).tap();
  await page.getByRole('group', { name: 'Options' }).getByRole('button').first().tap();
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await getAnswers(page)).toHaveLength(1);
});

test('a student finds and practises bookmarked questions on another device too', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await page.goto(`/mcq/practice/generated?generation_id=${generation.id}`);
  await page.getByRole('button', { name: 'Bookmark question 1' }).click();
  await expect(page.getByRole('button', { name: 'Bookmark question 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const stem = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await expect.poll(async () => (await read(page, '/api/v1/mcq/bookmarks')).items).toMatchObject([{ stem }]);

  const other = await browser.newContext({
    baseURL: process.env.AKADA_URL,
    storageState: await page.context().storageState(),
  });
  const phone = await other.newPage();
  await phone.goto('/mcq/bookmarks');
  await expect(phone.getByText(stem)).toBeVisible();
  await phone.getByRole('link', { name: 'Practise these' }).click();
  await expect(phone.getByRole('heading', { level: 2, name: stem })).toBeVisible();
  await other.close();
});

async function answer(page: Page, requested: 'right' | 'wrong'): Promise<void> {
  const stem = await page.getByRole('heading', { level: 2 }).textContent();
  const question = generation.items.find((item) => item.stem === stem);
  const right = question?.options[question.answer_index]?.text ?? '';
  const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
  const selection =
    requested === 'right' ? options.filter({ hasText: right }) : options.filter({ hasNotText: right });
  await selection.first().click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
}

async function getAnswers(page: Page): Promise<{ question_id: string; correct: boolean; hints: number }[]> {
  return (await read(page, '/api/v1/mcq/practice/history')).items;
}

async function read(page: Page, path: string) {
  return (await page.request.get(path, { headers: await bearer(page) })).json();
}
