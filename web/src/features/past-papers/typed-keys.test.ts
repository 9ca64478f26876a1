import { expect, test } from 'vitest';
import { makePaperQuestion } from '../../testing/past-papers.ts';
import { getPlan, readTypedKeys } from './typed-keys.ts';

const questions = [
  makePaperQuestion(1),
  makePaperQuestion(2, { key: [], key_from: null }),
  makePaperQuestion(3, { is_left_out: true }),
  makePaperQuestion(4, { options: [], key: [] }),
  makePaperQuestion(5, { key: [], key_from: null }),
  makePaperQuestion(6),
];

test.each([
  ['', 'kept kept kept kept', null],
  ['BC', 'same new kept kept', null],
  ['a - d. c', 'changed kept new changed', null],
  ['—-A', 'kept kept kept changed', null],
  ['B–F', 'same kept wrong kept', 'Question 5 has the options A to D, so its key cannot be F.'],
  ['BCADB', 'same new new changed', 'You typed 5 letters for 4 questions.'],
  ['B?', 'same wrong kept kept', 'Type letters from A to F, and a dash if you do not know.'],
])('a student who types "%s" sees what it sets', (typed, effects, fault) => {
  const { keys, fault: found } = readTypedKeys(questions, typed);
  expect(keys.map(({ effect }) => effect).join(' ')).toBe(effects);
  expect(found).toBe(fault);
});

test.each([
  ['', 'Nothing changes yet.'],
  ['BB', 'Sets 1 key.'],
  ['A', 'Changes 1 key.'],
  ['ABCD', 'Sets 2 keys and changes 2.'],
])('the plan of "%s" is "%s"', (typed, plan) => {
  expect(getPlan(readTypedKeys(questions, typed).keys)).toBe(plan);
});
