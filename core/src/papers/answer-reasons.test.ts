import { describe, expect, it, test } from 'vitest';
import { readAnswerList } from './answer-list.ts';
import { applyAnswers } from './apply-answers.ts';
import { readKeyLetters, withoutKeyLead } from './marks/key-letters.ts';
import { readPaper } from './read-paper.ts';
import { getKeys } from './testing/outline.ts';
import { typedPaper } from './testing/typed-paper.ts';

const PICK = 'Pick\nA. one\nB. two\nC. three';
const PAPER = `1. ${PICK}\n2. ${PICK}\n3. Name the process.\n4. ${PICK}\n5. ${PICK}\n6. ${PICK}`;
const REASONS = `1. B – because two is a number that
(a) comes behind one
(b) comes before three
2. Ans: C. The last one is meant,
as the text says.
3. Osmosis: water moves.
4. Option A is right. It is the first.
5. A and C – since both fit
6. The answer is B, two.`;
const KEYS = ['B', 'C', 'Osmosis: water moves.', 'A', 'AC', 'B'];

describe('answers with reasons', () => {
  it.each(['', 'Solutions\n', 'Answers and explanations\n', 'EXPLANATIONS\n'])(
    'give keys at the end of a paper below the title %j',
    (title) => {
      const paper = readPaper(typedPaper(`${PAPER}\n${title}${REASONS}`));
      expect(getKeys(paper)).toEqual(KEYS);
      expect(paper.problems).toEqual([]);
    },
  );

  test('give keys from another file', () => {
    const paper = applyAnswers(readPaper(typedPaper(PAPER)), readAnswerList(typedPaper(REASONS)));
    expect(getKeys(paper)).toEqual(KEYS);
  });
});

it.each([
  ['1. B          4. A\n2. C          5. AC\n3. Osmosis    6. B', ['B', 'C', 'Osmosis', 'A', 'AC', 'B']],
  ['1. B\t\t4. A\n2. C\t\t5. B', ['B', 'C', '-', 'A', 'B', '-']],
  // The line below two columns may continue either of them.
  ['3. Osmosis      4. A\nof water', ['-', '-', 'Osmosis', 'A', '-', '-']],
])('a paper takes its answers from two columns: %j', (list, keys) => {
  const paper = applyAnswers(readPaper(typedPaper(PAPER)), readAnswerList(typedPaper(list)));
  expect(getKeys(paper)).toEqual(keys);
  expect(paper.problems).toEqual([]);
});

it.each([
  ['Ans: B. The rest', 'B'],
  ['The correct answer is (c).', 'C'],
  ['Option D is correct because it rains', 'D'],
  ['A, C. Both fit', 'AC'],
  ['(b) – it is', 'B'],
  ['B because it is', 'B'],
  ['Option A is wrong', ''],
  ['The answer is a force', ''],
  ['A force acts', ''],
  ['A and B are both wrong', ''],
  ['Because B is wet', ''],
  ['Charles and Boyle', ''],
])('the answer %j names the letters %j', (answer, letters) => {
  expect(readKeyLetters(withoutKeyLead(answer)).join('')).toBe(letters);
});

test('a question whose stem starts with a letter is no answer', () => {
  const paper = readPaper(
    typedPaper(
      `${PICK.replace('Pick', '1. Pick')}\n2. ${PICK}\nSECTION B\n1. A. one B. two\n2. A. three B. four`,
    ),
  );
  expect(paper.questions.map(({ options }) => options.length)).toEqual([3, 3, 2, 2]);
});
