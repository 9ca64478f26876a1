import { expect, test } from 'vitest';
import { labelledParts } from './two-labels.ts';

const read = (line: string) => labelledParts(line).map(({ label, meaning }) => [label, meaning]);

test.each([
  'Artery: thick wall and high pressure / Vein: thin wall and low pressure',
  'Artery: thick wall and high pressure | Vein: thin wall and low pressure',
  'Artery: thick wall and high pressure; Vein: thin wall and low pressure',
  'Artery - thick wall and high pressure; Vein - thin wall and low pressure',
])('a line with a label in each half has two terms: %s', (line) => {
  expect(read(line)).toEqual([
    ['Artery', 'thick wall and high pressure'],
    ['Vein', 'thin wall and low pressure'],
  ]);
});

test.each([
  'Artery: thick wall; high pressure',
  'Artery: thick wall and high pressure',
  'The valves of the veins keep the blood: from flowing back; Vein: thin wall and low pressure',
])('any other line has not: %s', (line) => {
  expect(read(line)).toEqual([]);
});
