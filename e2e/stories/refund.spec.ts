/** Money goes back to a student who asks for it: by keyboard on a laptop, by thumb on a phone. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { type Account, registerVerified, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';

async function payForMonth(page: Page): Promise<Account> {
  const student = await registerVerified(page.request);
  await signIn(page, student, '/subscription');
  await page.getByRole('button', { name: 'Pay ₦1,500 for a month' }).click();
  await page.getByRole('button', { name: /^Pay with the card …4081/ }).click();
  await expect(page.getByRole('heading', { name: 'You have premium' })).toBeVisible();
  return student;
}

/** More than any page has stops. */
const mostStops = 80;

async function byKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

const byThumb = (_page: Page, target: Locator) => target.tap();

const hands = [
  { name: 'by keyboard', context: { viewport: { width: 1280, height: 800 } }, press: byKeyboard },
  {
    name: 'by thumb',
    context: { viewport: { width: 360, height: 740 }, hasTouch: true },
    press: byThumb,
  },
] as const;

async function administratorWith(browser: Browser, context: (typeof hands)[number]['context']) {
  const page = await (await browser.newContext(context)).newPage();
  await signIn(page, administratorOfAll());
  await expect(page).toHaveURL('/admin/dashboard');
  return page;
}

for (const { name, context, press } of hands) {
  test(`an administrator gives a month back ${name}`, { tag: '@long' }, async ({ page, browser }) => {
    const student = await payForMonth(page);
    const desk = await administratorWith(browser, context);
    await press(desk, desk.getByRole('link', { name: 'Money', exact: true }));
    await desk.getByLabel('Reference, name or email').fill(student.email);
    await expect(desk.getByText('1 payment')).toBeVisible();
    await press(desk, desk.getByRole('link', { name: student.fullName }));
    await press(desk, desk.getByRole('button', { name: 'Refund' }));
    const asking = desk.getByRole('dialog');
    await asking.getByLabel('Reason').fill('Paid by mistake');
    await press(desk, asking.getByRole('button', { name: 'Refund' }));
    await expect(desk.getByText('Going back, ₦1,500')).toBeVisible();

    await page.goto('/subscription');
    await expect(page.getByRole('list', { name: 'Payments' }).getByText('₦1,500 goes back')).toBeVisible();
  });
}
