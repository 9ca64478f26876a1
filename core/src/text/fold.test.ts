import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findQuote, foldText } from './fold.ts';

describe('a quotation is found in its page', () => {
  test.each<[string, string, string]>([
    ['to the letter', 'Rain falls. Snow lies.', 'Snow lies.'],
    ['across a line end', 'The river bends\n  to the west.', 'bends to the west.'],
    ['with a ligature in the page', 'A ﬁne ﬂood plain.', 'fine flood'],
    ['with a ligature in the quotation', 'A fine flood plain.', 'ﬁne'],
    ['over a soft hyphen', 'sedi\u00admentary rock', 'sedimentary rock'],
  ])('%s', (_, page, quote) => {
    const span = findQuote(page, quote);
    expect(span).not.toBeNull();
    expect(foldText(page.slice(span?.start, span?.end))).toBe(foldText(quote));
  });

  test.each([
    ['another word', 'Rain falls.', 'Rain fell.'],
    ['nothing', 'Rain falls.', '  '],
  ])('but not %s', (_, page, quote) => {
    expect(findQuote(page, quote)).toBeNull();
  });

  test('wherever it was cut out', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (page, from, length) => {
        const start = from % page.length;
        const quote = page.slice(start, start + 1 + (length % page.length));
        fc.pre(quote.trim() !== '');
        expect(findQuote(page, quote)).not.toBeNull();
      }),
    );
  });
});
