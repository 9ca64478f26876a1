import { expect, test } from 'vitest';
import { readPaper } from './read-paper.ts';
import { typedPaper } from './testing/typed-paper.ts';

const question = (number: number) =>
  `${number}. What is thing ${number}?\nA. red ${number}\nB. green ${number}\nC. blue ${number}`;
const questions = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => question(first + index)).join('\n');
const TABLE = 'Use the table below to answer questions 6 – 8.\nYear | Rice | Maize\n1990 | 12 | 30';
const POEM = 'Read the poem and answer questions 3 and 4.\nThe river sleeps below the hill.';

const cases: [name: string, paper: string, passages: (string | null)[]][] = [
  [
    'below the questions before it',
    `${questions(1, 5)}\n${TABLE}\n${questions(6, 9)}`,
    [...none(5), ...table(3), null],
  ],
  ['above all questions, as in columns', `${TABLE}\n${questions(1, 9)}`, [...none(5), ...table(3), null]],
  ['behind its questions', `${questions(1, 9)}\n${TABLE}`, [...none(5), ...table(3), null]],
  [
    'beside another text',
    `${questions(1, 2)}\n${POEM}\n${questions(3, 5)}\n${TABLE}\n${questions(6, 9)}`,
    [...none(2), 'Read the poem', 'Read the poem', null, ...table(3), null],
  ],
  [
    'with the text of later questions above them',
    `${POEM}\n${TABLE}\n${questions(1, 9)}`,
    [...none(2), 'Read the poem', 'Read the poem', null, ...table(3), null],
  ],
  [
    'in one of two parts with the same numbers',
    `SECTION A\n${questions(1, 7)}\nSECTION B\n${questions(1, 5)}\n${TABLE}\n${questions(6, 7)}`,
    [...none(12), ...table(2)],
  ],
];

function none(count: number): null[] {
  return Array.from({ length: count }, () => null);
}
function table(count: number): string[] {
  return Array.from({ length: count }, () => 'Use the table');
}

test.each(cases)('a text with numbers belongs to exactly these questions: %s', (_, text, expected) => {
  const paper = readPaper(typedPaper(text));
  const starts = paper.questions.map(({ passage }) =>
    passage === null ? null : (paper.passages[passage]?.instruction.slice(0, 13) ?? ''),
  );
  expect(starts).toEqual(expected);
});
