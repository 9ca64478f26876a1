import { expect, test } from '@playwright/test';
import { beginSession, registerVerified, signIn } from '../../product/account.ts';
import { tryToSignIn } from '../../product/sign-in.ts';

test('profile, name, time zone and notifications are saved as they were chosen', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is complete.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Full name').fill('Ngozi Eze');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ngozi Eze');

  await page.goto('/settings/general');
  await page.getByLabel('Time zone').fill('london');
  await page.getByRole('option', { name: 'Europe/London' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
  await page.goto('/settings/notifications');
  await page.getByLabel('A note is ready, by email').check();
  await expect(page.getByLabel('My password changes, by email')).toBeDisabled();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('A note is ready, by email')).toBeChecked();
  await page.goto('/settings/general');
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/London');
});

test('a changed password ends every sign-in, and a wrong one is reported at its field', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);
  const phone = await browser.newPage({ baseURL });
  await beginSession(phone, account);

  await page.goto('/settings/security');
  await page.getByRole('textbox', { name: 'Current password' }).fill('not this one');
  await page.getByRole('textbox', { name: 'New password' }).fill('brighter lagoon 43');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('brighter lagoon 43');

  await page.getByRole('textbox', { name: 'Current password' }).fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  await tryToSignIn(page, { ...account, password: 'brighter lagoon 43' });
  await expect(page).toHaveURL('/settings/security');
  await phone.goto('/settings');
  await expect(phone).toHaveURL('/login');
  await phone.close();
});

test('signing out everywhere asks first, and means this device too', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);
  const phone = await browser.newPage({ baseURL });
  await beginSession(phone, account);

  await page.goto('/settings/devices');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out all devices' }).click();
  await expect(page).toHaveURL('/login');
  await phone.goto('/dashboard');
  await expect(phone).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await phone.close();
});

test('the colours follow the device until one chooses', { tag: '@long' }, async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/settings/general');
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.getByRole('radio', { name: 'Same as my device' }).check();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('themeMode'))).toBeNull();
});

test('a device is signed out by a button on one line, on the narrowest phone too', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  const phone = await browser.newPage({ baseURL });
  await beginSession(phone, account);
  await phone.close();
  await signIn(page, account);

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/settings/devices');
    const button = page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).first();
    await expect(button).toBeVisible();
    const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
    expect((await button.boundingBox())?.height).toBe((await everywhere.boundingBox())?.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the list of settings leads to a section, and the browser back to the list', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request), '/settings');
  await page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByRole('link', { name: /^Password and second step/ })
    .click();
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Password and second step' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
