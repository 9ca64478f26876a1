import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StudyDocument } from '../text/document.ts';
import { normalForm } from '../text/words.ts';
import { faultsOf, gateNote } from './gate/item-gate.ts';
import { makeQuestions } from './make-questions.ts';
import type { QuestionDraft } from './question-draft.ts';
import { ASTRONOMY, CHEMISTRY, CONTRACT_LAW, FRENCH } from './sample-notes.ts';

function note(text: string): StudyDocument {
  return { title: 'note', pages: [{ number: 1, section: null, text, blocks: [], bold: [] }] };
}

function ask(
  document: StudyDocument,
  changes: Partial<Parameters<typeof makeQuestions>[0]> = {},
): QuestionDraft[] {
  return makeQuestions({ document, count: 10, seed: 'seed', excludedAnswers: [], focus: '', ...changes });
}

function keysOf(drafts: readonly QuestionDraft[]): string[] {
  return drafts.map((draft) => draft.options[draft.answerIndex] ?? '');
}

const NOTES = { chemistry: CHEMISTRY, astronomy: ASTRONOMY, 'contract law': CONTRACT_LAW };

describe.each(Object.entries(NOTES))('a short note on %s', (_, text) => {
  const document = note(text);
  const drafts = ask(document);

  test('carries at least five questions', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(5);
  });

  test('gives each question four distinct options and a key among them', () => {
    for (const { options, answerIndex } of drafts) {
      expect(new Set(options.map(normalForm)).size).toBe(4);
      expect(options[answerIndex]).toBeDefined();
    }
  });

  test('quotes its pages to the letter, and the quotation names the key', () => {
    for (const { source, options, answerIndex } of drafts) {
      expect(document.pages[0]?.text).toContain(source.quote);
      expect(normalForm(source.quote)).toContain(normalForm(options[answerIndex] ?? ''));
    }
  });

  test('passes the gate that a model has to pass', () => {
    const opened = gateNote(document);
    for (const [at, draft] of drafts.entries())
      expect(faultsOf(draft, opened, drafts.slice(0, at))).toEqual([]);
  });

  test('explains each key from the note', () => {
    for (const { explanation, source } of drafts) expect(explanation).toContain(source.quote);
  });
});

describe('a request', () => {
  const document = note(CHEMISTRY);

  test('gives the same questions again for the same seed', () => {
    expect(ask(document)).toEqual(ask(document));
  });

  test('deals the keys differently for another seed', () => {
    const positions = (seed: string) => ask(document, { seed }).map((draft) => draft.answerIndex);
    expect(['a', 'b', 'c'].map(positions)).not.toEqual(['a', 'a', 'a'].map(positions));
  });

  test('never brings back an answer that was used before', () => {
    const first = keysOf(ask(document, { count: 3 }));
    const later = keysOf(ask(document, { excludedAnswers: first.map((key) => key.toUpperCase()) }));
    expect(later.map(normalForm)).not.toEqual(expect.arrayContaining(first.slice(0, 1).map(normalForm)));
    expect(later.filter((key) => first.includes(key))).toEqual([]);
  });

  test('starts with what the student asked to concentrate on', () => {
    const [first] = ask(document, { focus: 'catalysts' });
    expect(first?.source.quote).toMatch(/catalyst/i);
  });

  test('uses each position of the key equally often', () => {
    const positions = ask(document, { count: 4 }).map((draft) => draft.answerIndex);
    expect(positions.toSorted()).toEqual([0, 1, 2, 3]);
  });
});

test('a note in another language gets blanks and no claims about definitions', () => {
  for (const draft of ask(note(FRENCH))) expect(draft.stem).toContain('________');
});

describe('text that teaches nothing', () => {
  const MEGABYTE = 1_000_000;
  test.each([
    ['nothing', ''],
    ['one word', 'photosynthesis'],
    ['a megabyte of one letter', 'a'.repeat(MEGABYTE)],
    ['a megabyte of blanks', ' '.repeat(MEGABYTE)],
    ['a megabyte of full stops', '.'.repeat(MEGABYTE)],
    ['a megabyte of brackets', ' ('.repeat(MEGABYTE / 2)],
    ['only numbers', '12 345. 6,789 0. '.repeat(2_000)],
    ['emoji', '😀 🧪! 🧬 👩‍🔬. '.repeat(2_000)],
    ['right-to-left text', 'الخلية هي الوحدة الأساسية للحياة. '.repeat(500)],
    ['lone surrogates', '\ud800 is a \udfff. '.repeat(500)],
    [
      'one sentence over and over',
      'An enzyme is a protein that speeds up a reaction in a cell. '.repeat(500),
    ],
  ])('%s gives an array', (_, text) => {
    expect(ask(note(text))).toBeInstanceOf(Array);
  });

  test('any text at all gives sound questions or none', () => {
    const words = fc.constantFrom(
      'The',
      'cell',
      'is',
      'a',
      'called',
      'membrane',
      'which',
      ',',
      '.',
      '(',
      ')',
      '“',
      'DNA',
      '3',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 120 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (anything, count) => {
        const drafts = ask(note(anything), { count });
        expect(drafts.length).toBeLessThanOrEqual(count);
        for (const { options, answerIndex, source } of drafts) {
          expect(new Set(options).size).toBe(4);
          expect(options[answerIndex]).toBeDefined();
          expect(anything).toContain(source.quote);
        }
      }),
      { numRuns: 150 },
    );
  });
});
