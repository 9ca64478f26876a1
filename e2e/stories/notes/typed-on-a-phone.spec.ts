import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';

const typed = [
  'Soil',
  '',
  '- Humus: what plants and animals become when they decay',
  '- Clay holds more water than sand',
  '  - its grains are smaller',
  '- Loam: sand, silt and clay in equal shares',
].join('\n');

test('bullets that are typed on a phone become a note with its lists', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await page.goto('/tools/upload');
  await page.getByRole('button', { name: 'Type or paste text' }).click();
  await page.getByLabel('Text', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Make a note' }).click();
  await page.getByRole('link', { name: 'Soil.txt' }).click();

  await expect(page.getByRole('heading', { name: 'Soil', level: 1 })).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.filter({ hasText: /^its grains are smaller$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Find in this note' }).click();
  await page.getByLabel('Search in this note').fill('clay holds');
  await expect(page.getByText('Found on 1 section.')).toBeVisible();
});
