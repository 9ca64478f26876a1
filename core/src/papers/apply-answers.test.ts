import { expect, it, test } from 'vitest';
import { readAnswerList } from './answer-list.ts';
import { applyAnswers } from './apply-answers.ts';
import { readPaper } from './read-paper.ts';
import { getKeys } from './testing/outline.ts';
import { COLUMNS, THEORY, WAEC } from './testing/sample-papers.ts';
import { typedPaper } from './testing/typed-paper.ts';

const apply = (paper: string, answers: string) =>
  applyAnswers(readPaper(typedPaper(paper)), readAnswerList(typedPaper(answers)));

it.each([
  '1. A\n2. C\n3. B',
  'NECO 2018 answers\n1A 2C 3B',
  // The file counts its items.
  '1. A      3. B\n2. C',
  '| No | Answer |\n| 1 | A |\n| 2 | C |\n| 3 | B |',
  '1# goods are limited\n2# real cost\n3# power',
])('a paper takes its keys from another file: %j', (answers) => {
  const paper = apply(COLUMNS, answers);
  expect(getKeys(paper)).toEqual(['A', 'C', 'B']);
  expect(paper.questions.map(({ keySource }) => keySource)).toEqual(['list', 'list', 'list']);
});

test('a theory paper takes its answers in words', () => {
  const paper = apply(
    THEORY,
    '1. (a) The response of demand to a price.\n(b) Income, habit, time.\n2. It produces where cost is lowest.',
  );
  expect(getKeys(paper)).toEqual([
    '(a) The response of demand to a price.\n(b) Income, habit, time.',
    'It produces where cost is lowest.',
    '-',
  ]);
});

test('a list with parts keeps to its parts', () => {
  const withoutKey = WAEC.slice(0, WAEC.indexOf('KEY TO'));
  const paper = apply(withoutKey, 'SECTION C\n1. A letter has an address.\nSECTION A\n1. A\n2. C');
  expect(getKeys(paper)).toEqual(['A', 'C', '-', 'A letter has an address.', '-']);
});

test('an answer for a question that the paper does not have is a problem', () => {
  expect(apply(COLUMNS, '1. A\n8. B').problems).toMatchObject([{ code: 'key_without_question', number: 8 }]);
});

test('a list does not change the paper that was read', () => {
  const paper = readPaper(typedPaper(COLUMNS));
  const copy = structuredClone(paper);
  applyAnswers(paper, readAnswerList(typedPaper('1. A')));
  expect(paper).toEqual(copy);
});

test('questions continue behind answers between them, as in a paper with columns', () => {
  const pick = (number: number) => `${number}. Pick\nA. one\nB. two\nC. three`;
  const text = `${pick(1)}\n${pick(2)}\n# SECTION B\nANSWER KEY\n1. B\n2. C\n3. A\n${pick(3)}`;
  expect(getKeys(readPaper(typedPaper(text)))).toEqual(['B', 'C', 'A']);
});

const LETTERS = 'Pick\nA. one\nB. two\nC. three';

test.each([
  [
    'each part in a line with its title',
    `SECTION A\n1. It rains.\n2. It snows.\n3. Hail falls.\nSECTION B\n4. ${LETTERS}\n5. ${LETTERS}\n6. ${LETTERS}\nMARKING GUIDE\nSection A: 1. fog 2. light snow 3. ice\nSection B: 4. B 5. A 6. C`,
    ['fog', 'light snow', 'ice', 'B', 'A', 'C'],
  ],
  [
    'parts of fractions, which are no answers',
    `1. ${LETTERS}\n2. Half is\n(A) 4\n5 (B)\n6 (C)\n7 (D)\n3. ${LETTERS}\nAnswers\n1. B 2. C 3. A`,
    ['B', 'C', 'A'],
  ],
  [
    'two lists that contradict each other',
    `1. ${LETTERS}\n2. ${LETTERS}\nAnswers\n1. B\n2. C\nAnswers\n1. B\n2. A`,
    ['B', '-'],
  ],
])('a paper takes its keys from %s', (_, lines, keys) => {
  expect(getKeys(readPaper(typedPaper(lines)))).toEqual(keys);
});

test('questions do not share a line that advertises', () => {
  const paper = readPaper(
    typedPaper(`1. ${LETTERS}\nRead also: how to check your result 2018\n2. ${LETTERS}`),
  );
  expect(paper.passages).toEqual([]);
});
