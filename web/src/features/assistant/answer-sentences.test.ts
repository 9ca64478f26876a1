import { expect, test } from 'vitest';
import { citedSentences, markedParts, withoutMarks } from './answer-sentences.ts';

test.each([
  ['Humus holds water [P4]. Sand does not [P?].', [{ sentence: 'Humus holds water.', number: 4 }]],
  [
    'It is old. The wall is **thick** [P1][P12]. So it goes.',
    [
      { sentence: 'The wall is **thick**.', number: 1 },
      { sentence: 'The wall is **thick**.', number: 12 },
    ],
  ],
  [
    '- First: pH 4.5 is acid [P2]\n- Second [P3]',
    [
      { sentence: 'First: pH 4.5 is acid', number: 2 },
      { sentence: 'Second', number: 3 },
    ],
  ],
  ['> “Soil breathes.” [P7]', [{ sentence: '“Soil breathes.”', number: 7 }]],
  ['Nothing is cited.', []],
])('%j has the sentences of its sources', (text, expected) => {
  expect(citedSentences(text)).toEqual(expected);
});

test('marks are apart from what is said, and left out of what is copied', () => {
  const text = 'Humus holds water [P4]. It lives [P?]';
  expect(markedParts(text)).toEqual([
    { said: 'Humus holds water' },
    { number: 4 },
    { said: '. It lives' },
    { number: null },
  ]);
  expect(withoutMarks(text)).toBe('Humus holds water. It lives');
});
