import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount, verificationLink } from '../../product/account.ts';
import { tryToSignIn } from '../../product/sign-in.ts';

async function fillIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Full name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password);
  await page.getByLabel('I accept the terms and conditions').check();
}

test('a new student registers, confirms by mail and reaches the dashboard', async ({ page, browser }) => {
  const account = newAccount();
  await page.goto('/register');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/verify-email-pending');
  await expect(
    page.getByText('Registration successful! Please check your email to verify your account.'),
  ).toBeVisible();
  await expect(page.getByText('complete your profile')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');

  const link = await verificationLink(page.request, account.email);
  await test.step('a program that only looks at the link uses nothing up', async () => {
    const program = await (await browser.newContext()).newPage();
    let posts = 0;
    program.on('request', (request) => {
      if (request.url().endsWith('/auth/verify-email')) posts += 1;
    });
    await program.goto(link);
    await expect(program.getByRole('button', { name: 'Confirm my email address' })).toBeVisible();
    expect(posts).toBe(0);
    await program.context().close();
  });

  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
});

test('on another device the link confirms, and its owner signs in there', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const account = newAccount();
  await page.goto('/register');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Create account' }).click();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await verificationLink(page.request, account.email));
  await phone.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(phone.getByText('Your email address is confirmed.')).toBeVisible();
  await tryToSignIn(phone, account);
  await expect(phone).toHaveURL('/dashboard');
  await phone.context().close();
});

test('an account that is not confirmed is kept at the page that waits for it', { tag: '@long' }, async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/register');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/verify-email-pending');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('the terms open next to the form', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ngozi');
  for (const [name, path] of [
    ['terms and conditions', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(path);
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Ngozi');
  await expect(page.getByLabel('I accept the terms')).not.toBeChecked();
});

test('a rejected form shows its error, also above the visible part', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/register');
  const send = page.getByRole('button', { name: 'Create account' });
  await send.click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toBeInViewport();

  await page.route('**/api/v1/auth/register', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Nobody registers today.' } }),
  );
  await fillIn(page, newAccount());
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('Nobody registers today.');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await send.scrollIntoViewIfNeeded();
  }
});
