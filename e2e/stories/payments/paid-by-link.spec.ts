/** A payer without an account pays for a student, and a second payer uses the same link. */
import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';

/** Leads a payer from the link to the page of the provider. */
async function startToPay(payer: Page, url: string, email: string): Promise<void> {
  await payer.goto(url);
  await expect(payer.getByText('Premium for one month')).toBeVisible();
  await payer.getByLabel('Your email').fill(email);
  await payer.getByRole('button', { name: 'Pay ₦1,500' }).click();
}

const payByCard = (payer: Page) => payer.getByRole('button', { name: /^Pay with the card …4081/ }).click();

test('an aunt without an account pays for a student by a link, and the money of a second payer goes back', async ({
  page,
  browser,
}) => {
  await signIn(page, await registerVerified(page.request), '/subscription');
  await page.getByRole('button', { name: 'Let somebody else pay' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Open links' })).toContainText('₦1,500');

  const [aunt, uncle] = [await browser.newPage(), await browser.newPage()];
  await startToPay(aunt, url, 'aunt@example.com');
  await startToPay(uncle, url, 'uncle@example.com');
  await payByCard(aunt);
  await expect(aunt.getByText('Thank you, it is paid')).toBeVisible();
  await payByCard(uncle);
  await expect(uncle.getByText('Somebody else paid before you')).toBeVisible();

  await expect(page.getByRole('list', { name: 'Open links' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('premium', {
    ignoreCase: true,
  });
  await expect(page.getByRole('link', { name: 'Upgrade' })).toBeHidden();
  await aunt.goto(url);
  await expect(aunt.getByText('This is paid already')).toBeVisible();
  for (const payer of [aunt, uncle]) await payer.close();
});
