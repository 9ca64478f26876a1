import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';
import { inspectSchemes } from '../product/inspect-page.ts';

test('a student sits a paper of the UTME hall with only its eight keys', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request), '/mcq/hall');
  await chooseThree(page);
  await page.getByRole('button', { name: 'Start the paper' }).click();
  await expect(page.getByText(/^English · Question 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(2:00:00|1:59:\d\d)$/);
  await inspectSchemes(page, 'the hall');

  const subjects = page.getByRole('navigation', { name: 'Subjects' }).getByRole('button');
  await expect(subjects).toHaveCount(4);
  const counts = (await subjects.allTextContents()).map((text) => Number(/(\d+)$/.exec(text)?.[1]));
  const keys = ['a', 'b', 'c', 'd'];
  for (let requested = 0; requested < counts.reduce((sum, count) => sum + count, 0); requested += 1) {
    await page.keyboard.press(keys[requested % 4] ?? 'a');
    await page.keyboard.press('n');
  }
  await expect(subjects).toHaveText([...counts.map((count) => new RegExp(`${count}/${count}$`))]);
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 60_000 });

  // The power fails: the paper opens where one was.
  await page.keyboard.press('p');
  const where = page.getByText(new RegExp(`· Question ${(counts[3] ?? 0) - 1} of ${counts[3]}$`));
  await expect(where).toBeVisible();
  await page.reload();
  await expect(where).toBeVisible();

  await page.keyboard.press('s');
  const asked = page.getByRole('dialog', { name: 'Hand in the exam?' });
  await expect(asked).toContainText('Every question has an answer.');
  await expect(asked.getByText('English: 0 without an answer')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await expect(asked).toBeHidden();
  await page.keyboard.press('s');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
  await expect(page.getByText(/JAMB may scale/)).toBeVisible();
});

async function chooseThree(page: Page): Promise<void> {
  const choices = page.getByRole('group', { name: 'Three subjects beside English' }).getByRole('checkbox');
  for (const index of [0, 1, 2]) await choices.nth(index).check();
}
