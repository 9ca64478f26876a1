import { describe, expect, test } from 'vitest';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import type { Term } from './term.ts';
import { termScore } from './term-score.ts';

const sentence = taggedSentence('A zorblin/noun cuts/verb.');

const mentioned = (times: number, changes = {}) => ({
  mentions: Array.from({ length: times }, () => ({
    sentence: { ...sentence, ...changes },
    first: 1,
    last: 1,
  })),
});

const scoreOf = (surface: string, changes: Partial<Term> = {}, inHeadings = 0) =>
  termScore(sampleTerm(surface, changes), inHeadings, 10);

describe('a note makes more of a term', () => {
  test.each<[string, number, number]>([
    ['that it names again', scoreOf('zorblin', mentioned(2)), scoreOf('zorblin', mentioned(1))],
    ['that it names eight times', scoreOf('zorblin', mentioned(8)), scoreOf('zorblin', mentioned(7))],
    ['that it defines', scoreOf('zorblin', { definitionStrength: 0.5 }), scoreOf('zorblin')],
    [
      'that it defines where it first names it',
      scoreOf('zorblin', { opensWithDefinition: true }),
      scoreOf('zorblin'),
    ],
    ['that heads a section', scoreOf('zorblin', {}, 1), scoreOf('zorblin')],
    ['that heads two sections', scoreOf('zorblin', {}, 2), scoreOf('zorblin', {}, 1)],
    [
      'that it sums up',
      scoreOf('zorblin', {
        mentions: [...mentioned(1).mentions, ...mentioned(1, { isSummary: true }).mentions],
      }),
      scoreOf('zorblin', mentioned(2)),
    ],
    [
      'that comes early',
      scoreOf('zorblin', mentioned(1, { index: 1 })),
      scoreOf('zorblin', mentioned(1, { index: 9 })),
    ],
    ['of two words than of one', scoreOf('zorblin cutter'), scoreOf('zorblin')],
    ['of two words than of four', scoreOf('zorblin cutter'), scoreOf('zorblin stone cutter wheel')],
    ['of three words than of four', scoreOf('zorblin stone cutter'), scoreOf('zorblin stone cutter wheel')],
    ['that is a name of two words', scoreOf('Zorblin cutter'), scoreOf('zorblin cutter')],
    ['that is no word of every day', scoreOf('zorblin'), scoreOf('house')],
    ['that is a thing than a person', scoreOf('Zorblin'), scoreOf('Zorblin', { isPerson: true })],
    ['that is a thing than a person in full', scoreOf('Ada Zorb'), scoreOf('Ada Zorb', { isPerson: true })],
    ['that no vague adjective opens', scoreOf('stone zorblin'), scoreOf('large zorblin')],
  ])('%s', (_, more, less) => {
    expect(more).toBeGreaterThan(less);
  });

  test('when it is in bold than when it has all other merits', () => {
    const praised = scoreOf('zorblin', {
      ...mentioned(8),
      definitionStrength: 0.9,
      opensWithDefinition: true,
    });
    expect(scoreOf('zorblin', { isBold: true })).toBeGreaterThan(praised);
    expect(scoreOf('zorblin', { isBold: true })).toBeGreaterThan(scoreOf('zorblin', {}, 9) + 4);
  });

  test('when it is defined well than when it is repeated, headed and summed up', () => {
    const repeated = { ...mentioned(8, { isSummary: true }) };
    expect(scoreOf('zorblin', { definitionStrength: 1, opensWithDefinition: true })).toBeGreaterThan(
      scoreOf('zorblin', repeated, 1),
    );
  });
});

describe('a note makes no more of a term', () => {
  test.each<[string, number, number]>([
    ['for a ninth mention', scoreOf('zorblin', mentioned(9)), scoreOf('zorblin', mentioned(8))],
    ['for a third heading', scoreOf('zorblin', {}, 3), scoreOf('zorblin', {}, 2)],
    ['for three words than for two', scoreOf('zorblin stone cutter'), scoreOf('zorblin cutter')],
    ['for a capital of one word', scoreOf('Zorblin'), scoreOf('zorblin')],
    [
      'for a capital of a person',
      scoreOf('Ada Zorb', { isPerson: true }),
      scoreOf('ada zorb', { isPerson: true }),
    ],
  ])('%s', (_, more, less) => {
    expect(more).toBeCloseTo(less, 9);
  });
});

test('the place in the note weighs least of all, and counts in a note of one sentence too', () => {
  const first = scoreOf('zorblin', mentioned(1, { index: 0 }));
  const last = scoreOf('zorblin', mentioned(1, { index: 10 }));
  expect(first - last).toBeCloseTo(0.2, 9);
  expect(termScore(sampleTerm('zorblin'), 0, 0)).toBeCloseTo(first, 9);
});
