import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

const getRows = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data;

test.each([
  ['a formula', '=1+1'],
  ['a formula of several lines', '=cmd|\n!A1'],
  ['a plus', '+1'],
  ['a minus', '-1'],
  ['an at sign', '@SUM(A1)'],
  ['a formula after a blank', ' =1+1'],
  ['a formula after a no-break space', '\u00A0=1+1'],
  ['a formula after a tab', '\t=1+1'],
  ['a formula after a carriage return', '\r=1+1'],
  ['a formula in wide letters', '＝1+1'],
])('%s is no formula', async (_name, cell) => {
  const [, [first] = []] = getRows(await csvText(['question'], [[cell]]));
  expect(first).toBe(`'${cell}`);
});

test.each(['a, b', 'a "b"', 'a\nb', 'a\r\nb', '"', ',', ' a ', 'الماء', 'x = 1', ''])(
  '%j comes back as it was',
  async (cell) => {
    const rows = getRows(await csvText(['one', 'two'], [[cell, 'end']]));
    expect(rows).toEqual([
      ['one', 'two'],
      [cell, 'end'],
    ]);
  },
);

test('any cell content keeps the table in shape, and no cell starts as a formula', async () => {
  const row = fc.tuple(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'=+-@,"\r\n\t ;a') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
      const [, ...read] = getRows(await csvText(['one', 'two'], rows));
      expect(read).toHaveLength(rows.length);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
