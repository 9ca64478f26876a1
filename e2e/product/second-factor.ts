import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Account } from './account.ts';

/** What an authenticator app shows `steps` half minutes from now: the server takes a neighbouring code too. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** By way of the settings. */
export async function turnOnSecondFactor(
  page: Page,
  account: Account,
): Promise<{ secret: string; recoveryCode: string }> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = await page.getByLabel('Key').inputValue();
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const codes = page.getByRole('region', { name: 'Second step at sign-in' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  return { secret, recoveryCode };
}
