import { describe, expect, test } from 'vitest';
import type { Askable } from '../askables/askable.ts';
import { type QuestionKind, questionKinds } from '../question-draft.ts';
import { wholeNote, withinScope } from './within-scope.ts';

const askable = (kind: QuestionKind): Askable => ({
  kind,
  worth: 1,
  group: 0,
  origin: { page: 1, section: 'Kilns', start: 0, end: 21, quote: 'Kilns are lined twice' },
  spends: [],
  ask: () => null,
});

const kindsAsked = (chosen: readonly QuestionKind[]) =>
  withinScope(questionKinds.map(askable), { ...wholeNote, kinds: chosen }).map(({ kind }) => kind);

describe('the kinds that are asked', () => {
  test('are all but reasons where none is chosen', () => {
    expect(kindsAsked([])).toEqual(questionKinds.filter((kind) => kind !== 'why'));
  });

  test('are those that are chosen, reasons too', () => {
    expect(kindsAsked(['why'])).toEqual(['why']);
    expect(kindsAsked(['term', 'why'])).toEqual(['term', 'why']);
  });
});
