import { expect, type Page, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { registerVerified, signIn } from '../../product/account.ts';
import { chooseOptionsOnly, switchOffFirstSets } from '../../product/first-steps.ts';

const digestion = [
  'Digestion',
  '',
  'Enzymes of the gut',
  'Amylase: breaks starch down to maltose',
  'Pepsin: breaks proteins down to peptides',
  'Lipase: breaks fats into fatty acids and glycerol',
  'Trypsin: breaks peptides down in the small intestine',
  'Bile: emulsifies fats before they are broken down',
  '',
  'Steps of digestion',
  '1. Ingestion',
  '2. Breakdown',
  '3. Absorption',
  '4. Assimilation',
  '5. Egestion',
  '',
  'Deficiency diseases',
  'Vitamin A - nyctalopia',
  'Vitamin C - scurvy',
  'Vitamin D - rickets',
  'Iron - anaemia',
  'Iodine - goitre',
].join('\n');

/** Leads from typing to the form that orders questions. */
async function typeNote(page: Page): Promise<void> {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  await switchOffFirstSets(page);
  await page.getByRole('button', { name: 'Type or paste text' }).click();
  await page.getByLabel('Text', { exact: true }).fill(digestion);
  await page.getByRole('button', { name: 'Make a note' }).click();
  await page.getByRole('link', { name: 'Digestion.txt' }).click();
  await page.getByRole('link', { name: 'Make questions', exact: true }).click();
}

test('a set of typed bullets has three kinds, and is edited, renewed, reported and printed', async ({
  page,
}) => {
  await typeNote(page);
  await page.getByLabel('How many questions').fill('6');
  await chooseOptionsOnly(page);
  await page.getByRole('button', { name: 'Make 6 questions' }).click();
  await page.getByRole('link', { name: 'See the questions' }).click();

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const kind of ['Which term fits', 'What a term means', 'The order of steps'])
    await expect(cards.getByText(kind).first()).toBeVisible();

  await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('Which of these did we talk about?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it anyway' }).click();
  await expect(cards.first()).toContainText('Your own');

  const second = await cards.nth(1).getByRole('heading').textContent();
  await page.getByRole('button', { name: 'Replace question 2' }).click();
  await expect(cards.nth(1).getByRole('heading')).not.toHaveText(second ?? '');

  await page.getByRole('button', { name: 'Report question 3', exact: true }).click();
  await page.getByLabel('What is wrong with it').selectOption({ label: 'It is hard to understand' });
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Your report is sent.')).toBeVisible();

  const printed = await page.pdf({ format: 'A4' });
  const pages = (await PDFDocument.load(printed)).getPageCount();
  expect(pages).toBeGreaterThanOrEqual(2);
});

test('a topic is tapped, harder questions come first, and a deleted set is restored', {
  tag: '@long',
}, async ({ page }) => {
  await typeNote(page);
  const topic = page.getByRole('button', { name: 'Steps of digestion' });
  await topic.click();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('What should we concentrate on?')).toHaveValue('Steps of digestion');
  await page.getByText(/^More choices/).click();
  await page.getByRole('radio', { name: 'Harder first' }).check();
  await page.getByLabel('How many questions').fill('3');
  await chooseOptionsOnly(page);
  await page.getByRole('button', { name: 'Make 3 questions' }).click();
  await page.getByRole('link', { name: 'See the questions' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('The order of steps').first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete question 3', exact: true }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Deleted questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete set' }).click();
  await expect(cards).toHaveCount(0);

  await page.goto('/mcq');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Digestion, 2 questions' }).click();
  await page.getByRole('link', { name: 'Digestion', exact: true }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect(cards).toHaveCount(3);
});
