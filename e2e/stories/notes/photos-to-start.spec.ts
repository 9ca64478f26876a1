import { expect, type Page, test } from '@playwright/test';
import { drawnPage } from '../../../server/src/platform/recognition/testing/drawn-page.ts';
import { registerVerified, signIn } from '../../product/account.ts';
import { tryToSignIn } from '../../product/sign-in.ts';

test.use({ viewport: { width: 360, height: 640 } });

const pages = [
  [
    '# Osmosis',
    'Osmosis is the movement of water through a membrane',
    'from the side with fewer particles to the other one.',
    'Diffusion is the spreading of particles in a fluid',
    'until they are everywhere alike.',
  ],
  [
    '# Energy',
    'Respiration is the release of energy from food in cells.',
    'Photosynthesis is the making of food by plants with light.',
    'Digestion is the breaking of food into small particles.',
  ],
];

const getPhotos = () =>
  Promise.all(
    pages.map(async (lines, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawnPage(lines).encode('jpeg', 80),
    })),
  );

const choose = (page: Page) => page.getByLabel('Choose files to upload');

test('a student makes one note of photos, and starts with its first question', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  await choose(page).setInputFiles(await getPhotos());
  const dialog = page.getByRole('dialog', { name: '2 photos' });
  await dialog.getByLabel('Title').fill('Cells, week 3');
  await dialog.getByRole('button', { name: 'Send one note' }).click();

  await test.step('the way to the first question survives a reload', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^(Reading|Making|\d)/ })).toBeVisible();
    await page.reload();
  });
  const start = page.getByRole('link', { name: 'Start', exact: true });
  await expect(page.getByRole('heading', { level: 1, name: /(is|are) ready$/ })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(/^\d of 2 parts covered\./)).toBeVisible();
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article', { name: 'Cells, week 3.zip' })).toContainText('2 pages');
  await start.click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
});

test('a student shares files without a network, signs in later and sends them with one tap', async ({
  page,
  context,
}) => {
  const account = await registerVerified(page.request);
  await page.goto('/tools/upload');
  await expect(page).toHaveURL(/\/login/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  // As the share sheet of a phone opens the installed app.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/tools/upload', enctype: 'multipart/form-data' });
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    const data = new DataTransfer();
    data.items.add(new File(['Loam: sand, silt and clay'], 'Soil week 3.txt', { type: 'text/plain' }));
    files.files = data.files;
    const text = Object.assign(document.createElement('input'), {
      name: 'text',
      value: 'Humus: rotten plants',
    });
    form.append(files, text);
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(false);
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/tools/upload');
  await expect(page.getByText('2 files from another app')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my notes' }).click();

  for (const name of ['Soil week 3.txt', 'Humus rotten plants.txt'])
    await expect(page.getByRole('article', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 files from another app')).toBeHidden();
});
