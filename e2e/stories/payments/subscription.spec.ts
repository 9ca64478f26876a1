/** Premium from the button to the sentence that says it, with the stand-in for Paystack. */
import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';
import { runProduct } from '../../product/running-product.ts';

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
  await expect(plan(page)).toContainText('It ends automatically, and nothing is charged.');
  await expect(upgrade(page)).toBeHidden();
  await expect(page.getByText('Free trial, 7 days')).toBeVisible();
});

test('a student has a card declined, pays by a second one with a PIN, and stops the renewal', async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request), '/subscription');
  await page.getByLabel('Charge my card again each month.').check();
  await pay(page).click();
  await card(page, '5408').click();
  await expect(page.getByRole('alert')).toContainText('Declined');
  await card(page, '7812').click();
  await page.getByLabel('PIN').fill('1111');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Your month of premium is paid' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your month of premium is paid' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' }).click();
  await expect(plan(page)).toContainText('That day we charge ₦1,500 to your Verve ending in 7812');
  await expect(upgrade(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Payments' }).getByText('Paid')).toBeVisible();
  await page.getByRole('button', { name: 'Stop renewing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop renewing' }).click();
  await expect(plan(page)).toContainText('It does not renew, and nothing is charged.');
});

test('a payer who was declined comes back, and nothing has changed', { tag: '@long' }, async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/subscription');
  await pay(page).click();
  await card(page, '5408').click();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank declined the payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your subscription' }).click();
  await expect(plan(page)).toContainText('You are on the free plan.');
  await expect(upgrade(page)).toBeVisible();
});

test('a transfer arrives when its payer has long gone on', async ({ page, request, baseURL }) => {
  await signIn(page, await registerVerified(page.request), '/subscription');
  await pay(page).click();
  await page.getByRole('button', { name: 'I have made the bank transfer' }).click();
  await expect(page.getByRole('heading', { name: 'We are asking your bank' })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await page.goto('/dashboard');
  await expect(upgrade(page)).toBeVisible();
  const arrive = new URL('/sandbox/paystack/arrive', baseURL).href;
  expect((await request.post(arrive, { form: { reference } })).ok()).toBe(true);
  // The page is not asked for again: the event of the provider reaches it.
  await expect(upgrade(page)).toBeHidden();
  await page.goto('/subscription');
  await expect(page.getByRole('list', { name: 'Payments' }).getByText('Paid')).toBeVisible();
});

test('premium is offered after two minutes, over no payment, and once dismissed stays away', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, await registerVerified(page.request), '/subscription');
  await expect(plan(page)).toBeVisible();
  const offer = page.getByRole('dialog').getByRole('button', { name: 'Try 7 days free' });
  await page.clock.fastForward('02:30');
  await expect(offer).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.clock.runFor('00:10');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await page.clock.fastForward('03:00');
  await page.clock.runFor('00:10');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('everyone has premium and sees no button on an instance that sells nothing', { tag: '@long' }, async ({
  browser,
}) => {
  const school = await runProduct({ PAYMENTS: 'none' });
  const context = await browser.newContext({ baseURL: school.address });
  try {
    const page = await context.newPage();
    await signIn(page, await registerVerified(context.request));
    await expect(upgrade(page)).toBeHidden();
    await page.goto('/subscription');
    await expect(plan(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay|Try/ })).toBeHidden();
    expect((await context.request.get('/sandbox/paystack')).status()).toBe(404);
  } finally {
    await context.close();
    await school.end();
  }
});
