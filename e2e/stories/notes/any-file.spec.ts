/** Files as students have them, from the choice to the text on the screen. */
import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { docxParagraph, makeDocx } from '../../../server/src/platform/extract/testing/docx.ts';
import { makeZip } from '../../../server/src/platform/extract/testing/zip.ts';
import { registerVerified, signIn } from '../../product/account.ts';

async function openUploads(page: Page): Promise<void> {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.getByLabel('Choose files to upload').setInputFiles({ name, mimeType, buffer });
}

test('a ZIP of mixed files becomes a note that lists its omitted files', { tag: '@long' }, async ({
  page,
}) => {
  await openUploads(page);
  const zip = makeZip([
    { name: 'week 1/notes.md', content: Buffer.from('# Rivers\n\nRivers carry sand.') },
    { name: 'week 1/slides.docx', content: makeDocx(docxParagraph('Deltas grow where rivers end.')) },
    { name: 'week 1/song.mp3', content: Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000') },
  ]);
  await choose(page, 'Geography.zip', zip);
  await page.getByRole('link', { name: 'Geography.zip' }).click();

  await expect(page.getByText('Read from this archive: week 1/notes.md, week 1/slides.docx.')).toBeVisible();
  await expect(
    page.getByText(/^week 1\/song\.mp3 was left out\. This file is a sound recording/),
  ).toBeVisible();
  await expect(page.getByText('Rivers carry sand.')).toBeVisible();
  await page.getByRole('button', { name: 'Next section' }).click();
  await expect(page.getByText('Deltas grow where rivers end.')).toBeVisible();
});

test('a broken file says so and costs nothing; mended it is read, a second time it is known, and it can be downloaded', async ({
  page,
}) => {
  const whole = makeDocx(docxParagraph('Rivers carry sand.'));
  await openUploads(page);
  await choose(page, 'Rivers.docx', whole.subarray(0, whole.length / 2));
  const card = page.getByRole('article', { name: 'Rivers.docx' });
  await expect(card).toContainText('This file is damaged or incomplete.');
  await expect(page.getByText('5 of 5 uploads left this month.')).toBeVisible();

  await choose(page, 'Rivers.docx', whole);
  await expect(page.getByRole('link', { name: 'Rivers.docx' })).toBeVisible();
  await expect(page.getByText('4 of 5 uploads left this month.')).toBeVisible();
  await choose(page, 'Rivers once more.docx', whole);
  await expect(page.getByText('Rivers once more.docx is already in your notes')).toBeVisible();
  // The panel of sets for the first note has such a link too.
  await page.getByRole('link', { name: 'Open the note' }).first().click();
  await expect(page.getByText('Rivers carry sand.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Rivers.docx');
  expect(await buffer(await file.createReadStream())).toEqual(whole);
});
