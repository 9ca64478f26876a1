import { expect, test } from '@playwright/test';
import { newAccount, register, registerVerified } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import { tryToSignIn } from '../../product/sign-in.ts';

test('a wrong password, an unknown address and empty fields each say what is wrong', async ({ page }) => {
  const account = await registerVerified(page.request);
  await page.goto('/login');

  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await tryToSignIn(page, { ...account, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect password. Please check your password and try again.',
  );

  await tryToSignIn(page, { ...account, email: `nobody.${account.email}` });
  await expect(page.getByRole('alert')).toHaveText(
    'No account found with this email address. Please check your email or register for a new account.',
  );
});

test('an address that is not confirmed yet leads to the page that sends the mail again', async ({ page }) => {
  const account = newAccount();
  await register(page.request, account);
  await page.goto('/login');
  await tryToSignIn(page, account);

  await expect(page).toHaveURL(/\/verify-email-pending$/);
  await expect(
    page.getByText('Please verify your email address before accessing your account.'),
  ).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('a new mail is on its way')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
});

test('the owner of a deactivated account learns whom to ask', async ({ page }) => {
  // No page deactivates an account yet, so the server's answer is played; that it comes is tested at the server.
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({
      status: 400,
      json: {
        detail: 'Your account has been deactivated. Please contact support for assistance.',
        code: 'account_deactivated',
      },
    }),
  );
  await page.goto('/login');
  await tryToSignIn(page, newAccount());
  await expect(page.getByRole('alert')).toHaveText(
    'Your account has been deactivated. Please contact support for assistance.',
  );
});

test('without a server it says what to do, and the same click works once it is back', async ({ page }) => {
  const account = await registerVerified(page.request);
  await page.goto('/login');
  await page.route('**/api/v1/auth/login', (route) => route.abort('connectionrefused'));
  await tryToSignIn(page, account);
  await expect(page.getByRole('alert')).toHaveText(
    'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  );

  await page.unroute('**/api/v1/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a failed sign-in leaves the keyboard focus unchanged', { tag: '@long' }, async ({ page }) => {
  const account = await registerVerified(page.request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  const button = page.getByRole('button', { name: 'Sign In' });
  await button.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).toContainText('Incorrect password.');
  await expect(button).toBeFocused();
});

test('the return address survives a reload and a detour', { tag: '@long' }, async ({ page }) => {
  const account = await registerVerified(page.request);
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  await page.goBack();
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/settings');
});

test('a sign-in leads where one wanted to go, and never off this site', { tag: '@long' }, async ({
  page,
}) => {
  const account = await registerVerified(page.request);
  await page.goto('/login?redirect=%2Fsettings');
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/settings');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/tools/upload');
  await expect(page).toHaveURL('/login');
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/tools/upload');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?redirect=%2F%2Fevil.example%2Fdashboard');
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await tryToSignIn(page, administratorOfAll());
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the keyboard alone is enough to sign in', { tag: '@long' }, async ({ page }) => {
  const account = await registerVerified(page.request);
  await page.goto('/login');
  const email = page.getByLabel('Email');
  // The keyboard passes the links above the form; the first key loads the app, which does not move the focus.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused({ timeout: 250 });
  }).toPass();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an address that leads nowhere leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});
