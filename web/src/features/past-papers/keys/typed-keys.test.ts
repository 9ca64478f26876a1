import { expect, test } from 'vitest';
import { makePaperQuestion } from '../../../testing/past-papers.ts';
import { getPlan, putLetters, readTypedKeys } from './typed-keys.ts';

const questions = [
  makePaperQuestion(1),
  makePaperQuestion(2, { key: [], key_from: null }),
  makePaperQuestion(3, { is_left_out: true }),
  makePaperQuestion(4, { options: [], key: [] }),
  makePaperQuestion(5, { key: [], key_from: null }),
  makePaperQuestion(6),
];

test.each([
  ['', 'none none none none', null],
  ['BC', 'same new none none', null],
  ['a - d. c', 'changed none new changed', null],
  ['—-A', 'none none none changed', null],
  ['B–F', 'same none wrong none', 'Question 5 has the options A to D, so its key cannot be F.'],
  ['BCADB', 'same new new changed', 'You typed 5 letters for 4 questions.'],
  ['B?', 'same wrong none none', 'Type letters from A to F, and a dash if you do not know.'],
])('a student who types "%s" sees what it sets', (typedText, effects, fault) => {
  const { keys, fault: found } = readTypedKeys(questions, typedText);
  expect(keys.map(({ effect }) => effect).join(' ')).toBe(effects);
  expect(found).toBe(fault);
});

test.each([
  ['', 'Nothing changes yet.'],
  ['BB', 'Sets 1 key.'],
  ['A', 'Changes 1 key.'],
  ['ABCD', 'Sets 2 keys and changes 2.'],
])('the plan of "%s" is "%s"', (typedText, plan) => {
  expect(getPlan(readTypedKeys(questions, typedText).keys)).toBe(plan);
});

test.each([
  ['', 0, 'b', 'B'],
  ['', 3, 'a', '---A'],
  ['b c-d', 1, 'A', 'BA-D'],
  ['BC', 1, '-', 'B'],
  ['B', 1, 'ca d', 'BCAD'],
])('into "%s" a cell %i puts "%s"', (typedText, index, put, letters) => {
  expect(putLetters(typedText, index, put)).toBe(letters);
});
