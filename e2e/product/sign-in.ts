/** The steps of a sign-in as stories take them: the form, the stand-in for Google, the second factor. */
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Account } from './account.ts';

/** Fills in the sign-in page and sends it; what follows is the story's to expect. */
export async function tryToSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The local stand-in for Google: its page accepts any name and address. */
export async function signInAtGoogle(
  page: Page,
  { fullName, email }: Pick<Account, 'fullName' | 'email'>,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Google of this machine' })).toBeVisible();
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The code of an authenticator app `steps` half minutes from now: the server accepts a neighbouring code too. */
export function getCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Uses the settings page. */
export async function turnOnSecondFactor(
  page: Page,
  account: Account,
): Promise<{ secret: string; recoveryCode: string }> {
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.getByLabel('Key').inputValue();
  await page.getByLabel('Code').fill(getCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const codes = page.getByRole('region', { name: 'Second step at sign-in' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  return { secret, recoveryCode };
}
