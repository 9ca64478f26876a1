import { expect, type Page, test } from '@playwright/test';
import { drawnPage, getScan } from '../../../server/src/platform/recognition/testing/drawn-page.ts';
import { registerVerified, signIn } from '../../product/account.ts';
import { type RunningProduct, runProduct } from '../../product/running-product.ts';

const page1 = [
  '# Osmosis',
  'Osmosis is the movement of water through a membrane',
  'from the side with fewer particles to the other one.',
  'Diffusion is the spreading of particles in a fluid',
  'until they are everywhere alike.',
];

const photo = async () => ({
  name: 'board.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawnPage(page1).encode('jpeg', 80),
});
const scan = async () => ({
  name: 'lesson.pdf',
  mimeType: 'application/pdf',
  buffer: await getScan(await drawnPage(page1).encode('jpeg', 80)),
});

async function openUploads(page: Page): Promise<void> {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
}

const choose = (page: Page) => page.getByLabel('Choose files to upload');
const noteCalled = (page: Page, name: string) => page.getByRole('article', { name });

test('a scan and a photo of a page become notes that one can read and learn from', { tag: '@long' }, async ({
  page,
}) => {
  await openUploads(page);
  await expect(page.getByText('PDF, Word, slides, photos and more.')).toBeVisible();
  await choose(page).setInputFiles([await scan(), await photo()]);

  for (const name of ['lesson.pdf', 'board.jpg']) {
    const note = noteCalled(page, name);
    await expect(note.getByRole('link', { name: 'Practise' })).toBeVisible({ timeout: 60_000 });
    await expect(note).toContainText('Pages whose text was read from a picture: 1.');
  }
  await page.getByRole('link', { name: 'board.jpg' }).click();
  await expect(page.getByRole('heading', { name: 'Osmosis' }).last()).toBeVisible();
  await expect(page.getByText('Osmosis is the movement of water through a membrane')).toBeVisible();
});

test.describe('the instance has no text recognition', () => {
  let plain: RunningProduct;
  test.beforeAll(async () => {
    plain = await runProduct({ TESSERACT: 'off' });
  });
  test.afterAll(() => plain.end());

  test('a photo is rejected before it is sent, and a scan names a remedy', { tag: '@long' }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: plain.address });
    const page = await context.newPage();
    await openUploads(page);
    await expect(page.getByText('PDF, Word, slides and more.')).toBeVisible();
    await choose(page).setInputFiles(await photo());
    await expect(page.getByText(/^board\.jpg is a picture, which cannot be read\./)).toBeVisible();

    await choose(page).setInputFiles(await scan());
    await expect(noteCalled(page, 'lesson.pdf')).toContainText('text recognition of a scanner app');
    await expect(noteCalled(page, 'board.jpg')).toHaveCount(0);
    await context.close();
  });
});
