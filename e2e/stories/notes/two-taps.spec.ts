import { expect, type Locator, test } from '@playwright/test';
import { chapterPdf } from '../../material/pdf.ts';
import { soilChapter, title } from '../../material/soil-chapter.ts';
import { registerVerified, signIn } from '../../product/account.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a student needs two taps from a note to its first question', async ({ page, context }) => {
  await signIn(page, await registerVerified(page.request), '/dashboard');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };

  const choosing = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Add your first note' }));
  const buffer = await chapterPdf(title, soilChapter);
  await (await choosing).setFiles({ name: 'Soil.pdf', mimeType: 'application/pdf', buffer });

  const start = page.getByRole('link', { name: 'Start', exact: true });
  await expect(page.getByRole('heading', { name: '10 questions are ready' })).toBeVisible();

  await test.step('it waits on another device, too', async () => {
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
    await other.close();
  });

  await tap(start);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  expect(taps).toBe(2);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Add a note' })).toBeVisible();
  await expect(start).toBeHidden();
});
