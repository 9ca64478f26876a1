import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capitalised, cutOut, findAsides, withoutAsides } from './asides.ts';

describe('a question does better without', () => {
  test.each([
    ['a bracket', 'Basalt (a lava rock) is dark.', 'Basalt is dark.'],
    ['a citation', 'Rats learn mazes [4, 7] by themselves.', 'Rats learn mazes by themselves.'],
    ['two of them', 'Basalt (dark) covers the sea floor (all of it).', 'Basalt covers the sea floor.'],
    [
      'a marker that ties it to the sentence before',
      'However, the sea floor is young.',
      'The sea floor is young.',
    ],
    ['an order to the reader', 'Recall that lava cools fast in water.', 'Lava cools fast in water.'],
    ['an example marker', 'For example, lava cools fast.', 'Lava cools fast.'],
    ['both', 'In fact, magma (melted rock) rises.', 'Magma rises.'],
  ])('%s', (_, sentence, expected) => {
    expect(withoutAsides(sentence).text).toBe(expected);
  });

  test.each([
    ['how often it is so', 'Typically, lava cools fast in water.'],
    ['since when it is so', 'Today, the sea floor is young.'],
    ['an exception', 'Basalt (except on land) is dark.'],
    ['a condition', 'Basalt is soft (when it is hot) and dark.'],
    ['a limit in French', 'Le basalte (seulement le jour) est chaud.'],
    ['a marker that is the subject', 'First aid saves lives in the field.'],
    ['a marker without its comma', 'Today people farm the whole plain.'],
    ['a bracket that does not close', 'Basalt (a lava rock is dark.'],
    ['a bracket in a bracket', 'Basalt (a rock (dark is dark.'],
    ['a square bracket as long as a remark', `The text [${'a'.repeat(61)}] goes on.`],
    ['a bracket as long as a paragraph', `The text (${'a'.repeat(301)}) goes on.`],
  ])('but keeps %s', (_, sentence) => {
    expect(withoutAsides(sentence)).toEqual({ text: sentence, removed: [] });
  });

  test('says where each of them stood', () => {
    const sentence = 'Thus, basalt (dark) is young.';
    const [marker, bracket] = findAsides(sentence);

    expect(sentence.slice(marker?.start, marker?.end)).toBe('Thus, ');
    expect(sentence.slice(bracket?.start, bracket?.end)).toBe(' (dark)');
  });
});

describe('cutting spans out', () => {
  test('leaves a text without any as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cutOut(text, [])).toBe(text);
      }),
    );
  });

  test('keeps every letter outside of them, in order', () => {
    const cuts = fc.tuple(fc.string(), fc.uniqueArray(fc.nat(40), { maxLength: 6 })).map(([text, ends]) => {
      const edges = ends.map((end) => Math.min(end, text.length)).sort((one, other) => one - other);
      const spans = edges.flatMap((start, index) => {
        const end = edges[index + 1];
        return index % 2 === 0 && end !== undefined ? [{ start, end }] : [];
      });
      return { text, spans };
    });

    fc.assert(
      fc.property(cuts, ({ text, spans }) => {
        const rest = [...text.split('').keys()].filter((index) =>
          spans.every(({ start, end }) => index < start || index >= end),
        );
        expect(cutOut(text, spans)).toBe(rest.map((index) => text[index]).join(''));
      }),
    );
  });

  test('takes a span inside a longer one once', () => {
    expect(
      cutOut('abcdef', [
        { start: 1, end: 5 },
        { start: 2, end: 3 },
      ]),
    ).toBe('af');
  });
});

test.each([
  ['lava cools', 'Lava cools'],
  ['éruption', 'Éruption'],
  ['', ''],
  ['________ cools', '________ cools'],
])('%j begins with a capital as %j', (text, expected) => {
  expect(capitalised(text)).toBe(expected);
});
