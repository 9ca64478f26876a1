import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaGap, pictureGap, withoutGaps } from './marked-gaps.ts';

test.each([
  ['no alternative text', '', '[picture]'],
  ['an alternative text', 'A plant cell.', '[picture: A plant cell.]'],
  ['brackets in it', 'A [cell] of a plant]', '[picture: A (cell) of a plant)]'],
])('a picture with %s is marked', (_, alternative, mark) => {
  expect(pictureGap(alternative)).toBe(mark);
});

test('no words about pictures stay in a text, and the text around them keeps its place', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (alternatives) => {
      const gaps = [...alternatives.map(pictureGap), formulaGap];
      const text = `Rivers${gaps.join('')}run.`;
      const rest = withoutGaps(text);

      expect(rest.trim()).toMatch(/^Rivers +run\.$/);
      expect(rest).toHaveLength(text.length);
    }),
  );
});

test.each([
  ['a citation', 'Cells divide [3].'],
  ['a word in brackets', 'The [pictures] of cells [formulas].'],
])('%s is no mark', (_, text) => {
  expect(withoutGaps(text)).toBe(text);
});

test('a mark that was cut off is one', () => {
  expect(withoutGaps('Cells. [picture: Cells divide. They').trim()).toBe('Cells.');
});

test('a text that has only openings is read once', () => {
  expect(withoutGaps('[picture: '.repeat(200_000))).toHaveLength(2_000_000);
});
