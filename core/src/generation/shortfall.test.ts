import { describe, expect, test } from 'vitest';
import { FRENCH } from './sample-notes.ts';
import { wholeNote } from './scope/within-scope.ts';
import { getShortfall, isGivenBack, type Shortfall, shortfallSentence } from './shortfall.ts';
import { typedNote } from './testing/typed-note.ts';

const CHATTER = 'We met on Monday and it rained the whole day, so that nobody said much. '.repeat(20);
const GERMAN =
  'Am Montag haben wir uns getroffen, und es hat den ganzen Tag geregnet, so dass niemand viel gesagt hat. ';
const manyAnswers = Array.from({ length: 10 }, (_, index) => `answer ${index}`);

describe('the cause of a short set', () => {
  test.each<[string, string, string[], Shortfall]>([
    ['a note of a few lines', 'Osmosis: movement of water', [], 'too_short'],
    ['a note that was asked much before', CHATTER, manyAnswers, 'used_up'],
    ['a short note that was asked much before', 'Osmosis: movement of water', manyAnswers, 'used_up'],
    ['a note in French', FRENCH.repeat(2), [], 'other_language'],
    ['a long note that says nothing', CHATTER, ['one answer'], 'few_statements'],
  ])('%s', (_, text, excludedAnswers, cause) => {
    expect(getShortfall({ document: typedNote(text), excludedAnswers })).toBe(cause);
    expect(shortfallSentence(cause)).toMatch(/make flashcards/i);
  });
});

test('a part of a note that was chosen has its own', () => {
  const scope = { ...wholeNote, focus: 'osmosis' };

  expect(getShortfall({ document: typedNote(CHATTER), excludedAnswers: [], scope })).toBe('narrow_scope');
  expect(getShortfall({ document: typedNote(CHATTER), excludedAnswers: [], scope: wholeNote })).toBe(
    'few_statements',
  );
});

test('a mixed set of an English or a French note is short of facts, and of a German note of lines', () => {
  const scope = { ...wholeNote, types: 'mixed' as const };
  const getCause = (text: string) => getShortfall({ document: typedNote(text), excludedAnswers: [], scope });

  expect([CHATTER, FRENCH.repeat(2), GERMAN.repeat(12)].map(getCause)).toEqual([
    'few_facts',
    'few_facts',
    'other_language',
  ]);
  expect(shortfallSentence('few_facts')).not.toMatch(/four options/);
});

test.each([
  [4, 10, true],
  [5, 10, true],
  [6, 10, false],
  [0, 1, true],
  [1, 1, false],
  [25, 50, true],
  [26, 50, false],
  [7, 15, true],
  [8, 15, false],
])('a set with %i of %i questions is refunded: %s', (made, requested, isFree) => {
  expect(isGivenBack(made, requested)).toBe(isFree);
});
