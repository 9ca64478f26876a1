import { expect, it } from 'vitest';
import { getStatedNames } from './stated-names.ts';

it.each<[string, string[]]>([
  [
    'The standard is that of the reasonable person (Blyth v Birmingham Waterworks, 1856).',
    ['case Blyth v Birmingham Waterworks', 'date 1856'],
  ],
  ['Re Polemis (1921) – liable for all direct consequences.', ['case Re Polemis', 'date 1921']],
  ['Replaced by The Wagon Mound (No 1) [1961].', ['case The Wagon Mound', 'date 1961']],
  ['People recall more of themselves (Rogers, Kuiper, & Kirker, 1977).', []],
  ['CO = HR x SV. eg 70 x 70', ['formula CO = HR x SV']],
  ['The energy is $E = mc^2$ where m is the mass.', ['formula $E = mc^2$']],
  ['PR interval 0.12-0.20 s, and the sac holds 15–50 mL.', ['figure 0.12-0.20 s', 'figure 15–50 mL']],
  ['It costs ₦1,500 or 25 % of the price.', ['figure ₦1,500', 'figure 25 %']],
  ['It has 3 layers and page 12.', []],
])('the line %j names %j', (line, names) => {
  expect(getStatedNames(line).map(({ kind, name }) => `${kind} ${name}`)).toEqual(names);
});
