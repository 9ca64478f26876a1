import { expect, test } from 'vitest';
import { titleOfFile } from './storable-text.ts';

test.each([
  ['gift.txt', ['Soil', 'Soil'], 'Soil'],
  ['GIFT (2).gift', ['Soil', null, 'Water', 'Water'], 'Water'],
  ['.gift', [null], 'Imported questions'],
  ['moodle.xml.txt', [], 'Imported questions'],
  ['Gift economies.moodle.gift', ['Soil'], 'Gift economies'],
  ['2019.gift', [null], '2019'],
])('a set is never called as the format is: %s', (filename, topics, title) => {
  expect(titleOfFile(filename, topics)).toBe(title);
});
