/** Sentences that keep a question with lists or gaps from being published. */
import { describe, expect, test } from 'vitest';
import type { QuestionBody, SelectBody } from './question-body.ts';
import { getBodyProblems } from './question-types.ts';
import { buildMatching, buildOrdering, buildShort } from './testing/sample-bodies.ts';

const getProblem = (body: QuestionBody) => getBodyProblems(body, 'A stem').body;

describe('a problem of a list', () => {
  test.each<[string, QuestionBody, string]>([
    ['a single item', { ...buildOrdering('exact'), items: ['A'] }, 'Give at least two items.'],
    ['an equal item', { ...buildOrdering('exact'), items: ['A', ' A'] }, 'Write another text for each item.'],
    ['13 items', { ...buildOrdering('exact'), items: [...'ABCDEFGHIJKLM'] }, 'Give at most 12 items.'],
    [
      'a long item',
      { ...buildOrdering('exact'), items: ['A', 'B'.repeat(1_001)] },
      'Write at most 1,000 characters for each item.',
    ],
    ['a single pair', buildMatching([['Na', 'sodium']]), 'Give at least two pairs.'],
    [
      'an empty right text',
      buildMatching([
        ['Na', 'sodium'],
        ['K', ' '],
      ]),
      'Write a text for each pair.',
    ],
    [
      'an equal left text',
      buildMatching([
        ['Na', 'sodium'],
        ['Na', 'iron'],
      ]),
      'Write another left text for each pair.',
    ],
    [
      'a single match',
      buildMatching([
        ['Na', 'metal'],
        ['K', 'metal'],
      ]),
      'Give at least two different matches.',
    ],
    [
      'a used extra match',
      buildMatching(
        [
          ['Na', 'sodium'],
          ['K', 'potassium'],
        ],
        ['sodium'],
      ),
      'An extra match must not be in a pair.',
    ],
    [
      'a single reason',
      { type: 'reasoned', verdict: true, reasons: ['a'], reason: 0 },
      'Give at least two reasons.',
    ],
    [
      'no right reason',
      { type: 'reasoned', verdict: true, reasons: ['a', 'b'], reason: 2 },
      'Select the right reason.',
    ],
  ])('%s has its sentence', (_, body, problem) => {
    expect(getProblem(body)).toBe(problem);
  });
});

describe('a problem of gaps', () => {
  const twoGaps: QuestionBody = {
    type: 'gaps',
    gaps: ['Abuja', 'Nigeria'].map((key) => ({ weight: 1, answer: buildShort([key]) })),
  };
  const list: SelectBody = { type: 'select', options: [{ text: 'a', share: 1, feedback: '' }] };

  test.each([
    ['[[1]] is in [[2]]', undefined],
    ['[[2]] has [[1]]', 'Write the markers in their order.'],
    ['[[1]] is large', 'Write the marker [[2]] in the text.'],
    ['[[1]] [[2]] [[2]]', 'Write each marker once.'],
    ['[[1]] [[2]] [[3]]', 'Remove the marker [[3]], because it has no gap.'],
    ['[[0]] [[1]] [[2]]', 'Remove the marker [[0]], because it has no gap.'],
  ])('the stem %j has its sentence', (stem, problem) => {
    expect(getBodyProblems(twoGaps, stem).stem).toBe(problem);
  });

  test.each<[QuestionBody, string]>([
    [{ type: 'gaps', gaps: [] }, 'Give at least one gap.'],
    [{ type: 'gaps', gaps: [{ weight: 0, answer: buildShort(['a']) }] }, 'Give each gap a weight above 0.'],
    [{ type: 'gaps', gaps: [{ weight: 1, answer: list }] }, 'Gap 1: Give at least two options.'],
    [
      { type: 'gaps', gaps: [{ weight: 1, answer: buildShort([]) }] },
      'Gap 1: Give at least one accepted answer.',
    ],
  ])('body %# has its sentence', (body, problem) => {
    expect(getBodyProblems(body, '[[1]]').body).toBe(problem);
  });
});
