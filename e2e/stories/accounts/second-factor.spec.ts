import { expect, type Page, test } from '@playwright/test';
import { type Account, beginSession, registerVerified } from '../../product/account.ts';
import { getCode, tryToSignIn, turnOnSecondFactor } from '../../product/sign-in.ts';

async function givePassword(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await tryToSignIn(page, account);
}

test('the app lets one in, a wrong code does not, and a recovery code does once', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  await beginSession(page, account);
  const { secret, recoveryCode } = await turnOnSecondFactor(page, account);

  const phone = await browser.newPage({ baseURL });
  await givePassword(phone, account);
  await expect(phone.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expect(phone).toHaveTitle('Enter your code · Akada');
  await expect(phone.getByLabel('Code')).toBeFocused();
  await expect(phone.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
  await expect(phone.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('Enter the whole code')).toBeVisible();
  await expect(phone.getByLabel('Code')).toBeFocused();
  await phone.getByLabel('Code').fill('000000');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByRole('alert')).toBeVisible();
  await phone.getByLabel('Code').fill(getCode(secret, 1));
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/dashboard');
  await phone.close();

  const laptop = await browser.newPage({ baseURL });
  await givePassword(laptop, account);
  await laptop.getByLabel('Code').fill(recoveryCode);
  await laptop.getByRole('button', { name: 'Sign in' }).click();
  await expect(laptop).toHaveURL('/dashboard');
  await laptop.goto('/settings/security');
  await expect(laptop.getByText('9 recovery codes are left')).toBeVisible();
  await laptop.close();
});
