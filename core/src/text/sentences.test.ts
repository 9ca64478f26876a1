import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceSpans, takesFullStop } from './sentences.ts';

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
    ['It melts… Then it boils.', ['It melts…', 'Then it boils.']],
    ['He asked (“Why?”) Nobody knew.', ['He asked (“Why?”)', 'Nobody knew.']],
    ['It is 5 km long. 3 rivers meet there.', ['It is 5 km long.', '3 rivers meet there.']],
    ['It ends. “It begins,” she said.', ['It ends.', '“It begins,” she said.']],
    ['It ends.\n\n(It begins.)', ['It ends.', '(It begins.)']],
    ['Who was Dr.? Nobody knew.', ['Who was Dr.?', 'Nobody knew.']],
    ['See fig. 3 and vol. II of Prof. Ike.', ['See fig. 3 and vol. II of Prof. Ike.']],
    ['Ịjẹ́bu is old. Ọ̀yọ́ is older.', ['Ịjẹ́bu is old.', 'Ọ̀yọ́ is older.']],
    ['no capital. so no break', ['no capital. so no break']],
    ['  padded.  ', ['padded.']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});

describe('a full stop belongs to', () => {
  test.each(['Dr', 'dr', 'DR', 'al', 'fig', 'J', 'Ọ', 'e.g', 'U.S', 'p.m', 'i.e'])('%s', (word) => {
    expect(takesFullStop(word)).toBe(true);
  });

  test.each(['cell', 'j', 'US', '3', '3.5', 'drum', '', 'J.', 'etcetera'])('but not to %j', (word) => {
    expect(takesFullStop(word)).toBe(false);
  });
});

test('an abbreviation is judged by its own letters, not by the letters of a longer word', () => {
  expect(sentences('The oldest school is a prof. It stands in Lagos.')).toHaveLength(1);
  expect(sentences('The oldest hall is a roof. It stands in Lagos.')).toHaveLength(2);
});

test('only white space lies between the sentences of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let index = 0;
      for (const { start, end } of sentenceSpans(text)) {
        expect(text.slice(index, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        index = end;
      }
      expect(text.slice(index).trim()).toBe('');
    }),
  );
});
