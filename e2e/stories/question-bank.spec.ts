import { expect, type Page, test } from '@playwright/test';
import { joinAsTutor } from '../product/tutor.ts';

test('a question is written in two editors at once, and neither text is lost', async ({ page: one }) => {
  await joinAsTutor(one);
  await one.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Questions' }).click();
  await one.getByRole('link', { name: 'Write a question' }).click();
  await write(one, 'Question', 'What holds water in $x^2$ soils?');
  await write(one, 'Option A', 'Humus');
  await expect(one).toHaveURL(/\/questions\/[\da-f-]{36}$/);
  await expectSaved(one);
  await expect(one.getByRole('region', { name: 'Preview' }).locator('.katex')).toBeVisible();

  const other = await one.context().newPage();
  await other.goto(one.url());
  await expect(field(other, 'Question')).toHaveValue('What holds water in $x^2$ soils?');
  // The save of the second editor arrives after the first editor's save.
  const gate = Promise.withResolvers<void>();
  await other.route('**/api/v1/questions/*', async (route) => {
    if (route.request().method() === 'PUT') await gate.promise;
    await route.continue();
  });
  await field(other, 'Question').fill('What holds most water?');
  await write(one, 'Question', 'What holds rain?');
  await write(one, 'Explanation', 'It swells.');
  await expectSaved(one);
  gate.resolve();

  await expect(other.getByText('This question has changed since you opened it.')).toBeVisible();
  await expect(other.getByRole('definition').filter({ hasText: 'What holds rain?' })).toBeVisible();
  await expect(other.getByRole('definition').filter({ hasText: 'What holds most water?' })).toBeVisible();
  await other.getByRole('button', { name: 'Use mine: Question' }).click();
  await other.getByRole('button', { name: 'Use theirs: Explanation' }).click();
  await expectSaved(other);
  // The first editor has nothing unsaved, and follows.
  await expect(field(one, 'Question')).toHaveValue('What holds most water?');
  await expect(field(one, 'Explanation')).toHaveValue('It swells.');

  await other.getByRole('button', { name: 'Delete the question' }).click();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('link', { name: 'What holds most water?' })).toBeVisible();
});

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Fills a field and continues, which saves it. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).press('Tab');
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();
}
