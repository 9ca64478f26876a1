import { expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { formulaFacts } from './formulas.ts';

const readFormulas = (note: string) =>
  typedNote(note).pages.flatMap((page) => formulaFacts(page, 1).map(({ term, meaning }) => [term, meaning]));

test.each([
  ['Void ratio e = Vv / Vs', ['Void ratio', 'Vv / Vs']],
  ['Activity A = PI / % clay (Skempton) <0.75 inactive', ['Activity', 'PI / % clay']],
  [
    'Cost of goods sold = Opening stock + Purchases – Closing stock',
    ['Cost of goods sold', 'Opening stock + Purchases – Closing stock'],
  ],
  ['Density = mass / volume, where mass is in kg', ['Density', 'mass / volume']],
  ['Bulk unit weight = yw (Gs + Se) / (1 + e)', ['Bulk unit weight', 'yw (Gs + Se) / (1 + e)']],
])('a formula ends before its remark: %s', (line, formula) => {
  expect(readFormulas(line)).toEqual([formula]);
});

test.each(['Bread = flour + water', 'Example = 5 + 7', 'e.g. = x / y', 'Profit = 500', 'x = 2y'])(
  'no name has a formula in “%s”',
  (line) => {
    expect(readFormulas(line)).toEqual([]);
  },
);
