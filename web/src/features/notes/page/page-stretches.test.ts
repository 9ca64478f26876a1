import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import type { TextSpan } from '@akada/core/text/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRanges } from './page-stretches.ts';

const text = 'The area is $A$ of it.';
const getFormula = (start: number, end: number): PageFormula => ({
  start,
  end,
  tex: 'A',
  set: ['A'],
  displayed: false,
});
const area = getFormula(12, 15);
const whole = { start: 0, end: text.length };
const drawn = (mark: TextSpan | null, bold: TextSpan[] = []) =>
  getRanges({ text, bold, formulas: [area] }, mark, whole).map((stretch) => {
    const inner = stretch.formula ? `{${stretch.text}}` : stretch.text;
    const strong = stretch.isBold ? `*${inner}*` : inner;
    return stretch.isMarked ? `[${strong}]` : strong;
  });

test.each<[string, TextSpan | null, TextSpan[], string[]]>([
  ['no mark', null, [], ['The area is ', '{$A$}', ' of it.']],
  ['a mark beside it', { start: 4, end: 8 }, [], ['The ', '[area]', ' is ', '{$A$}', ' of it.']],
  ['a mark over it', { start: 9, end: 18 }, [], ['The area ', '[is ]', '[{$A$}]', '[ of]', ' it.']],
  ['a mark that ends in it', { start: 9, end: 13 }, [], ['The area ', '[is ]', '[{$A$}]', ' of it.']],
  ['a mark that begins in it', { start: 14, end: 18 }, [], ['The area is ', '[{$A$}]', '[ of]', ' it.']],
  ['a mark inside of it', { start: 13, end: 14 }, [], ['The area is ', '[{$A$}]', ' of it.']],
  ['bold across it', null, [{ start: 9, end: 18 }], ['The area ', '*is *', '*{$A$}*', '* of*', ' it.']],
])('a formula with %s stays one', (_, mark, bold, expected) => {
  expect(drawn(mark, bold)).toEqual(expected);
});

const length = 40;
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: length }), { maxLength: 12 })
  .map((borders) => borders.toSorted((a, b) => a - b))
  .map((borders) =>
    Array.from({ length: Math.floor(borders.length / 2) }, (_, index) => ({
      start: borders[2 * index] ?? 0,
      end: borders[2 * index + 1] ?? 0,
    })),
  );

test('the ranges contain each character once, with any marks, bold parts and formulas', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: length, maxLength: length }),
      spans,
      spans,
      spans,
      (page, bold, set, marks) => {
        const formulas = set.map(({ start, end }) => getFormula(start, end));
        const stretches = getRanges({ text: page, bold, formulas }, marks[0] ?? null, {
          start: 0,
          end: page.length,
        });
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(page);
        expect(stretches.filter((stretch) => stretch.formula !== null)).toHaveLength(formulas.length);
        for (const { formula, start, text: own } of stretches)
          if (formula) expect([start, start + own.length]).toEqual([formula.start, formula.end]);
      },
    ),
  );
});
