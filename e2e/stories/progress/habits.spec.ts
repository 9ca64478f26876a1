import { expect, type Page, test } from '@playwright/test';
import { chapterPdf } from '../../material/pdf.ts';
import { soilChapter, title } from '../../material/soil-chapter.ts';
import { registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';
import { makeQuestions, studyForAWeek, uploadNote } from '../../product/study.ts';

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name });
const streak = (page: Page) => page.getByRole('region', { name: 'Your streak' });

test('a week of study is a streak, wherever one is by then, and nothing of it shows where that is not wanted', async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request));
  await expect(page.getByRole('region', { name: 'Your first week' })).toBeVisible();
  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  await studyForAWeek(page, await makeQuestions(page, note.id, 6));

  await test.step('the dashboard says what comes next, and how long the streak is', async () => {
    await page.goto('/dashboard');
    await expect(streak(page)).toContainText('7 days in a row');
    await expect(page.getByText('Tomorrow: 1 mistake.')).toBeVisible();
    await expectToFit(page, 'dashboard');
    await inspectSchemes(page, 'dashboard');
  });
  await test.step('points, achievements and days are there, and a goal is chosen', async () => {
    await inMenu(page, 'Achievements').click();
    await expect(page.getByText('35 points, 15 to level 2')).toBeVisible();
    await expect(page.getByText('Your longest is 7 days.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Days in a row' })).toContainText('2 of 5 won');
    await page.getByLabel('Answers a week').fill('2000');
    await page.getByRole('button', { name: 'Set the goal' }).click();
    await expect(page.getByText(/^\d+ of 2,000 answers$/)).toBeVisible();
    await expectToFit(page, 'achievements');
    await inspectSchemes(page, 'achievements');
  });
  await test.step('on the other side of the world the days stay as they were lived', async () => {
    await saveSettings(page, async () => {
      await page.getByLabel('Time zone').fill('auckland');
      await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
    });
    await page.goto('/dashboard');
    await expect(streak(page)).toContainText('7 days in a row');
  });
  await test.step('minimised, nothing speaks of it', async () => {
    await saveSettings(page, () => page.getByLabel('Minimise gamification').check());
    await expect(inMenu(page, 'Achievements')).toBeHidden();
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: /^Free plan/ })).toBeVisible();
    await expect(streak(page)).toBeHidden();
    await page.goto('/gamification');
    await page.getByRole('link', { name: 'Open the settings' }).click();
  });
  await test.step('switched off again, all of it is there', async () => {
    await saveSettings(page, () => page.getByLabel('Minimise gamification').uncheck());
    await inMenu(page, 'Achievements').click();
    await expect(page.getByText('Your longest is 7 days.')).toBeVisible();
  });
});

async function saveSettings(page: Page, choose: () => Promise<unknown>): Promise<void> {
  await page.goto('/settings/general');
  await choose();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
}
