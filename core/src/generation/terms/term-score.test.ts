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

const getScore = (surface: string, changes: Partial<Term> = {}, inHeadings = 0) =>
  termScore(sampleTerm(surface, changes), inHeadings, 10);

describe('a note makes more of a term', () => {
  test.each<[string, number, number]>([
    ['that it names again', getScore('zorblin', mentioned(2)), getScore('zorblin', mentioned(1))],
    ['that it names eight times', getScore('zorblin', mentioned(8)), getScore('zorblin', mentioned(7))],
    ['that it defines', getScore('zorblin', { definitionStrength: 0.5 }), getScore('zorblin')],
    [
      'that it defines where it first names it',
      getScore('zorblin', { opensWithDefinition: true }),
      getScore('zorblin'),
    ],
    ['that heads a section', getScore('zorblin', {}, 1), getScore('zorblin')],
    ['that heads two sections', getScore('zorblin', {}, 2), getScore('zorblin', {}, 1)],
    [
      'that it sums up',
      getScore('zorblin', {
        mentions: [...mentioned(1).mentions, ...mentioned(1, { isSummary: true }).mentions],
      }),
      getScore('zorblin', mentioned(2)),
    ],
    [
      'that comes early',
      getScore('zorblin', mentioned(1, { index: 1 })),
      getScore('zorblin', mentioned(1, { index: 9 })),
    ],
    ['of two words than of one', getScore('zorblin cutter'), getScore('zorblin')],
    ['of two words than of four', getScore('zorblin cutter'), getScore('zorblin stone cutter wheel')],
    ['of three words than of four', getScore('zorblin stone cutter'), getScore('zorblin stone cutter wheel')],
    ['that is a name of two words', getScore('Zorblin cutter'), getScore('zorblin cutter')],
    ['that is no word of every day', getScore('zorblin'), getScore('house')],
    ['that is a thing than a person', getScore('Zorblin'), getScore('Zorblin', { isPerson: true })],
    ['that is a thing than a person in full', getScore('Ada Zorb'), getScore('Ada Zorb', { isPerson: true })],
    ['that no vague adjective opens', getScore('stone zorblin'), getScore('large zorblin')],
  ])('%s', (_, more, less) => {
    expect(more).toBeGreaterThan(less);
  });

  test('when it is in bold than when it has all other merits', () => {
    const praised = getScore('zorblin', {
      ...mentioned(8),
      definitionStrength: 0.9,
      opensWithDefinition: true,
    });
    expect(getScore('zorblin', { isBold: true })).toBeGreaterThan(praised);
    expect(getScore('zorblin', { isBold: true })).toBeGreaterThan(getScore('zorblin', {}, 9) + 4);
  });

  test('when it is defined well than when it is repeated, headed and summed up', () => {
    const repeated = { ...mentioned(8, { isSummary: true }) };
    expect(getScore('zorblin', { definitionStrength: 1, opensWithDefinition: true })).toBeGreaterThan(
      getScore('zorblin', repeated, 1),
    );
  });
});

describe('a note makes no more of a term', () => {
  test.each<[string, number, number]>([
    ['for a ninth mention', getScore('zorblin', mentioned(9)), getScore('zorblin', mentioned(8))],
    ['for a third heading', getScore('zorblin', {}, 3), getScore('zorblin', {}, 2)],
    ['for three words than for two', getScore('zorblin stone cutter'), getScore('zorblin cutter')],
    ['for a capital of one word', getScore('Zorblin'), getScore('zorblin')],
    [
      'for a capital of a person',
      getScore('Ada Zorb', { isPerson: true }),
      getScore('ada zorb', { isPerson: true }),
    ],
  ])('%s', (_, more, less) => {
    expect(more).toBeCloseTo(less, 9);
  });
});

test('the place in the note weighs least of all, and counts in a note of one sentence too', () => {
  const first = getScore('zorblin', mentioned(1, { index: 0 }));
  const last = getScore('zorblin', mentioned(1, { index: 10 }));
  expect(first - last).toBeCloseTo(0.2, 9);
  expect(termScore(sampleTerm('zorblin'), 0, 0)).toBeCloseTo(first, 9);
});
