/** The sign-in page, as stories fill it in. */
import type { Page } from '@playwright/test';
import type { Account } from './account.ts';

/** Types and sends; what follows is the story's to expect. */
export async function tryToSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
