import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';
import { uploadNote } from '../../product/study.ts';

const digestion = [
  'Enzymes of the gut',
  'Amylase: an enzyme that breaks starch down to maltose',
  'Pepsin: an enzyme that breaks proteins down to peptides',
  'Lipase: an enzyme that breaks fats into fatty acids and glycerol',
  'Trypsin: an enzyme that breaks peptides down in the small intestine',
  'Bile: a fluid that emulsifies fats before they are broken down',
].join('\n');

const zone = 'Africa/Lagos';
const needs = (page: Page) => page.getByRole('region', { name: 'This is what it needs' });

/** Makes four cards of the note, and keeps them. */
async function makeCards(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Make cards' }).click();
  await page.getByLabel('How many cards').fill('4');
  await page.getByRole('button', { name: 'Make 4 cards' }).click();
  await page.getByRole('link', { name: 'Look through the cards' }).click();
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(page.getByRole('link', { name: 'Review them now' })).toBeVisible();
}

async function reviewAll(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Show the answer' });
  const end = page.getByRole('link', { name: 'Back to your plan' });
  while (!(await end.isVisible())) {
    await expect(next.or(end)).toBeVisible();
    if (await end.isVisible()) return;
    await next.click();
    await page.getByRole('button', { name: /^Easy/ }).click();
  }
}

test('a student plans the fortnight before an exam, and does the first day', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Digestion.txt', 'text/plain', Buffer.from(digestion));
  await page.goto(`/my-notes/${note.id}`);
  await makeCards(page);

  await test.step('the form says what the plan needs before it is made', async () => {
    await page.goto(`/my-notes/${note.id}`);
    await page.getByRole('link', { name: 'Plan for an exam' }).click();
    await expect(needs(page).getByText(/^Choose what the exam is about/)).toBeVisible();
    await page
      .getByLabel('Day and hour of the exam')
      .fill(`${dayAfter(localDay(Date.now(), zone), 14)}T09:00`);
    await expect(needs(page).getByText('Cards')).toBeVisible();
    await expect(needs(page).getByText(/^\d+ min$/)).toBeVisible();
    await expectToFit(page, 'plan form');
    await inspectSchemes(page, 'plan form');
    await page.getByRole('button', { name: 'Make my plan' }).click();
    await expect(page.getByRole('heading', { name: '14 days to the exam' })).toBeVisible();
    await inspectSchemes(page, 'plan');
  });
  await test.step('the note of the plan is read to its end', async () => {
    await page.getByRole('link', { name: /^Read: / }).click();
    await page.getByText('Bile: a fluid').scrollIntoViewIfNeeded();
    await page.getByText('Read. Your exam plan counts it.').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Back to your plan' }).click();
    await expect(page.getByRole('button', { name: /^I have read / })).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the cards of the day lead back to the plan, which says what comes tomorrow', async () => {
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Your exams' }).getByRole('link').click();
    const cards = page.getByRole('link', { name: /Cards/ }).filter({ hasText: 'new' });
    if (await cards.isVisible()) {
      await cards.click();
      await reviewAll(page);
      await page.getByRole('link', { name: 'Back to your plan' }).click();
    }
    await expect(page.getByText(/^(Today’s part is done|Nothing is needed today)\. Tomorrow/)).toBeVisible();
    await expectToFit(page, 'plan after its day');
  });
});
