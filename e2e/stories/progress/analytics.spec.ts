import { expect, test } from '@playwright/test';
import { chapterPdf } from '../../material/pdf.ts';
import { soilChapter, title } from '../../material/soil-chapter.ts';
import { registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';
import { makeQuestions, studyForAWeek, uploadNote } from '../../product/study.ts';

test('after a week of study the figures say what is known, and practise what is not', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await test.step('before the first answer there is one step', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your figures begin with your first answer' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Practise questions' })).toHaveAttribute('href', '/mcq');
    await inspectSchemes(page, 'analytics on the first day');
  });

  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  await studyForAWeek(page, await makeQuestions(page, note.id, 6));

  await test.step('the week is seen', async () => {
    await page.goto('/analytics?days=7');
    await expect(page.getByText('From 42 answers and 0 reviews in 7 days')).toBeVisible();
    await expect(page.getByText('7 of 7 days')).toBeVisible();
    await expect(page.getByText('14 minutes', { exact: true })).toBeVisible();
    await expect(page.getByText(/^An estimate: most likely \d+ to \d+%\.$/)).toBeVisible();
    await expect(page.getByText('Advanced analytics', { exact: true })).toBeVisible();
    await expectToFit(page, 'analytics');
    await inspectSchemes(page, 'analytics');
  });
  await test.step('each day is read by keyboard', async () => {
    await page.getByRole('slider', { name: 'Questions and cards a day: move through the points' }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/: 6 questions, 0 cards$/).first()).toBeVisible();
  });
  await test.step('what is weakest is practised, exactly that', async () => {
    await page
      .getByRole('link', { name: /^Practise/ })
      .first()
      .click();
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
  });
});
