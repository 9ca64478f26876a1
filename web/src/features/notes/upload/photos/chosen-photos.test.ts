import { expect, test } from 'vitest';
import { getPhotosRejection } from './chosen-photos.ts';

const makePhotos = (count: number) => Array.from({ length: count }, () => ({ size: 1_000 }));
const large = (size: number) => ({ size });

test.each([
  ['ten photos as ten notes', makePhotos(10), false, null],
  ['eleven photos as notes of their own', makePhotos(11), false, /^Up to 10 notes can be sent at once/],
  ['eleven photos as one note', makePhotos(11), true, null],
  ['fifty-one photos as one note', makePhotos(51), true, /^One note takes up to 50 photos/],
  ['photos of 48 MB as one note', [large(24_000_000), large(24_000_000)], true, null],
  [
    'photos of 52 MB as one note',
    [large(26_000_000), large(26_000_000)],
    true,
    /have 52 MB together; one note/,
  ],
  ['photos of 52 MB as two notes', [large(26_000_000), large(26_000_000)], false, null],
])('%s are sent or rejected with a way that works', (_, photos, isOneNote, sentence) => {
  const rejection = getPhotosRejection(photos, isOneNote);
  if (sentence === null) expect(rejection).toBeNull();
  else expect(rejection).toMatch(sentence);
});
