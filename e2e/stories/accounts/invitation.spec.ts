import { expect, test } from '@playwright/test';
import { newAccount, verificationLink } from '../../product/account.ts';

/** Not the form of a real one, as after a mail program that cut it off: only the page that opens it may judge it. */
const token = 'invitation.of-week_7';

test('an invitation is carried from registering through the mail to the shared content', async ({ page }) => {
  const account = newAccount();
  await page.goto(`/register?invitation_token=${token}`);
  await expect(page.getByText("You've been invited to view shared content")).toBeVisible();
  await page.getByLabel('Full name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password);
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('The shared content can be accessed afterwards.')).toBeVisible();

  await page.goto(await verificationLink(page.request, account.email));
  await expect(page).toHaveURL(`/share/accept?token=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shared content' })).toBeVisible();
});
