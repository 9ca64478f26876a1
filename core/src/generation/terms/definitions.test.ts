import { expect, test } from 'vitest';
import { readNote } from '../reading/note-reading.ts';
import { typedNote } from '../testing/typed-note.ts';
import { areContrasted, definitionsOf, differ, kindsOf } from './definitions.ts';
import { termsOf } from './terms.ts';

const NOTE = `The lethal dose is the number of germs that kills half of the infected animals.
The infectious dose is the number of germs that causes illness in half of the exposed animals.
A tarn is a small lake in the mountains. A lochan is a small lake in the mountains.
The lethal dose was found for cholera. The moraine holds the tarn back.`;

const terms = termsOf(readNote(typedNote(NOTE)));
const named = (norm: RegExp) => {
  const term = terms.find(({ forms }) => norm.test(forms[0]?.surface ?? ''));
  if (term === undefined) throw new Error(`no term ${norm}`);
  return term;
};

test('a term is defined where a sentence says what it is, and not where it is named', () => {
  expect(definitionsOf(named(/lethal dose/)).map(({ sentence }) => sentence.text)).toEqual([
    'The lethal dose is the number of germs that kills half of the infected animals.',
  ]);
  expect(kindsOf(named(/lethal dose/)).map(({ noun }) => noun)).toEqual(['number']);
});

test('two terms are set apart where each definition says what the other does not', () => {
  expect(areContrasted(named(/lethal dose/), named(/infectious dose/))).toBe(true);
  expect(areContrasted(named(/tarn/), named(/lochan/))).toBe(false);
});

test.each([
  [['kill', 'half', 'germ'], ['caus', 'ill', 'germ'], true],
  [['kill', 'germ'], ['caus', 'ill', 'germ'], false],
  [['germ'], ['caus', 'ill', 'germ'], false],
])('%j and %j differ: %s', (one, other, expected) => {
  expect(differ(new Set(one), new Set(other))).toBe(expected);
  expect(differ(new Set(other), new Set(one))).toBe(expected);
});
