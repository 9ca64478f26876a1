import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StudyDocument } from '../text/document.ts';
import { formulaGap, pictureGap } from '../text/marked-gaps.ts';
import { normalForm } from '../text/words.ts';
import { gateNote, getFaults } from './gate/item-gate.ts';
import { makeQuestions } from './make-questions.ts';
import type { QuestionDraft } from './question-draft.ts';
import { ASTRONOMY, CHEMISTRY, CONTRACT_LAW, FRENCH } from './sample-notes.ts';

function note(text: string): StudyDocument {
  return {
    title: 'note',
    pages: [{ number: 1, section: null, text, blocks: [], bold: [], reading: 'text' }],
  };
}

function ask(
  document: StudyDocument,
  changes: Partial<Parameters<typeof makeQuestions>[0]> = {},
): QuestionDraft[] {
  return makeQuestions({ document, count: 10, seed: 'seed', excludedAnswers: [], ...changes });
}

function getKeys(drafts: readonly QuestionDraft[]): string[] {
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
      expect(getFaults(draft, opened, drafts.slice(0, at))).toEqual([]);
  });

  test('explains each key in one sentence, without the quotation next to it', () => {
    for (const { explanation, source } of drafts) {
      expect(explanation).toMatch(/^\p{Lu}.*\.$/u);
      expect(explanation).not.toContain(source.quote);
    }
  });
});

describe('a request', () => {
  const document = note(CHEMISTRY);

  test('gives the same questions again for the same seed', () => {
    const drafts = ask(document);
    expect(drafts.length).toBeGreaterThanOrEqual(5);
    expect(ask(document)).toEqual(drafts);
  });

  test('gives its keys other positions with another seed', () => {
    const positions = (seed: string) => ask(document, { seed }).map((draft) => draft.answerIndex);
    expect(['a', 'b', 'c'].map(positions)).not.toEqual(['a', 'a', 'a'].map(positions));
  });

  test('never reuses an earlier answer', () => {
    const first = getKeys(ask(document, { count: 3 }));
    const later = getKeys(ask(document, { excludedAnswers: first.map((key) => key.toUpperCase()) }));
    expect(first).toHaveLength(3);
    expect(later.length).toBeGreaterThanOrEqual(3);
    expect(later.filter((key) => first.map(normalForm).includes(normalForm(key)))).toEqual([]);
  });

  test('uses each position of the key equally often', () => {
    const positions = ask(document, { count: 4 }).map((draft) => draft.answerIndex);
    expect(positions.toSorted()).toEqual([0, 1, 2, 3]);
  });
});

/** It says nearly the same of a glacier and of an icefall. */
const LANDFORMS = `A glacier is a slow river of ice that grinds down the slope of a mountain.
A moraine is a bank of rubble that melting ice leaves behind. A landslide is a sudden slip of soil that buries the foot
of a hill. A delta is a fan of mud that a river drops where it meets the sea. A tombolo is a bar of sand that ties an
island to the coast. A dune is a ridge of dry sand that the wind piles up along open coasts. An icefall is a slow river
of ice that grinds down the slope of a mountain cliff. A volcano is an opening through which melted rock escapes from
below the crust. A canyon is a deep valley that running water has cut into hard layers of stone. A plateau is a wide
stretch of flat land that stands high above the plain.`;

test('a term that the note describes in the same way is no distractor, because it may be right as well', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const drafts = seeds.flatMap((seed) => ask(note(LANDFORMS), { seed, count: 20 }));
  const ofIce = drafts
    .filter(({ source }) => /river\s+of ice/.test(source.quote))
    .map(({ options }) => options);

  expect(ofIce.length).toBeGreaterThanOrEqual(seeds.length);
  for (const options of ofIce)
    expect(
      options.filter((option) => /^(?:glacier|icefall|a slow river of ice .*)$/.test(option)),
    ).toHaveLength(1);
});

test('the title of a book is no label with its meaning', () => {
  const title = 'The Landmark Glacier: A Comprehensive Guide to the Ice of the Alps.';
  const drafts = ask(note(`${title} ${LANDFORMS}`), { count: 20 });

  expect(drafts.length).toBeGreaterThan(4);
  expect(drafts.filter(({ source }) => source.quote.includes('Comprehensive'))).toEqual([]);
});

test.each([
  ['a list', 'Glacier—ice, stones, sand, and the water of the spring.'],
  ['what says something else', 'Glacier—Farmers of the Alps have used the water of the ice for ages.'],
])('%s behind a dash is no meaning of the text before it', (_, line) => {
  const drafts = ask(note(`${line} ${LANDFORMS}`), { count: 20 });

  expect(drafts.length).toBeGreaterThan(4);
  expect(drafts.filter(({ source }) => source.quote.includes('—'))).toEqual([]);
});

test('prose in another language gets no questions, because its classes are unknown', () => {
  expect(ask(note(FRENCH))).toEqual([]);
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
  ])('%s gives no question', (_, text) => {
    expect(ask(note(text))).toEqual([]);
  });

  test('any text at all around a note leaves its questions sound', () => {
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
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(noise, noise, fc.integer({ min: 1, max: 50 }), (before, after, count) => {
        const text = `${before}\n\n${LANDFORMS}\n\n${after}`;
        const drafts = ask(note(text), { count });
        expect(drafts).not.toEqual([]);
        expect(drafts.length).toBeLessThanOrEqual(count);
        for (const { options, answerIndex, source } of drafts) {
          expect(new Set(options).size).toBe(4);
          expect(options[answerIndex]).toBeDefined();
          expect(text).toContain(source.quote);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('marks for pictures and formulas', () => {
  const visibleText =
    'A glacier is a river of ice. A moraine is a ridge of rubble that the ice leaves behind.';
  const marked = (mark: string) => note(CHEMISTRY.replaceAll('\n\n', `\n\n${mark}\n\n`));

  test('are nothing that is asked, offered or quoted', () => {
    const drafts = ask(marked(pictureGap(visibleText)), { count: 40 });

    expect(drafts.length).toBeGreaterThan(5);
    expect(JSON.stringify(drafts)).not.toMatch(/glacier|moraine|rubble|picture/i);
  });

  test('give no question without other words', () => {
    expect(
      ask(note(Array.from({ length: 20 }, () => pictureGap(`${visibleText} ${CHEMISTRY}`)).join('\n\n'))),
    ).toEqual([]);
  });

  test('do not change what is asked of the text around them', () => {
    expect(ask(marked(pictureGap('')))).toEqual(ask(note(CHEMISTRY)));
  });

  test.each([formulaGap, pictureGap('a flask')])('a sentence with %s in it is not asked', (gap) => {
    const drafts = ask(note(CHEMISTRY.replaceAll(' is a substance', ` ${gap} is a substance`)), {
      count: 40,
    });

    expect(drafts.length).toBeGreaterThan(2);
    for (const { source } of drafts) expect(source.quote).not.toMatch(/is a substance/);
  });

  test("are no source for a model's questions", () => {
    const [draft] = ask(note(CHEMISTRY));
    if (!draft) throw new Error('no question');
    const returnedStudyDocument = note(CHEMISTRY.replace(draft.source.quote, pictureGap(draft.source.quote)));

    expect(getFaults(draft, gateNote(note(CHEMISTRY)), [])).toEqual([]);
    expect(getFaults(draft, gateNote(returnedStudyDocument), [])).toContain('quote_not_found');
  });
});
