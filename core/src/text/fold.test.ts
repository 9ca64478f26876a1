import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findQuote, foldText } from './fold.ts';

test.each([
  ['white space', 'a\n \t\u00a0b', 'a b'],
  ['white space around', ' a ', ' a '],
  ['a soft hyphen', 'sedi\u00adment', 'sediment'],
  ['a soft hyphen between spaces', 'a \u00ad b', 'a b'],
  ['every ligature', 'ﬀ ﬁ ﬂ ﬃ ﬄ ﬅ ﬆ', 'ff fi fl ffi ffl st st'],
  ['nothing', '', ''],
])('the fold handles %s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('a quotation is found in its page', () => {
  test.each<[string, string, string]>([
    ['to the letter', 'Rain falls. Snow lies.', 'Snow lies.'],
    ['across a line end', 'The river bends\n  to the west.', 'bends to the west.'],
    ['with a ligature in the page', 'A ﬁne ﬂood plain.', 'fine flood'],
    ['with a ligature in the quotation', 'A fine flood plain.', 'ﬁne'],
    ['across a soft hyphen', 'sedi\u00admentary rock', 'sedimentary rock'],
  ])('%s', (_, page, quote) => {
    const span = findQuote(page, quote);
    expect(span).not.toBeNull();
    expect(foldText(page.slice(span?.start, span?.end))).toBe(foldText(quote));
  });

  test.each<[string, string, string, string]>([
    ['the first of two', 'Rain. Snow. Rain.', 'Rain.', '0-5'],
    ['to the letter, with its own spaces', 'Snow lies.', 'Snow lies.', '0-10'],
    ['across two line ends', 'The river\n\nbends.', 'river bends', '4-16'],
    ['from a ligature on', 'A ﬁne day', 'fine', '2-5'],
    ['up to a ligature', 'The chieﬀ\nly', 'chieff', '4-9'],
    ['with spaces around the quotation', 'Rain falls\nhere.', ' Rain falls here. ', '0-16'],
    ['after a soft hyphen', 'a\u00ad b', 'a b', '0-4'],
  ])('a quotation has a position: %s', (_, page, quote, position) => {
    const span = findQuote(page, quote);
    expect(`${span?.start}-${span?.end}`).toBe(position);
  });

  test.each([
    ['another word', 'Rain falls.', 'Rain fell.'],
    ['nothing', 'Rain falls.', '  '],
    ['an empty quotation', 'Rain falls.', ''],
    ['a blank that the page has to the letter', 'Rain  falls.', '  '],
    ['only a soft hyphen', 'Rain falls.', '\u00ad'],
    ['a longer text', 'Rain falls.', 'Rain falls. Snow lies.'],
    ['other capitals', 'Rain falls.', 'rain falls.'],
  ])('a page does not contain %s', (_, page, quote) => {
    expect(findQuote(page, quote)).toBeNull();
  });

  test('a quotation cut from any position is found', () => {
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
