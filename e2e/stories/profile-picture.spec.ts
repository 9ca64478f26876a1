import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';

/** A red square of 1 x 1. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a person chooses, sees and removes a picture, and a file that is no picture is rejected', async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request), '/profile');
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toBeVisible();

  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  const picture = page.getByRole('region', { name: 'Your picture' }).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/pictures\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(picture).toHaveCount(0);
});
