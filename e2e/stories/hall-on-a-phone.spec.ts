import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';
import { inspectSchemes } from '../product/inspect-page.ts';

test('on a phone the hall says what it has, takes extra time, and begins', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request), '/mcq/hall');
  await expect(
    page.getByText('This is practice in the manner of UTME; it is not made or endorsed by JAMB.'),
  ).toBeVisible();
  await inspectSchemes(page, 'the start of the hall');

  const choices = page.getByRole('group', { name: 'Three subjects beside English' }).getByRole('checkbox');
  await choices.nth(0).check();
  await page.getByRole('button', { name: 'Start the paper' }).tap();
  await expect(page.getByText('Choose three subjects')).toBeVisible();
  await choices.nth(1).check();
  await choices.nth(2).check();
  await page.getByRole('radio', { name: '50 %: 180 minutes' }).check();
  await page.getByRole('button', { name: 'Start the paper' }).tap();

  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(3:00:00|2:59:\d\d)$/);
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0);
  await page
    .getByRole('group', { name: /Question 1 of/ })
    .locator('input')
    .nth(2)
    .check();
  await expect(page.getByText('All saved')).toBeVisible();
  await inspectSchemes(page, 'the hall on a phone');
  await page.getByRole('link', { name: 'Leave for now' }).tap();
  await expect(page.getByRole('link', { name: /Continue/ }).first()).toBeVisible();
});
