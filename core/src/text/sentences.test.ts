import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceSpans } from './sentences.ts';

function sentences(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
}

describe('a paragraph is cut into sentences', () => {
  test.each<[string, string[]]>([
    ['Ice melts. Water boils!', ['Ice melts.', 'Water boils!']],
    ['Is it cold? “Yes.” We left.', ['Is it cold?', '“Yes.”', 'We left.']],
    ['Dr. Okoro met J. Ade in Lagos.', ['Dr. Okoro met J. Ade in Lagos.']],
    ['Bello et al. (2007) agree. Others do not.', ['Bello et al. (2007) agree.', 'Others do not.']],
    ['It cost 3.5 million in the U.S. market.', ['It cost 3.5 million in the U.S. market.']],
    ['Use a base, e.g. Lye or soap.', ['Use a base, e.g. Lye or soap.']],
    ['no capital. so no break', ['no capital. so no break']],
    ['  padded.  ', ['padded.']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});

test('whatever the text, only white space lies between the sentences', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let at = 0;
      for (const { start, end } of sentenceSpans(text)) {
        expect(text.slice(at, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(text.slice(at).trim()).toBe('');
    }),
  );
});
