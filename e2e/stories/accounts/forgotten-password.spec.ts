import { expect, test } from '@playwright/test';
import { mailedLink, newAccount, registerVerified, signIn } from '../../product/account.ts';

test('a forgotten password is replaced, and other devices are signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  const phone = await browser.newPage({ baseURL });
  await signIn(phone, account);

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
  await signIn(page, { ...account, password: 'brighter lagoon 43' });

  await phone.goto('/notifications');
  await expect(phone).toHaveURL('/login');
  await phone.close();
});

test('an unknown address gets the answer that every address gets', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newAccount().email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If this address has an account');
});

test('a link that was cut off leads to a new one', async ({ page }) => {
  for (const token of ['', '?token=', '?token=wrong-shape']) {
    await page.goto(`/reset-password${token}`);
    await expect(page.getByRole('alert')).toContainText('This link is incomplete. Ask for a new one.');
    await expect(page.getByRole('button', { name: 'Set new password' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a link that leads to nothing any more offers a new one, and an empty form its field', async ({
  page,
}) => {
  await page.goto(`/reset-password?token=${'a'.repeat(43)}`);
  const password = page.getByRole('textbox', { name: 'New password' });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill('brighter lagoon 43');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
