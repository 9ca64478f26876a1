/** Premium from the button to the sentence that says it, with the stand-in for Paystack. */
import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';

const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const upgrade = (page: Page) => page.getByRole('link', { name: 'Upgrade' });
const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₦1,500 for a month' });
const card = (page: Page, ending: string) =>
  page.getByRole('button', { name: new RegExp(`^Pay with the card …${ending}`) });

test('a student tries premium without a card', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await upgrade(page).click();
  await expect(plan(page)).toContainText('You are on the free plan.');
  await page.getByRole('button', { name: 'Try 7 days free' }).click();
  await expect(plan(page)).toContainText('It ends by itself, and nothing is charged.');
  await expect(upgrade(page)).toBeHidden();
  await expect(page.getByText('Free trial, 7 days')).toBeVisible();
});

test('a card is declined, another one with a PIN pays, and the renewal is stopped', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/subscription');
  await page.getByLabel('Charge my card again each month.').check();
  await pay(page).click();
  await card(page, '5408').click();
  await expect(page.getByRole('alert')).toContainText('Declined');
  await card(page, '7812').click();
  await page.getByLabel('PIN').fill('1111');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'You have premium' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have premium' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' }).click();
  // Cards are charged by day: what is paid at night is due the morning after its end.
  await expect(plan(page)).toContainText('e charge ₦1,500 to your Verve ending in 7812');
  await expect(upgrade(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Payments' }).getByText('Paid')).toBeVisible();
  await page.getByRole('button', { name: 'Stop renewing' }).click();
  await expect(plan(page)).toContainText('Nothing is charged after that.');
});

test('a payer who was declined comes back, and nothing has changed', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/subscription');
  await pay(page).click();
  await card(page, '5408').click();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank declined the payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your subscription' }).click();
  await expect(plan(page)).toContainText('You are on the free plan.');
  await expect(upgrade(page)).toBeVisible();
});
