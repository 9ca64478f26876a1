import { expect, test } from '@playwright/test';
import { registerVerified, signIn, signOut } from '../product/account.ts';

test('an expired access token is renewed without a word, once for two tabs', async ({ page, context }) => {
  await signIn(page, await registerVerified(page.request));
  const previous = await page.evaluate(() => localStorage.getItem('refresh_token'));
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) renewals.push(request.url());
  });

  // A page that calls nothing: the one before would renew, too, in the moment in which it is left.
  await page.goto('/terms');
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  const second = await context.newPage();
  await Promise.all([page.goto('/dashboard'), second.goto('/dashboard')]);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Add your first note' })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(previous);
  expect(renewals).toHaveLength(1);
});

test('signing out in one tab signs out everywhere and leaves nothing of the person', async ({
  page,
  context,
}) => {
  await signIn(page, await registerVerified(page.request));
  const second = await context.newPage();
  await second.goto('/tools/upload');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(second).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a session that the server ended leads to the sign-in, except on public pages', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  // A page that calls nothing: another would be rejected and sign out before the public page opens.
  await page.goto('/terms');
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('refresh_token', 'revoked');
  });

  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('the choice of colours is kept, and shows before the first paint', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('themeMode'))).toBe('dark');
});
