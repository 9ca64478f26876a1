import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';
import { chooseOptionsOnly } from '../../product/first-steps.ts';

const typedText = [
  'Soil',
  '',
  '- Humus: what plants and animals become when they decay',
  '- Clay holds more water than sand',
  '  - its grains are smaller',
  '- Loam: sand, silt and clay in equal shares',
].join('\n');

test('bullets that are typed on a phone become a note with its lists', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  await page.getByRole('button', { name: 'Type or paste text' }).click();
  await page.getByLabel('Text', { exact: true }).fill(typedText);
  await page.getByRole('button', { name: 'Make a note' }).click();
  await page.getByRole('link', { name: 'Soil.txt' }).click();

  await expect(page.getByRole('heading', { name: 'Soil', level: 1 })).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: /^(Humus|Clay|its|Loam)/ })).toHaveCount(4);
  await expect(items.filter({ hasText: /^its grains are smaller$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Find in this note' }).click();
  await page.getByLabel('Search in this note').fill('clay holds');
  await expect(page.getByText('Found on 1 section.')).toBeVisible();
});

const cells = [
  'Cell biology',
  '',
  'Parts of the cell:',
  '- Nucleus: controls the cell and holds the DNA',
  '- Ribosome: builds proteins',
  '- Cell membrane: controls what enters and leaves',
  '- Vacuole: stores water and food',
  '- Chloroplast: traps light energy for photosynthesis',
  '',
  'Stages of mitosis',
  '1. Prophase',
  '2. Metaphase',
  '3. Anaphase',
  '4. Telophase',
].join('\n');

test('bullets that are typed on a phone become questions, and the set says why there are no more', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  await page.getByRole('button', { name: 'Type or paste text' }).click();
  await page.getByLabel('Text', { exact: true }).fill(cells);
  await page.getByRole('button', { name: 'Make a note' }).click();
  await page.getByRole('link', { name: 'Cell biology.txt' }).click();
  await page.getByRole('link', { name: 'Make questions' }).click();
  await chooseOptionsOnly(page);
  await page.getByRole('button', { name: 'Make 10 questions' }).click();

  await expect(page.getByRole('heading', { name: /^\d questions are ready$/ })).toBeVisible();
  await expect(page.getByText(/^This note is short\. Add another one/)).toBeVisible();
  await page.getByRole('link', { name: 'Practise' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(
    /Which of the following|Stages of mitosis|stage of mitosis/,
  );
  await expect(page.getByRole('group', { name: 'Options' }).getByRole('button')).toHaveCount(4);
});
