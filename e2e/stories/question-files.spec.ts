import { expect, type Page, test } from '@playwright/test';
import { joinAsTutor } from '../product/tutor.ts';

const good = `// [tag:Mock]
::Water:: What holds most water in soil? {=Humus #It swells. ~Sand ~Gravel}
`;
const keyless = '::Clay:: Which grains are the finest? {~Clay ~Sand ~Gravel}\n';
const essay = '::Soil:: Describe a soil of your farm. {}\n';
const withMistakes = `${good}\n${keyless}\n${essay}`;
const mended = `${good}\n${keyless.replace('~Clay', '=Clay')}`;

test('a teacher imports a GIFT file with mistakes, mends it, imports again', async ({ page }) => {
  await joinAsTutor(page);
  await page.goto('/questions/import');
  await choose(page, 'soil.gift', withMistakes);
  await expect(page.getByText('GIFT, 3 questions. 1 can be imported. 2 cannot be taken.')).toBeVisible();
  const errors = page.getByRole('region', { name: '1 error' });
  await expect(errors.getByRole('listitem')).toContainText(['Line 4']);
  await expect(page.getByRole('region', { name: '1 remark' })).toContainText('Line 6');
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 question was imported, 2 could not be taken.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, 'soil.gift', mended);
  await expect(page.getByText('GIFT, 2 questions. 1 can be imported. 1 is there already.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 question was imported, 1 was there already.')).toBeVisible();

  await page.getByRole('link', { name: 'Your questions' }).click();
  await expect(page).toHaveURL('/questions');
  const list = page.getByRole('main');
  await expect(list.getByText('What holds most water in soil?')).toHaveCount(1);
  await expect(list.getByText('Which grains are the finest?')).toHaveCount(1);
});

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a file of questions').setInputFiles(file);
}
