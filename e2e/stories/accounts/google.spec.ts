import { expect, type Page, test } from '@playwright/test';
import { beginSession, newAccount, registerVerified } from '../../product/account.ts';
import { getCode, signInAtGoogle, tryToSignIn, turnOnSecondFactor } from '../../product/sign-in.ts';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const tabKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('a student signs in with Google, and nothing of it stays in the address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(page, newAccount());

  await expect(page).toHaveURL('/dashboard');
  expect(Object.keys(await stored(page)).sort()).toEqual(['refresh_token', 'token', 'user']);
  expect(await tabKeys(page)).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('token');
});

test('the page that was wanted comes after Google, too', { tag: '@long' }, async ({ page }) => {
  await page.goto('/tools/upload');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(page, newAccount());
  await expect(page).toHaveURL('/tools/upload');
});

test('a tutor joins with Google and makes a profile first', async ({ page }) => {
  await page.goto('/register');
  const roles = page.getByRole('group', { name: 'I am joining as a:' });
  await expect(roles.getByLabel('Student')).toBeChecked();
  await roles.getByLabel('Tutor').check();
  // The app replaces the students' text once it has loaded.
  await expect(page.getByText('Tutors join with Google.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await signInAtGoogle(page, newAccount());

  await expect(page).toHaveURL('/complete-tutor-profile');
  expect((await stored(page)).tutorProfileExists).toBe('false');
  await page.goto('/tutor/dashboard');
  await expect(page).toHaveURL('/complete-tutor-profile');
});

test('a sign-in that is given up at Google leads to a page with both ways on', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/auth/google/error');
  await expect(page.getByRole('alert')).toHaveText(
    'You did not allow Akada to sign you in. Nothing was changed.',
  );
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/register');
});

test('a code alone waits for the server', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth/google/success?code=c&state=s');
  await expect(page.getByRole('heading', { name: 'Completing your sign-in...' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible();
});

test('an account with a password is linked with Google once, and still needs its second step', async ({
  page,
}) => {
  const account = await registerVerified(page.request);
  await beginSession(page, account);
  const { secret, recoveryCode } = await turnOnSecondFactor(page, account);
  await page.evaluate(() => localStorage.clear());

  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(page, account);
  await expect(page.getByRole('alert')).toContainText('Sign in with its password once');
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await tryToSignIn(page, account);
  await page.getByLabel('Code').fill(getCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(page, account);
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});
