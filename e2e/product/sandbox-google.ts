/** The page that plays Google on one machine: whoever comes says who they are. */
import { expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';

export async function beSomebody(
  page: Page,
  { fullName, email }: Pick<Account, 'fullName' | 'email'>,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Google of this machine' })).toBeVisible();
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}
