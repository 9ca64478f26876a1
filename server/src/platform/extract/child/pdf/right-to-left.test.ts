import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from './piece.ts';
import { inReadingOrder } from './right-to-left.ts';

const pageWidth = 600;
const size = 10;

/** Words on one baseline as they stand on paper, each from its left edge; a glyph is 5 wide, a space 4. */
function drawn(words: readonly string[], { glyphs = false, from = 'left' } = {}): Piece[] {
  let x = 100;
  const pieces = words.flatMap((word) => {
    const parts = glyphs ? [...word] : [word];
    const placed = parts.map((text, index) => {
      const left = x;
      x += 5 * text.length;
      return { text, x: left, right: x, y: 50, size, bold: false, spaceBefore: index === 0 && left > 100 };
    });
    x += 4;
    return placed;
  });
  return from === 'left' ? pieces : pieces.reverse().map((piece) => ({ ...piece, spaceBefore: false }));
}

const read = (pieces: readonly Piece[]) => inReadingOrder(pieces, pageWidth).map(({ text }) => text);
const turned = (word: string) => [...word].reverse().join('');

describe('what is written from the right', () => {
  it('is read from the right, glyph by glyph as it is drawn', () => {
    // On paper, from the left: the last glyph of the last word comes first.
    const paper = ['שמש', 'אור', 'הופכים', 'הצמחים'].map(turned);
    expect(read(drawn(paper, { glyphs: true }))).toEqual(['הצמחים הופכים אור שמש']);
  });

  it('is read so too where whole words were drawn, from either side', () => {
    const paper = ['الشمس', 'ضوء', 'تحول', 'النباتات'];
    expect(read(drawn(paper))).toEqual(['النباتات تحول ضوء الشمس']);
    expect(read(drawn(paper, { from: 'right' }))).toEqual(['النباتات تحول ضوء الشمس']);
  });

  it('leaves Latin words and figures in it as they are', () => {
    const paper = ['1665', 'בשנת', 'התאים', 'את', 'לראשונה', 'ראה', 'Robert', 'Hooke', 'המדען'];
    expect(read(drawn(paper))).toEqual(['המדען Robert Hooke ראה לראשונה את התאים בשנת 1665']);
  });

  it('is turned separately in a Latin line', () => {
    expect(read(drawn(['The', 'word', 'אור', 'שמש', 'means', 'sunlight']))).toEqual([
      'The',
      'word',
      'שמש אור',
      'means',
      'sunlight',
    ]);
  });

  it('has its page mirrored, so that lines begin at one edge', () => {
    const [first] = inReadingOrder(drawn(['שמש', 'אור']), pageWidth);
    expect(first).toMatchObject({ x: pageWidth - 134, right: pageWidth - 100 });
  });

  it('is found whole in every order of drawing', () => {
    const word = fc.string({ unit: fc.constantFrom(...'אבגדהוזחט'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.boolean(), (words, glyphs) => {
        const paper = words.toReversed().map((one) => (glyphs ? turned(one) : one));
        expect(read(drawn(paper, { glyphs }))).toEqual([words.join(' ')]);
      }),
    );
  });
});

it('a page without right-to-left text stays unchanged', () => {
  const pieces = drawn(['Plants', 'turn', 'light', 'into', 'sugar.']);
  expect(inReadingOrder(pieces, pageWidth)).toEqual(pieces);
});

it('a line of a hundred thousand glyphs is read in time that grows with its length', () => {
  const pieces = drawn([...'אב1'.repeat(33_000)]);
  expect(read(pieces).join('')).toContain('1');
});
