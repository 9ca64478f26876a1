import { expect, test } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { newAccount, register, registerVerified, signIn } from '../product/account.ts';
import { makeQuestions, uploadNote } from '../product/study.ts';

test('a wrong password, an unknown address and empty fields each say what is wrong', async ({ page }) => {
  const account = await registerVerified(page.request);
  const email = page.getByLabel('Email');
  const password = page.getByRole('textbox', { name: 'Password' });
  const submit = page.getByRole('button', { name: 'Sign In' });
  await page.goto('/login');

  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await email.fill(account.email);
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect password. Please check your password and try again.',
  );

  await email.fill(`nobody.${account.email}`);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    'No account found with this email address. Please check your email or register for a new account.',
  );
});

test('an address that is not confirmed yet leads to the page that sends the mail again', async ({ page }) => {
  const account = newAccount();
  await register(page.request, account);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page).toHaveURL(/\/verify-email-pending$/);
  await expect(
    page.getByText('Please verify your email address before accessing your account.'),
  ).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('a new mail is on its way')).toBeVisible();
});

test('a registration names each field that is not right yet', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('ngozi');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('short');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('other');
  await page.getByRole('button', { name: 'Create account' }).click();

  for (const sentence of [
    'Full name is required',
    'Invalid email address',
    'Password must be at least 8 characters',
    'Passwords must match',
    'You must accept the terms and conditions',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('files that cannot be used are refused with what to do instead', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await page.goto('/tools/upload');
  const files = page.getByLabel('Choose files to upload');

  await files.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a note') });
  await expect(page.getByRole('alert')).toContainText(
    'photo.jpg: this kind of file is not read yet. Choose PDF, Word (.docx), Markdown or plain text.',
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
  await signIn(page, await registerVerified(page.request));
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

test('pages that do not exist lead home, and guarded ones to the sign-in and back', async ({ page }) => {
  const account = await registerVerified(page.request);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');

  await page.goto('/tools/upload');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/tools/upload');
});
