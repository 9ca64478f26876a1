import { expect, test } from 'vitest';
import { optionWords } from './option-words.ts';

const verdictsOf = (choices: number[] | null, answer_indexes: number[]) =>
  [0, 1, 2, 3].map((position) => optionWords({ choices, answer_indexes }, position).verdict ?? '');

test.each([
  ['right', [1], [1], ['', 'Right answer, and yours', '', '']],
  ['wrong', [2], [1], ['', 'Right answer', 'Your answer, not right', '']],
  ['not given', null, [1], ['', 'Right answer', '', '']],
  [
    'one of two, and one beside them',
    [0, 3],
    [0, 1],
    ['Right answer, and yours', 'Right answer', '', 'Your answer, not right'],
  ],
])('an answer that was %s says so at each option', (_what, choices, keys, verdicts) => {
  expect(verdictsOf(choices, keys)).toEqual(verdicts);
});
