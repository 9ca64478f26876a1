import { expect, test } from 'vitest';
import { optionWords } from './option-words.ts';

const getVerdicts = (choices: number[] | null, answer_indexes: number[], more = {}) =>
  [0, 1, 2, 3].map(
    (position) => optionWords({ choices, answer_indexes, correct: false, ...more }, position).verdict ?? '',
  );

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
])('each option of a %s answer names its verdict', (_what, choices, keys, verdicts) => {
  expect(getVerdicts(choices, keys)).toEqual(verdicts);
});

const changed = (rule: 'both' | 'all', also_right: number[][]) => ({
  correct: true,
  key_change: { rule, reason: '', changed_at: '', also_right, score_before: 1, score_after: 2 },
});

test('after a key change other answers can be right, or every answer counts', () => {
  expect(getVerdicts([2], [1], changed('both', [[2]]))).toEqual([
    '',
    'Right answer',
    'Right answer, and yours',
    '',
  ]);
  expect(getVerdicts([3], [1], changed('all', []))).toEqual([
    '',
    'Right answer',
    '',
    'Your answer, and it counts',
  ]);
});
