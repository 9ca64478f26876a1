/** A lecture that was filmed: its subtitles are a note to read and to search. */
import { expect, test } from '@playwright/test';
import { makeFilm } from '../../../server/src/platform/extract/testing/recordings.ts';
import { registerVerified, signIn } from '../../product/account.ts';

const subtitles = `1
00:00:00,500 --> 00:00:02,000
Humus holds water in the soil.

2
00:00:02,500 --> 00:00:04,000
Earthworms carry it down.
`;

test('the subtitles of a lecture become a note that can be read and searched', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  const buffer = makeFilm('mkv', { subtitles: [{ srt: subtitles, language: 'eng' }] });
  const files = page.getByLabel('Choose files to upload');
  await files.setInputFiles({ name: 'Soil lecture.mkv', mimeType: 'video/x-matroska', buffer });

  await expect(page.getByText('The text is that of the English subtitles of the film.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'Soil lecture' }).click();
  await expect(page.getByRole('heading', { name: '0:00 to 0:04' })).toBeVisible();
  await expect(page.getByText('Humus holds water in the soil. Earthworms carry it down.')).toBeVisible();

  await page.getByRole('button', { name: 'Find in this note' }).click();
  await page.getByLabel('Search in this note').fill('earthworms');
  await expect(page.getByText('Found on 1 section.')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('Earthworms');
});
