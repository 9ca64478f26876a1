import { expect, test } from '@playwright/test';
import { newAccount, register, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';

test('an administrator starts at the overview and finds people', async ({ page, request }) => {
  const student = newAccount();
  await register(request, student);
  await signIn(page, administratorOfAll());
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Tutors who wait for approval' })).toContainText(
    'No tutor waits for approval.',
  );
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Students');
  await expect(page.getByRole('region', { name: 'Sign-ups' }).getByRole('listitem')).toHaveCount(14);
  await page.setViewportSize({ width: 320, height: 640 });
  const bars = page.getByRole('region', { name: 'Sign-ups' }).getByRole('list');
  expect(await bars.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.getByLabel('Name or email').fill(student.email);
  const found = page.getByRole('table', { name: 'Users' }).getByRole('rowheader');
  await expect(found).toHaveCount(1);
  await expect(page.getByRole('cell', { name: 'Not confirmed' })).toBeVisible();
  await page.getByLabel('State').selectOption('Deactivated');
  await expect(page.getByText('No account matches.')).toBeVisible();
});

test('an administrator may look into the areas of students and tutors', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, administratorOfAll(), '/mcq');
  await expect(page.getByRole('heading', { level: 1, name: 'MCQ' })).toBeVisible();
  await page.goto('/tutor/dashboard');
  await expect(page.getByText('There is no tutor profile yet.')).toBeVisible();
});
