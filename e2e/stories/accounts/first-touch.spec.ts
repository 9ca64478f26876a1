/** Pages that the build has written out, before the app has come. */
import { expect, type Page, test } from '@playwright/test';
import { newAccount, registerVerified } from '../../product/account.ts';

/** @returns what lets the app's scripts through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

test('a sign-in that is sent before the app has come is held, and sent once', async ({ page }) => {
  const account = await registerVerified(page.request);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const release = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await password(page).press('Enter');

  const button = page.getByRole('button', { name: 'Sign In' });
  await expect(button).toHaveAttribute('data-busy', 'true');
  await button.click();
  await expect(page).toHaveURL('/login');
  expect(sent).toEqual([]);
  release();

  await expect(page).toHaveURL('/dashboard');
  expect(sent.filter((url) => url.endsWith('/auth/login'))).toHaveLength(1);
});

test('an error shows as usual when the button was pressed early', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('ngozi@example.com');
  await page.getByRole('button', { name: 'Sign In' }).click();
  release();

  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ngozi@example.com');
  await expect(page.getByText('Email is required')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('data-busy');
});

test('a registration keeps what was typed, ticked and chosen before the app came', async ({ page }) => {
  const account = newAccount();
  const release = await holdScripts(page);
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Tutor' }).check();
  await page.getByRole('radio', { name: 'Student' }).check();
  await page.getByLabel('Full name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password);
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  release();

  await expect(page).toHaveURL('/verify-email-pending');
});

test('a visitor who chose tutor before the app came is shown how tutors join', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Tutor' }).check();
  release();

  await expect(page.getByText('Tutors join with Google.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tutor' })).toBeChecked();
});

test('the way by Google shows untouched, and works when it was pressed early', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  release();

  await expect(page).toHaveURL(/\/sandbox\/google/);
});

test('a tutor who chose the role before the app loaded signs in with Google as a tutor', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Tutor' }).check();
  const started = page.waitForRequest(/\/auth\/google\/login\?/);
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  release();

  expect(new URL((await started).url()).searchParams.get('role')).toBe('tutor');
  await expect(page).toHaveURL(/\/sandbox\/google/);
});

test('an app that does not arrive says so, and comes with the next try', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.');
  await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('data-busy');
});

test('a page runs no script of the app until a visitor touches it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => /\/assets\/.*\.js$/.test(request.url()) && requested.push(request.url()));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  // The page preloads the files that it names; only the running app requests more.
  const named = await page
    .locator('link[rel="modulepreload"], script[src]')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element instanceof HTMLLinkElement ? element.href : element.getAttribute('src'),
      ),
    );
  expect(requested.filter((url) => !named.includes(url))).toEqual([]);
  await expect(page).toHaveTitle('Sign in · Akada');
  const previous = new Set(requested);

  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(() => requested.filter((url) => !previous.has(url))).not.toEqual([]);
});
