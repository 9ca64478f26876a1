import { expect, it } from 'vitest';
import { createBlockEnds } from './block-ends.ts';

const endOf = (pieces: readonly string[]) => {
  const ends = createBlockEnds();
  for (const piece of pieces) ends.add(piece);
  return ends.end();
};

it.each([
  ['one line', 'Water boils.', ''],
  ['a line with an end', 'Water boils.\n', ''],
  ['two blocks', 'Water boils.\n\nSalt', 'Water boils.\n\n'],
  ['two whole blocks', 'Water boils.\n\nSalt.\n\n', 'Water boils.\n\nSalt.\n\n'],
  ['an empty line in code', 'Water.\n\n```\na\n\nb', 'Water.\n\n'],
  ['code that has ended', '```\na\n\nb\n```\n\nWater', '```\na\n\nb\n```\n\n'],
  ['an empty line in a formula', '$$\na\n\nb', ''],
  ['a formula that has ended', '$$\na\n\nb\n$$\n\nWater', '$$\na\n\nb\n$$\n\n'],
])('the blocks of %s end at the same place, however the text is cut into pieces', (_what, text, whole) => {
  expect(endOf([text])).toBe(whole.length);
  expect(endOf([...text])).toBe(whole.length);
  expect(endOf(text.match(/[\s\S]{1,3}/g) ?? [])).toBe(whole.length);
});
