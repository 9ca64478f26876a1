import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { getSha256 } from '../queue/file-hash.ts';
import { joinPages } from './join-pages.ts';

const photo = (name: string, bytes: number) => new File([new Uint8Array(bytes).fill(7)], name);
const photos = [photo('IMG_9.JPG', 10), photo('IMG_2.png', 2_500_000), photo('image', 1)];

test('photos become the pages of one archive, in the chosen order and without a changed byte', async () => {
  const joined = await joinPages(photos, 'Cells, week 3');
  const members = unzipSync(new Uint8Array(await joined.arrayBuffer()));

  expect(joined.name).toBe('Cells, week 3.zip');
  expect(Object.entries(members).map(([name, bytes]) => [name, bytes.length])).toEqual([
    ['Page 1.jpg', 10],
    ['Page 2.png', 2_500_000],
    ['Page 3.jpg', 1],
  ]);
  expect(members['Page 2.png']?.every((byte) => byte === 7)).toBe(true);
});

test('the same photos make the same file, so that a repeated upload is recognised', async () => {
  const [first, second] = await Promise.all([joinPages(photos, 'a'), joinPages(photos, 'b')]);
  expect(await getSha256(first)).toBe(await getSha256(second));
});
