import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findText } from './find-text.ts';

const found = (text: string, query: string) =>
  findText(text, query).map(({ start, end }) => text.slice(start, end));

describe('a search in a text', () => {
  it.each([
    ['Osmosis moves water.', 'osmosis', ['Osmosis']],
    ['Osmosis and OSMOSIS', 'osmosis', ['Osmosis', 'OSMOSIS']],
    ['L\u2019\u00e9nergie et l\u2019E\u0301nergie', 'energie', ['\u00e9nergie', 'E\u0301nergie']],
    ['Ọ̀rọ̀ Yorùbá', 'oro yoruba', ['Ọ̀rọ̀ Yorùbá']],
    ['the law\nof   demand', ' law of demand ', ['law\nof   demand']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['H₂O at 10⁶', '10⁶', ['10⁶']],
    ['nothing of it', 'water', []],
    ['anything', '   ', []],
    ['', 'water', []],
  ])('finds in %j the query %j', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  it('finds whatever part of the text was copied', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
        const characters = [...text];
        const part = characters
          .slice(from % (characters.length + 1))
          .slice(0, length % 20)
          .join('');
        fc.pre(/[\p{L}\p{N}]/u.test(part));

        expect(findText(text, part).length).toBeGreaterThan(0);
      }),
    );
  });

  it('knows its way back behind the characters that grow most', () => {
    expect(findText(`${'\uAC01'.repeat(1_000)}x`, 'x')).toEqual([{ start: 1_000, end: 1_001 }]);
  });

  it('ends in a page of two million characters', () => {
    // It was quadratic once: two and a half minutes, in which the server answered no one.
    expect(findText(`${'Water moves.  '.repeat(150_000)}Osmosis`, 'osmosis')).toHaveLength(1);
  });
});
