import { expect, test } from 'vitest';
import { makePaperQuestion } from '../../../testing/past-papers.ts';
import { getPlan } from './import-words.ts';
import { applyChanges, isImportable, lacksKey } from './paper-changes.ts';

const noKey = { key: [], key_from: null } as const;
const printed = [
  makePaperQuestion(1),
  makePaperQuestion(2, { key: [], key_from: null }),
  makePaperQuestion(3, { options: [], key: [], key_from: null, kind: 'open' }),
  makePaperQuestion(4, { options: [], key: [], key_from: null, kind: 'short' }),
  makePaperQuestion(5, { is_in_set: true }),
];

test.each([
  ['nothing', {}, 'in out in out done'],
  ['a key', { 1: { key: [2] } }, 'in in in out done'],
  ['a key that was printed and is taken away', { 0: { key: [] } }, 'out out in out done'],
  ['an answer', { 3: { answer: 'Osmosis' } }, 'in out in in done'],
  ['an answer of blanks', { 3: { answer: '  ' } }, 'in out in out done'],
  ['a question that stays out', { 0: { is_left_out: true } }, 'done out in out done'],
])('a tutor who gives %s imports what has a key, and essays', (_, changes, states) => {
  const questions = applyChanges(printed, changes);
  const state = questions.map((question) =>
    isImportable(question) ? 'in' : lacksKey(question) ? 'out' : 'done',
  );
  expect(state.join(' ')).toBe(states);
});

test('a tutor gives the key, a printed one stays from the paper', () => {
  const [first, second] = applyChanges(printed, { 0: { key: [1] }, 1: { key: [2] } });
  expect([first?.key_from, second?.key_from]).toEqual(['marked', 'person']);
});

test('the plan says what becomes a draft, an essay, and what stays out', () => {
  expect(getPlan(printed)).toEqual([
    '2 questions become drafts.',
    '1 of them has no answer and becomes an essay that you mark.',
    '2 questions without a key stay out. Give the key now, or import the paper again later.',
  ]);
  expect(getPlan([makePaperQuestion(1, { is_in_set: true })])).toEqual(['Nothing is left to import.']);
  expect(getPlan([makePaperQuestion(1, { ...noKey, key: [] })])).toHaveLength(2);
});
