/** The first steps of a new student, on the pages themselves. */
import { expect, type Page } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { type Account, verificationLink } from './account.ts';

/** Registers from the front page up to the page that waits for the confirmation. */
export async function registerByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await page.getByLabel('Full name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/verify-email-pending');
}

/** In the browser that registered: the link signs in. */
export async function confirmAddress(page: Page, account: Account): Promise<void> {
  await page.goto(await verificationLink(page.request, account.email));
  await expect(page).toHaveURL('/dashboard');
}

/** Stops automatic sets from here on: a story that orders its questions counts them. */
export async function switchOffFirstSets(page: Page): Promise<void> {
  await page.getByLabel('Questions', { exact: true }).uncheck();
  await page.getByLabel('Cards', { exact: true }).uncheck();
}

/** On the form that orders questions: a story about options asks for no other types. */
export async function chooseOptionsOnly(page: Page): Promise<void> {
  const only = page.getByRole('radio', { name: 'Multiple choice only' });
  if (!(await only.isVisible())) await page.getByText(/^More choices/).click();
  await only.check();
}

/** From the dashboard of a new student to a chapter of six pages that was read. */
export async function uploadChapter(page: Page): Promise<void> {
  await page.goto('/tools/upload');
  await switchOffFirstSets(page);
  await page.getByText(/^More choices/).click();
  await page.getByLabel('Course').fill('Agricultural science');
  await page.getByLabel('Choose files to upload').setInputFiles({
    name: 'Soil.pdf',
    mimeType: 'application/pdf',
    buffer: await chapterPdf(title, soilChapter),
  });
  await expect(page.getByRole('article', { name: 'Soil.pdf' })).toContainText(
    'Agricultural science · 6 pages',
  );
}
