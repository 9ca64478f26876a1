import { expect, test } from '@playwright/test';
import { newAccount, register, registerVerified, signIn } from '../product/account.ts';
import { makeAdministrator } from '../product/administrator.ts';

test('an administrator starts at the overview and finds people', async ({ page, request }) => {
  const student = newAccount();
  await register(request, student);
  await signIn(page, await makeAdministrator(request));
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
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('not confirmed');
  await page.getByLabel('State').selectOption('Deactivated');
  await expect(page.getByText('No account matches.')).toBeVisible();
});

test('an administrator may look into the areas of students and tutors', async ({ page, request }) => {
  await signIn(page, await makeAdministrator(request));
  await page.goto('/mcq');
  await expect(page.getByRole('heading', { level: 1, name: 'MCQ' })).toBeVisible();
  await page.goto('/tutor/dashboard');
  await expect(page.getByText('There is no tutor profile yet.')).toBeVisible();
});

const contact = 'Please contact your administrator if you believe this is an error.';

test('a student reads why an area is closed', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await page.goto('/admin/dashboard');
  await expect(page.getByText(`Students do not have access to admin features. ${contact}`)).toBeVisible();
  await page.goto('/tutor/dashboard');
  await expect(page.getByText(`Students do not have access to tutor features. ${contact}`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
