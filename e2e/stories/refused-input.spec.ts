import { expect, test } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { beginSession, registerVerified, signIn } from '../product/account.ts';
import { makeQuestions, uploadNote } from '../product/study.ts';

test('unusable files are rejected with the next step', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  const files = page.getByLabel('Choose files to upload');

  await files.setInputFiles({
    name: 'photo.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('not a note'),
  });
  await expect(page.getByRole('alert')).toContainText(
    /photo\.heic is a HEIC photo, which cannot be read\. (?:Save or export it as JPEG|Scan the page with an app)/,
  );

  await files.setInputFiles({
    name: 'program.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0000\u0001 not a PDF at all'),
  });
  await expect(page.getByText('program.pdf was not uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();

  const whole = await chapterPdf(title, soilChapter);
  await files.setInputFiles({
    name: 'damaged.pdf',
    mimeType: 'application/pdf',
    buffer: whole.subarray(0, 400),
  });
  const note = page.getByRole('article', { name: 'damaged.pdf' });
  await expect(note).toContainText('This note could not be read');
  await expect(note).toContainText('This file is damaged or incomplete.');

  await note.getByRole('button', { name: 'Delete damaged.pdf' }).click();
  await page.getByRole('button', { name: 'Delete the note' }).click();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

test("when the month's questions are used up, a dialog says so and nothing is lost", async ({ page }) => {
  await beginSession(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  for (let made = 0; made < 5; made += 1) await makeQuestions(page, note.id, 1);

  await page.goto(`/tools/mcq?file_id=${note.id}`);
  await page.getByLabel('How many questions').fill('3');
  await page.getByRole('button', { name: 'Make 3 questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'MCQ Generation Limit Reached' });
  await expect(dialog).toContainText("You've used all 5 MCQ generations for this month.");
  await dialog.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('button', { name: /^Make \d+ questions$/ })).toBeVisible();
});
