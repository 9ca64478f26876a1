import { expect, test } from 'vitest';
import { readNote } from '../reading/note-reading.ts';
import { mentionIn } from '../testing/mention-in.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { typedNote } from '../testing/typed-note.ts';
import { areContrasted, definitionsOf, differ, kindPhrasesOf, kindsOf } from './definitions.ts';
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

test.each([
  ['by name', 'The bowl that ice has cut into a mountain is called a cirque.', 'cirque'],
  ['by what it is', 'A cirque is a bowl that ice has cut into a mountain.', 'cirque'],
  ['by what it means', 'The cirque refers to a bowl that ice has cut.', 'cirque'],
  ['behind a label', 'Cirque: a bowl that ice has cut into a mountain', 'Cirque'],
  ['in passing', 'The cirque (a bowl that ice has cut into a mountain) holds a lake.', 'cirque'],
])('a definition is one %s', (_, sentence, surface) => {
  const mention = mentionIn(sentence, surface);
  const [definition] = definitionsOf(sampleTerm(surface, { mentions: [mention] }));
  expect(definition?.sentence).toBe(mention.sentence);
  expect(definition?.says.has('cirqu')).toBe(false);
  expect(definition?.says.has('ice')).toBe(true);
});

test('only the first twelve mentions of a term are looked at', () => {
  const named = mentionIn('The wind fills the cirque with snow.', 'cirque');
  const defined = mentionIn('A cirque is a bowl that ice has cut.', 'cirque');
  const after = (count: number) =>
    definitionsOf(sampleTerm('cirque', { mentions: [...Array(count).fill(named), defined] })).length;
  expect([after(11), after(12)]).toEqual([1, 0]);
});

test('what a sentence says of two terms at once sets neither apart', () => {
  const text = 'A weir is a low dam of loose stones and a levee is a long bank of packed earth.';
  const [one, other] = ['weir', 'levee'].map((surface) =>
    sampleTerm(surface, { mentions: [mentionIn(text, surface)] }),
  );
  if (one === undefined || other === undefined) throw new Error('there are two');
  expect(areContrasted(one, other)).toBe(false);
});

test('two terms are set apart where each definition says what the other does not', () => {
  expect(areContrasted(named(/lethal dose/), named(/infectious dose/))).toBe(true);
  expect(areContrasted(named(/tarn/), named(/lochan/))).toBe(false);
  expect(kindPhrasesOf(named(/tarn/))).toEqual(['small lake']);
});

test.each([
  [['kill', 'half', 'germ'], ['caus', 'ill', 'germ'], true],
  [['kill', 'germ'], ['caus', 'ill', 'germ'], false],
  [['germ'], ['caus', 'ill', 'germ'], false],
])('%j and %j differ: %s', (one, other, expected) => {
  expect(differ(new Set(one), new Set(other))).toBe(expected);
  expect(differ(new Set(other), new Set(one))).toBe(expected);
});
