import { expect, test } from 'vitest';
import { refusalOf } from './accepted-files.ts';
import { fileSize } from './file-size.ts';

test.each(['Chapter 3.pdf', 'CHAPTER.PDF', 'notes.docx', 'notes.md', 'notes.markdown', 'notes.txt'])(
  '%s is taken',
  (name) => {
    expect(refusalOf({ name, size: 2_000 })).toBeNull();
  },
);

test.each([
  ['photo.jpg', 2_000, /this kind of file is not read yet.*PDF/],
  ['old.doc', 2_000, /this kind of file is not read yet/],
  ['pdf', 2_000, /this kind of file is not read yet/],
  ['atlas.pdf', 60_000_000, /atlas.pdf has 60 MB; up to 50 MB can be sent/],
  ['nothing.txt', 0, /nothing.txt is empty/],
])('%s of %i bytes is refused with what to do', (name, size, sentence) => {
  expect(refusalOf({ name, size })).toMatch(sentence);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [34_500, '35 kB'],
  [3_440_000, '3.4 MB'],
  [52_428_800, '52 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
