import { expect, test } from 'vitest';
import { makeQuestions } from '../make-questions.ts';
import { type difficulties, questionKinds } from '../question-draft.ts';
import { typedNote } from '../testing/typed-note.ts';
import { getSuit } from './difficulty.ts';
import { wholeNote } from './within-scope.ts';

const NOTE = [
  'How a bill becomes law:',
  '1. first reading',
  '2. second reading',
  '3. committee stage',
  '4. third reading',
  '5. assent',
  'Executive: carries out the laws',
  'Legislature: makes the laws of a country',
  'Judiciary: settles disputes in the courts',
  'Constitution: sets out how a state is governed',
  'Franchise: gives the citizens of a state a vote',
].join('\n');

const getKinds = (difficulty: (typeof difficulties)[number]) =>
  makeQuestions({
    document: typedNote(NOTE),
    count: 4,
    seed: 'seed',
    excludedAnswers: [],
    scope: { ...wholeNote, difficulty },
  }).map(({ kind }) => kind);

test('easier questions ask for a word', () => {
  expect(new Set(getKinds('easier'))).toEqual(new Set(['term']));
});

test('harder questions ask about consequences and meanings', () => {
  expect(getKinds('harder')).not.toContain('term');
});

test('the other half comes when one is used up', () => {
  const scope = { ...wholeNote, difficulty: 'easier' } as const;
  const request = { document: typedNote(NOTE), seed: 'seed', excludedAnswers: [] };
  const all = makeQuestions({ ...request, count: 12, scope });

  expect(all.length).toBe(makeQuestions({ ...request, count: 12 }).length);
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(1);
});

test.each(questionKinds)('%s is one of both', (kind) => {
  expect(getSuit('easier', kind) > 0).not.toBe(getSuit('harder', kind) > 0);
  expect(getSuit('mixed', kind)).toBe(0);
});
