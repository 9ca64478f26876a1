import { expect, it } from 'vitest';
import { getText, plain } from './raw-block.ts';
import { tableRow } from './table-row.ts';

const row = (cells: string[], isHead = false): string =>
  getText(
    tableRow(
      cells.map((cell) => [plain(cell)]),
      isHead,
    ),
  );

/** Definitions become questions, so a row that defines nothing must not look like one. */
it.each([
  ['a term and what it means', ['Osmosis', 'Diffusion of water'], 'Osmosis: Diffusion of water'],
  [
    'a term in a row with empty cells',
    ['', 'Osmosis', ' ', 'Diffusion of water'],
    'Osmosis: Diffusion of water',
  ],
  ['two values', ['Lagos', 'Ibadan'], 'Lagos | Ibadan'],
  ['three cells', ['Iron', 'Fe', 'A metal of this group'], 'Iron | Fe | A metal of this group'],
  [
    'a question and its answer',
    ['What is osmosis?', 'The diffusion of water through it'],
    'What is osmosis? | The diffusion of water through it',
  ],
  [
    'a sentence and a longer one',
    ['Water goes where more salt is', 'It goes there until both sides hold as much of it'],
    'Water goes where more salt is: It goes there until both sides hold as much of it',
  ],
  [
    'a first cell that is too long for a term',
    ['Water always goes where more salt is', 'It goes there until both sides hold as much of it'],
    'Water always goes where more salt is | It goes there until both sides hold as much of it',
  ],
])('%s', (_what, cells, text) => {
  expect(row(cells)).toBe(text);
});

it('the names of columns define nothing', () => {
  expect(row(['Term', 'What it means'], true)).toBe('Term | What it means');
});
