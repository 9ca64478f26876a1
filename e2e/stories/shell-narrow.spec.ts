import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';
import { getLinks, inspectSchemes } from '../product/inspect-page.ts';

test('a student on a phone has tabs, a drawer and quick actions', async ({ page }) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);
  await expect(getLinks(page, 'Tabs')).toHaveText(['MCQ', 'AI Tools', 'Cards', 'Premium']);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Study' })).toBeHidden();

  const open = page.getByRole('button', { name: 'Open the menu' });
  await open.tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toContainText(account.fullName);
  await expect(drawer.getByRole('link', { name: 'Profile' })).toBeHidden();
  await drawer.getByText('Settings', { exact: true }).tap();
  await expect(drawer.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await inspectSchemes(page, 'the drawer');
  await drawer.getByRole('button', { name: 'Dark colours' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();

  await open.tap();
  await drawer.getByText('Settings', { exact: true }).tap();
  await drawer.getByRole('link', { name: 'All settings' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(drawer).toBeHidden();

  // This page is long enough to scroll.
  await page.getByRole('main').getByRole('link', { name: 'Notification settings' }).tap();
  const quick = page.getByRole('button', { name: 'Quick actions' });
  await expect(page.getByText('A note is ready')).toBeVisible();
  await expect(quick).toBeHidden();
  await page.evaluate(() => scrollTo(0, 101));
  await quick.tap();
  await page.getByRole('link', { name: 'Take Quiz' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'MCQ Practice' })).toBeVisible();
  await expect(quick).toBeHidden();
});

test('the palette opens and chooses by touch', { tag: '@long' }, async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('option', { name: 'Upload Notes' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload notes' })).toBeVisible();
});
