import { describe, expect, test } from 'vitest';
import type { Askable } from '../askables/askable.ts';
import { type QuestionKind, questionKinds } from '../question-draft.ts';
import { wholeNote, withinScope } from './within-scope.ts';

const askable = (kind: QuestionKind, worth = 1): Askable => ({
  kind,
  worth,
  group: 0,
  origin: { page: 1, section: 'Kilns', start: 0, end: 21, quote: 'Kilns are lined twice' },
  spends: [],
  ask: () => null,
});

const kindsAsked = (chosen: readonly QuestionKind[]) =>
  withinScope(
    questionKinds.map((kind) => askable(kind)),
    { ...wholeNote, kinds: chosen },
  ).map(({ kind }) => kind);

describe('the kinds that are asked', () => {
  test('are all but reasons where none is chosen', () => {
    expect(kindsAsked([])).toEqual(questionKinds.filter((kind) => kind !== 'why'));
  });

  test('are those that are chosen, reasons too', () => {
    expect(kindsAsked(['why'])).toEqual(['why']);
    expect(kindsAsked(['term', 'why'])).toEqual(['term', 'why']);
  });
});

describe('what is worth too little', () => {
  const worths = (kinds: readonly QuestionKind[]) =>
    withinScope(
      [-9, -0.61, -0.6, 0, 5].map((worth) => askable('number', worth)),
      { ...wholeNote, kinds },
    ).map(({ worth }) => worth);

  test('is not asked', () => {
    expect(worths([])).toEqual([-0.6, 0, 5]);
  });

  test('is asked where its kind is chosen', () => {
    expect(worths(['number'])).toEqual([-9, -0.61, -0.6, 0, 5]);
  });
});
