import { expect, type Page, test } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { bearer, registerVerified, signIn } from '../product/account.ts';
import { makeAdministrator } from '../product/administrator.ts';
import { expectToFit, inspectBothSchemes } from '../product/inspect-page.ts';
import { makeQuestions, startExam, uploadNote } from '../product/study.ts';

const screens = [
  { name: 'desk', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
];

const memberPages = [
  '/profile',
  '/settings',
  '/settings/general',
  '/settings/security',
  '/settings/devices',
  '/settings/notifications',
  '/settings/data',
  '/notifications',
  '/share/accept',
];

const publicPages = [
  '/',
  '/login',
  '/register',
  '/verify-email-pending',
  '/forgot-password',
  '/test/header-zindex',
];

const pagesOfLinks = [
  `/verify-email?token=${'a'.repeat(43)}`,
  `/register?invitation_token=${'a'.repeat(43)}`,
  `/reset-password?token=${'a'.repeat(43)}`,
  '/auth/google/success',
  '/auth/google/error?error=access_denied',
];

// Each page takes seconds on a busy machine: a test has no more of them than fit its time.
test('every public page, in light and in dark', async ({ page }) => {
  for (const path of publicPages) await inspect(page, path);
});

test('every page that a link of a mail or of another site opens', async ({ page }) => {
  for (const path of pagesOfLinks) await inspect(page, path);
});

test('every page of any member', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  for (const path of memberPages) await inspect(page, path);
});

test('every page of a student who has nothing yet', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  for (const path of ['/dashboard', '/tools', '/tools/upload', '/tools/mcq', '/mcq'])
    await inspect(page, path);
});

test('every page of a student with notes and exams', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const name =
    'What soil is made of and how it is kept alive, lecture notes of week seven, corrected twice.pdf';
  const note = await uploadNote(page, name, 'application/pdf', await chapterPdf(title, soilChapter));
  const generation = await makeQuestions(page, note.id, 6);
  const search = `?generation_id=${generation.id}`;
  const sat = await startExam(page, generation.id, 10);
  await page.request.post(`/api/v1/mcq/exams/${sat.id}/submit`, { headers: await bearer(page) });
  const running = await startExam(page, generation.id, 10);

  for (const path of [
    '/dashboard',
    '/tools/upload',
    '/mcq',
    '/tools/mcq',
    `/tools/mcq${search}`,
    `/mcq/practice/generated${search}`,
    `/mcq/exam/generated${search}`,
    `/mcq/exam/generated?exam_id=${running.id}`,
    `/mcq/results/${sat.id}`,
  ]) {
    await inspect(page, path);
  }
});

test('every page of an administrator, in light and in dark', async ({ page }) => {
  await signIn(page, await makeAdministrator(page.request));
  for (const path of [
    '/admin/dashboard',
    '/admin/users',
    '/tutor/dashboard',
    '/tutor/profile',
    '/complete-profile',
  ])
    await inspect(page, path);
});

test('the states between: feedback, source, dialog', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  const { id } = await makeQuestions(page, note.id, 3);

  await page.goto(`/mcq/practice/generated?generation_id=${id}`);
  await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await inspectBothSchemes(page, 'feedback');
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page.locator('mark')).toBeVisible();
  await inspectBothSchemes(page, 'source');

  const exam = await startExam(page, id, 10);
  await page.goto(`/mcq/exam/generated?exam_id=${exam.id}`);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspectBothSchemes(page, 'hand in');
});

/** Loaded once and looked at in every width: loading is what takes the time. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0);

  for (const { name, viewport } of screens) {
    await page.setViewportSize(viewport);
    await inspectBothSchemes(page, `${path} on a ${name}`);
    expect(await overflowOf(page), `${path} reaches beyond the edge of a ${name}`).toBeLessThanOrEqual(0);
  }
  await expectToFit(page, path);
}

/** @returns how far the page reaches beyond its right edge, in CSS pixels */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ends = [...document.querySelectorAll('main *')].map(
      (element) => element.getBoundingClientRect().right,
    );
    return Math.max(document.documentElement.scrollWidth, ...ends) - innerWidth;
  });
}
