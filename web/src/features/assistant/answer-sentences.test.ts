import { expect, test } from 'vitest';
import { citedSentences, markedParts, numberSources, withoutMarks } from './answer-sentences.ts';

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

test('marks are separate parts, and are omitted from copied text', () => {
  const text = 'Humus holds water [P4]. It lives [P?]';
  expect(markedParts(text)).toEqual([
    { said: 'Humus holds water' },
    { number: 4 },
    { said: '. It lives' },
    { number: null },
  ]);
  expect(withoutMarks(text)).toBe('Humus holds water. It lives');
});

test.each<[string, string, number[] | null, [number, number][]]>([
  [
    'as they come',
    'One. [P5] Two. [P8] Three. [P1]',
    [1, 5, 8],
    [
      [5, 1],
      [8, 2],
      [1, 3],
    ],
  ],
  [
    'once each',
    'One. [P8] [P?] Two. [P5] Again. [P8]',
    [5, 8],
    [
      [8, 1],
      [5, 2],
    ],
  ],
  [
    'in quotations',
    '> One. [P7]\n\n> Two. [P2]',
    [2, 7],
    [
      [7, 1],
      [2, 2],
    ],
  ],
  [
    'without a mark last',
    'One. [P5]',
    [2, 5],
    [
      [5, 1],
      [2, 2],
    ],
  ],
  ['without marks that cite nothing', 'A [P9] b. [P4]', [4], [[4, 1]]],
  [
    'while it is written',
    'One. [P6] Two. [P3]',
    null,
    [
      [6, 1],
      [3, 2],
    ],
  ],
])('sources of an answer count from 1: %s', (_, text, cited, expected) => {
  expect([...numberSources(text, cited)]).toEqual(expected);
});
