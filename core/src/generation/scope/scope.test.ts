import { describe, expect, test } from 'vitest';
import type { StudyDocument } from '../../text/document.ts';
import { contentStems } from '../../text/words.ts';
import { makeQuestions } from '../make-questions.ts';
import { type QuestionScope, questionKinds } from '../question-draft.ts';
import { ASTRONOMY, CHEMISTRY, CONTRACT_LAW } from '../sample-notes.ts';
import { typedNote } from '../testing/typed-note.ts';
import { findScope, getTopics } from './note-topics.ts';
import { wantedStems, wholeNote } from './within-scope.ts';

const document: StudyDocument = {
  title: 'Three lessons',
  pages: [CHEMISTRY, ASTRONOMY, CONTRACT_LAW].map((text, index) => ({
    number: index + 1,
    section: ['Reactions', 'Stars and planets', 'Contracts'][index] ?? null,
    text,
    blocks: [],
    bold: [],
    reading: 'text',
  })),
};

const ask = (scope: Partial<QuestionScope>, count = 20) =>
  makeQuestions({ document, count, seed: 'seed', excludedAnswers: [], scope: { ...wholeNote, ...scope } });

describe('what is asked within a scope', () => {
  test.each(getTopics(document))(
    'carries a word of the focus, in its sentence or in the heading above: %s',
    (focus) => {
      const requested = wantedStems(focus);
      for (const { source } of ask({ focus })) {
        const about = contentStems(`${source.quote}\n${source.section ?? ''}`);
        expect(about.isDisjointFrom(requested)).toBe(false);
      }
    },
  );

  test('begins with the parts that carry most of the focus', () => {
    const [first] = ask({ focus: 'Please ask me about catalysts and the activation energy' });

    expect(first?.source.quote).toMatch(/catalyst|activation energy/i);
  });

  test.each([
    [{ from: 1, to: 1 }, [1]],
    [{ from: 2, to: 3 }, [2, 3]],
    [{ from: 3, to: 90 }, [3]],
  ])('is on its pages: %j', (pages, numbers) => {
    const createdQuestionDrafts = ask({ pages });

    expect(createdQuestionDrafts.length).toBeGreaterThan(0);
    expect(new Set(createdQuestionDrafts.map(({ source }) => source.page))).toEqual(new Set(numbers));
  });

  test.each(questionKinds)('is only of the kind %s if the scope says so', (kind) => {
    expect(new Set(ask({ kinds: [kind] }).map((draft) => draft.kind)).difference(new Set([kind]))).toEqual(
      new Set(),
    );
  });

  test('is empty if no part carries the focus', () => {
    expect(ask({ focus: 'viticulture' })).toEqual([]);
  });

  test('is the whole note where the focus names nothing', () => {
    expect(ask({ focus: 'Please ask about everything important.' }).length).toBe(ask({}).length);
  });
});

describe('before anything is made', () => {
  test.each<[string, Partial<QuestionScope>, string | null]>([
    ['a word of the note', { focus: 'catalysts' }, null],
    ['a word of a heading', { focus: 'planets' }, null],
    ['no word', { focus: '' }, null],
    ['a word of another page', { focus: 'catalysts', pages: { from: 3, to: 3 } }, 'focus'],
    ['a word that the note does not have', { focus: 'viticulture' }, 'focus'],
    ['pages that the note does not have', { pages: { from: 7, to: 9 } }, 'pages'],
  ])('%s is looked for', (_, scope, unmet) => {
    expect(findScope({ document, scope: { ...wholeNote, ...scope } }).unmet).toBe(unmet);
  });

  test('a focus that is not met leads to topics that are', () => {
    const { topics } = findScope({ document, scope: { ...wholeNote, focus: 'viticulture' } });

    expect(topics.length).toBeGreaterThan(5);
    for (const focus of topics) {
      expect(findScope({ document, scope: { ...wholeNote, focus } }).unmet).toBeNull();
    }
  });

  test('typed notes have the heads of their lists and their labels as topics', () => {
    const note = typedNote(
      'Digestion\n\nSteps of digestion\n1. Ingestion\n2. Absorption\n3. Egestion\n\nBile: emulsifies fats in the gut',
    );

    expect(getTopics(note)).toEqual(expect.arrayContaining(['Steps of digestion', 'Bile']));
  });

  test('a page that is not readable has nothing', () => {
    const unread = document.pages.map((page) => ({ ...page, reading: 'unreadable' as const }));

    expect(findScope({ document: { ...document, pages: unread }, scope: wholeNote }).unmet).toBe('pages');
  });
});
