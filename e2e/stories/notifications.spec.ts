import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';
import { uploadNote } from '../product/study.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const chapter = Buffer.from('Osmosis is the movement of water through a membrane. '.repeat(20));

test('notifications reach the bell by themselves, are read, and lead on', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await uploadNote(page, 'osmosis.txt', 'text/plain', chapter);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');

  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await panel.getByRole('link', { name: /Your note is ready/ }).click();
  await expect(page).toHaveURL(/\/tools\/mcq\?file_id=/);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  await bell(page).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText('All are read')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('a deletion can be undone, and is final after leaving the page', { tag: '@long' }, async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);

  const remove = page.getByRole('button', { name: 'Delete Welcome to Akada' });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Welcome to Akada/ })).toBeVisible();
  await expect(remove).toBeFocused();

  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await remove.click();
  expect((await deleted).status()).toBe(204);
  await page.getByLabel('Show').selectOption('Unread only');
  await expect(rows).toHaveCount(1);
});

test('each notification failure is explained by its own sentence', { tag: '@long' }, async ({ page }) => {
  const refuse = (address: string) =>
    page.route(address, (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, await registerVerified(page.request));

  await refuse('**/api/v1/notifications/?*');
  await refuse('**/api/v1/notifications/unread-count');
  await page.goto('/notifications');
  await expect(page.getByText('Failed to fetch notifications')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Notifications. Failed to fetch unread count' }),
  ).toBeVisible();

  await page.unroute('**/api/v1/notifications/?*');
  await refuse('**/api/v1/notifications/mark-read/*');
  await refuse('**/api/v1/notifications/mark-all-read');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Failed to mark all notifications as read')).toBeVisible();
  await page
    .getByRole('link', { name: /\(unread\)/ })
    .first()
    .click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to mark notification as read' }),
  ).toBeVisible();
});
