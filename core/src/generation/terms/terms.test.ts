import { describe, expect, test } from 'vitest';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { getTerms } from './terms.ts';

type Line = string | [marked: string, changes: Partial<NoteSentence>];

const findTerms = (...lines: Line[]) =>
  getTerms(
    lines.map((line, index) =>
      typeof line === 'string'
        ? taggedSentence(line, { index })
        : taggedSentence(line[0], { index, ...line[1] }),
    ),
  );
const findTerm = (norm: string, ...lines: Line[]) => findTerms(...lines).find((term) => term.norm === norm);

const named = 'they/pronoun need/verb the zorblin/noun';
const defined = 'The zorblin/noun is/verb a tool/noun.';
const claimed = 'The zorblin/noun is/verb the most/adverb useful/adjective.';
const described = 'they/pronoun need/verb the zorblin/noun, which is/verb old/adjective';

describe('a term is worth asking', () => {
  test.each<[string, Line[], boolean]>([
    ['where the note names it again', [named, named], true],
    ['not where it names it once', [named], false],
    ['where it defines it once', [defined], true],
    ['where it claims something of it', [claimed], true],
    ['not where it adds something in passing', [described], false],
    ['where its name is bold', [[named, { bold: [{ start: 14, end: 21 }] }]], true],
    [
      'not where only a heading names it',
      [
        [named, { isHeading: true }],
        [named, { isHeading: true }],
      ],
      false,
    ],
    [
      'not in sentences that are not read',
      [
        [named, { tagged: null }],
        [named, { tagged: null }],
      ],
      false,
    ],
  ])('%s', (_, lines, expected) => {
    expect(findTerm('zorblin', ...lines) !== undefined).toBe(expected);
  });

  const whole = 'they/pronoun need/verb the valve/noun';
  const inside = 'a frog/noun stone/noun heart/noun valve/noun flap/noun';
  test.each([
    ['where two of five mentions are it alone', [whole, whole, inside, inside, inside], 0.4],
    ['not where one of three is', [whole, inside, inside], undefined],
  ])('%s', (_, lines, expected) => {
    expect(findTerm('valv', ...lines)?.wholeShare).toBe(expected);
  });

  test('if it is bold, though it never stands alone', () => {
    const bold: Line = [inside, { bold: [{ start: 19, end: 24 }] }];
    expect(findTerm('valv', bold)?.wholeShare).toBe(0);
  });
});

describe('the definition of a term', () => {
  test('is as strong as its best sentence, wherever that is', () => {
    for (const lines of [
      [defined, claimed],
      [claimed, defined],
    ])
      expect(findTerm('zorblin', ...lines)?.definitionStrength).toBe(0.95);
  });

  test.each<[string, string[], boolean]>([
    ['at once', [defined, named], true],
    ['the second time', [named, defined], true],
    ['too far on', [named, named, defined], false],
    ['in a sentence that only claims', [claimed, named], false],
  ])('%s: it opens with its definition is decided', (_, lines, expected) => {
    expect(findTerm('zorblin', ...lines)?.opensWithDefinition).toBe(expected);
  });
});

describe('the places of a term', () => {
  test('are counted, also inside longer terms and in headings', () => {
    const longer = 'the zorblin/noun cutter/noun';
    const term = findTerm('zorblin', named, named, longer, [named, { isHeading: true }]);
    expect([term?.mentions.length, term?.occurrences]).toEqual([2, 4]);
  });

  test('show which of its wordings are nouns', () => {
    const noun = 'the encoding/noun began/verb';
    const surfaces = (...verbs: string[]) =>
      findTerm('encod', noun, noun, ...verbs)
        ?.forms.map(({ surface }) => surface)
        .sort();

    expect(surfaces('they learn/verb to encode/noun it')).toEqual(['encoding']);
    expect(surfaces('few/other encode/noun it', 'they/pronoun encode/noun it')).toEqual(['encoding']);
    expect(
      surfaces('few/other encode/noun it', 'the/determiner encode/noun of it', 'to encode/noun it'),
    ).toEqual(['encode', 'encoding']);
    expect(
      findTerm('clock', 'the clock/noun began/verb', 'the clock/noun began/verb', 'they clock/noun it')
        ?.forms[0]?.count,
    ).toBe(3);
  });

  test('show if it is a person', () => {
    const lehmann = 'It was/verb Inge/person Lehmann/noun';
    expect(findTerm('ing lehmann', lehmann, lehmann)?.isPerson).toBe(true);
    expect(findTerm('zorblin', named, named, lehmann)?.isPerson).toBe(false);
  });
});

describe('a note ranks first', () => {
  const [zorblin, quintle] = ['zorblin', 'quintle'].map((word) => `of the ${word}/noun`);
  const findNorms = (...lines: Line[]) => findTerms(...lines).map(({ norm }) => norm);
  const twice = [`${zorblin} and/conjunction quintle/noun`, `${zorblin} and/conjunction quintle/noun`];

  test('terms that are a complete heading', () => {
    expect(findNorms(...twice, ['Zorblin use', { isHeading: true }])).toEqual(['zorblin', 'quintl']);
    expect(findNorms(...twice, ['Quintle use', { isHeading: true }])).toEqual(['quintl', 'zorblin']);
    expect(findNorms(...twice, ['Zorblinist use', { isHeading: true }])).toEqual(['quintl', 'zorblin']);
  });

  test('terms that the note defines, and equals by the alphabet', () => {
    expect(findNorms(...twice, defined)[0]).toBe('zorblin');
    expect(findNorms(...twice)).toEqual(['quintl', 'zorblin']);
    expect(
      findNorms(`${quintle} and/conjunction zorblin/noun`, `${quintle} and/conjunction zorblin/noun`),
    ).toEqual(['quintl', 'zorblin']);
  });
});

test('a note without sentences has no terms', () => {
  expect(getTerms([])).toEqual([]);
});
