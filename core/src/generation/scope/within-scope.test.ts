import { expect, test } from 'vitest';
import type { Choice } from '../choices/choice.ts';
import { type QuestionKind, questionKinds } from '../question-draft.ts';
import { wholeNote, withinScope } from './within-scope.ts';

const choice = (kind: QuestionKind): Choice => ({
  kind,
  stem: 'Which kilns are lined twice?',
  key: 'kilns',
  siblings: [],
  worth: 1,
  spends: [],
  origin: { page: 1, section: 'Kilns', start: 0, end: 21, quote: 'Kilns are lined twice' },
  why: () => '',
});

test.each<[string, QuestionKind[], readonly QuestionKind[]]>([
  ['all where none is chosen', [], questionKinds],
  ['those that are chosen', ['why', 'term'], ['term', 'why']],
])('the kinds that are asked are %s', (_, kinds, expected) => {
  const found = withinScope(questionKinds.map(choice), { ...wholeNote, kinds });
  expect(found.map(({ kind }) => kind)).toEqual(expected);
});
