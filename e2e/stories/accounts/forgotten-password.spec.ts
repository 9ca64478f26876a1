import { expect, test } from '@playwright/test';
import { beginSession, mailedLink, newAccount, registerVerified } from '../../product/account.ts';
import { tryToSignIn } from '../../product/sign-in.ts';

test('a student replaces a lost password, and other devices are signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  const phone = await browser.newPage({ baseURL });
  await beginSession(phone, account);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link that sets a new password is on its way');

  await page.goto(await mailedLink(page.request, account.email, '/reset-password'));
  await page.getByRole('textbox', { name: 'New password' }).fill('brighter lagoon 43');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await tryToSignIn(page, { ...account, password: 'brighter lagoon 43' });
  await expect(page).toHaveURL('/dashboard');

  await phone.goto('/notifications');
  await expect(phone).toHaveURL('/login');
  await phone.close();
});

test('an unknown address gets the answer that every address gets', { tag: '@long' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newAccount().email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If this address has an account');
});
