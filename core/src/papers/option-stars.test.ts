import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { getKeys } from './testing/outline.ts';
import { typedPaper } from './testing/typed-paper.ts';

const BETWEEN = '1. Rain is\n(A) dry * (B) wet (C) loud\n2. Snow is\n(A) hot\n*\n(B) cold\n(C) green';

it.each([
  ['behind, as the last option has one', '3. Fog is\n(A) far\n(B) red\n(C) thin *', ['A', 'A', 'C']],
  [
    'behind, as the last option has one below it',
    '3. Fog is\n(A) far\n(B) red\n(C) thin\n*',
    ['A', 'A', 'C'],
  ],
  ['behind, as one stands at its option', '3. Fog is (A) far (B) red* (C) thin', ['A', 'A', 'B']],
  ['before, as the first option has one', '3. Fog is\n*\n(A) far\n(B) red\n(C) thin', ['B', 'B', 'A']],
  ['before, as one stands at its option', '3. Fog is (A) far *(B) red (C) thin', ['B', 'B', 'B']],
  ['nowhere, as no question tells', '3. Fog is (A) far * (B) red (C) thin', ['-', '-', '-']],
  [
    'nowhere, as two questions contradict each other',
    '3. Fog is\n* (A) far\n(B) red\n(C) thin\n4. Hail is\n(A) far\n(B) red\n(C) thin *',
    ['-', '-', 'A', 'C'],
  ],
])('a star between two options is read %s', (_, rest, keys) => {
  const paper = readPaper(typedPaper(`${BETWEEN}\n${rest}`));
  expect(getKeys(paper)).toEqual(keys);
  expect(paper.questions.flatMap(({ options }) => options.map(({ text }) => text)).join()).not.toContain('*');
});

it.each([
  ['stands behind each stem', '1. Rain is * (A) dry (B) wet\n2. Snow is * (A) hot (B) cold'],
  ['stands below each stem', '1. Rain is\n*\n(A) dry\n(B) wet\n2. Snow is\n*\n(A) hot\n(B) cold'],
  ['stands alone below two options', '1. Rain is\n(A) dry (B) wet\n*\n2. Snow is\n(A) hot (B) cold\n*'],
])('no option is marked by a star that %s', (_, lines) => {
  expect(getKeys(readPaper(typedPaper(lines)))).toEqual(['-', '-']);
});

it('a speck of a scan marks no option', () => {
  const paper = '1. Rain is\n*(A) dry\n(B) wet\n2. Snow is\n(A) hot\n(B) cold\n3. Fog is\n(A) far\n(B) near';
  expect(getKeys(readPaper(typedPaper(paper, 'ocr')))).toEqual(['-', '-', '-']);
  expect(getKeys(readPaper(typedPaper(paper)))).toEqual(['A', '-', '-']);
});
