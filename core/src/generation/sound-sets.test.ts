/** Properties of every set, for notes from sentences and lines about invented things. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQuote } from '../text/fold.ts';
import { normalForm } from '../text/words.ts';
import { makeQuestions } from './make-questions.ts';
import type { QuestionDraft, QuestionKind } from './question-draft.ts';
import { wholeNote } from './scope/within-scope.ts';
import { typedNote } from './testing/typed-note.ts';

/** English around the made-up words, so that the language is known. */
const PROSE =
  'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know of it by the end of the term.';

const START = ['bl', 'cr', 'dr', 'fl', 'gr', 'kl', 'pl', 'qu', 'sn', 'tr', 'v', 'z'];
const MIDDLE = ['abb', 'erm', 'ild', 'onn', 'usk', 'ev', 'or'];
const END = ['in', 'ot', 'ux', 'el', 'am'];
const nouns = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...START), fc.constantFrom(...MIDDLE), fc.constantFrom(...END))
    .map((parts) => parts.join('')),
  { minLength: 8, maxLength: 14 },
);
const tools = ['stone', 'glass', 'copper', 'leather', 'paper', 'wool'] as const;
const verbs = ['cuts', 'bends', 'cleans', 'stores', 'carries', 'heats'] as const;

type Line = (noun: string, other: string, index: number) => string;

const material = (index: number) => tools[index % tools.length] ?? 'stone';
const deed = (index: number) => verbs[Math.floor(index / 2) % verbs.length] ?? 'cuts';

/** One for each form that a note may give a fact. */
const LINES: readonly Line[] = [
  (noun, _, index) =>
    `A ${noun} is a tool that ${deed(index)} ${material(index)} in the yard behind house ${index + 20}.`,
  (noun, _, index) =>
    `The tool that ${deed(index)} ${material(index)} in the yard of each house is called a ${noun}.`,
  (noun, _, index) => `${noun}: ${deed(index)} the ${material(index)} of the whole village`,
  (noun, other) => `Each ${noun} was built to hold the weight of a whole ${other} in the rain.`,
];

const notes = fc
  .tuple(nouns, fc.array(fc.nat(LINES.length - 1), { minLength: 12, maxLength: 30 }))
  .map(([names, forms]) =>
    forms
      .map((form, index) => {
        const noun = names[index % names.length] ?? '';
        return LINES[form]?.(noun, names[(index + 3) % names.length] ?? '', index) ?? '';
      })
      .join('\n'),
  );

const ask = (text: string, seed: string, kinds: readonly QuestionKind[] = []) =>
  makeQuestions({
    document: typedNote(`${PROSE}\n${text}`),
    count: 10,
    seed,
    excludedAnswers: [],
    scope: { ...wholeNote, kinds: [...kinds] },
  });
const keyOf = ({ options, answerIndex }: QuestionDraft) => options[answerIndex] ?? '';

function holds(law: (drafts: QuestionDraft[], text: string) => void): void {
  fc.assert(
    fc.property(notes, (text) => law(ask(text, 'seed'), text)),
    { numRuns: 30 },
  );
}

test('every quotation is on its page', () => {
  holds((drafts, text) => {
    const { pages } = typedNote(`${PROSE}\n${text}`);
    for (const { source } of drafts) {
      const page = pages.find(({ number }) => number === source.page);
      expect(findQuote(page?.text ?? '', source.quote)).not.toBeNull();
    }
  });
});

test('options are four, different, and none is part of another', () => {
  holds((drafts) => {
    for (const { options } of drafts) {
      const lower = options.map((option) => option.toLowerCase());
      expect(new Set(lower).size).toBe(4);
      for (const one of lower) expect(lower.filter((other) => other.includes(one))).toEqual([one]);
    }
  });
});

test('no stem names its key, nor the key of another question', () => {
  holds((drafts) => {
    for (const { stem } of drafts) {
      const words = ` ${normalForm(stem)} `;
      for (const draft of drafts) expect(words).not.toContain(` ${normalForm(keyOf(draft))} `);
    }
  });
});

test('the seed decides the order of the options and nothing else', () => {
  fc.assert(
    fc.property(notes, fc.string(), fc.string(), (text, seed, other) => {
      const asked = (of: string) =>
        ask(text, of).map(({ stem, options, source }) => ({ stem, options: options.toSorted(), source }));

      expect(asked(seed)).toEqual(asked(other));
      expect(ask(text, seed)).toEqual(ask(text, seed));
    }),
    { numRuns: 15 },
  );
});

test('such notes carry questions of several kinds', () => {
  const some = fc.sample(notes, { numRuns: 60, seed: 7 });
  const getKinds = (...selection: QuestionKind[]) =>
    new Set(some.flatMap((text) => ask(text, 'seed', selection).map(({ kind }) => kind)));

  expect([...getKinds()]).toEqual(expect.arrayContaining(['term', 'meaning']));
  expect([...getKinds('meaning')]).toEqual(['meaning']);
});
