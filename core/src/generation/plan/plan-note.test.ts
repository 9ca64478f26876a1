import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typedPaper } from '../../papers/testing/typed-paper.ts';
import type { StudyDocument } from '../../text/document.ts';
import { makeSet } from '../make-questions.ts';
import { wholeNote } from '../scope/within-scope.ts';
import { mixedNote } from '../testing/mixed-note.ts';
import { typedNote } from '../testing/typed-note.ts';
import { type EmptyPart, explainEmptyPart, explainOmissions, type LeftOutText } from './part-reasons.ts';
import { planNote } from './plan-note.ts';

/** Each text is a page. */
function getNote(...texts: string[]): StudyDocument {
  const pages = texts.map((text, index) => ({ ...typedNote(text).pages[0], number: index + 1 }));
  return { title: 'note', pages: pages as StudyDocument['pages'] };
}

const plan = (...texts: string[]) => planNote({ document: getNote(...texts), paged: true });
const blood = `# Blood
Plasma: the liquid part of the blood
Platelets: small cells that stop a bleeding
Haemoglobin: the pigment that carries oxygen`;

test.each<[string, Partial<EmptyPart>, string]>([
  [
    'a drawing',
    { pictures: 1, pages: [9] },
    'Page 9 is a picture without words. We ask only what a sentence proves.',
  ],
  [
    'a drawing with labels',
    { texts: ['Thoracic duct', 'Lymph node', '[picture]'], pictures: 1, pages: [9] },
    'Page 9 is a drawing with 4 words. We ask only what a sentence proves.',
  ],
  [
    'labels beside other text',
    { texts: ['Thoracic duct', 'Lymph node'] },
    'This part is like a drawing: it has only 4 words. We ask only what a sentence proves.',
  ],
  ['a heading', { headings: 1 }, 'This heading has no text below it.'],
  ['headings', { headings: 3 }, 'These 3 headings have no text below them.'],
  [
    'remarks',
    { texts: ['This came out last year!', 'Exam focus'] },
    'There are only remarks about the exam here. A remark is never asked.',
  ],
  [
    'formulas',
    { texts: ['F = m * a', '[formula]'] },
    'There are only formulas here. We ask only what a sentence says in words.',
  ],
  [
    'thoughts',
    { texts: ['We may well come back to all this in a later week of term, and then see.'] },
    'These 17 words state nothing that we can ask without guessing.',
  ],
])('a part of %s has its reason', (_, part, sentence) => {
  expect(explainEmptyPart({ texts: [], headings: 0, pictures: 0, pages: [], ...part })).toBe(sentence);
});

test.each<[Pick<LeftOutText, 'kind' | 'pages'>[], string[]]>([
  [[{ kind: 'sources', pages: [14] }], ['Page 14 is a list of sources, so nothing is asked of it.']],
  [
    [
      { kind: 'sources', pages: [14, 15, 16] },
      { kind: 'unreadable', pages: [3] },
    ],
    [
      'Pages 14 to 16 are lists of sources, so nothing is asked of them.',
      'Page 3 could not be read, so nothing is asked of it.',
    ],
  ],
  [
    [{ kind: 'exercises', pages: [3, 5, 9, 12, 20] }],
    ['Pages 3, 5, 9 and 2 more have exercises only, so nothing is asked of them.'],
  ],
  [[{ kind: 'aims', pages: [] }], ['The list of what to learn is not asked.']],
])('text that is never asked is named by its pages: %j', (texts, sentences) => {
  expect(explainOmissions(texts.map((text) => ({ ...text, isAlone: true })))).toEqual(sentences);
});

describe('the plan of a note', () => {
  it('has each part with its place, and a reason only if nothing can be asked of it', () => {
    const { parts, omissions, offers } = plan(
      blood,
      '# Lymph\nThoracic duct\n\nLymph node',
      '# Diseases\n# Arteries\nStroke: loss of blood to a part of the brain\nAneurysm: a bulge of an artery',
      '# References\nGuyton, A. (2011). Physiology.',
    );
    expect(parts.map(({ title, firstPage, reason }) => [title, firstPage, reason !== null])).toEqual([
      ['Blood', 1, false],
      ['Lymph', 2, true],
      ['Diseases', 3, true],
      ['Arteries', 3, false],
    ]);
    expect(omissions).toEqual(['Page 4 is a list of sources, so nothing is asked of it.']);
    expect(offers.mixed).toBeGreaterThanOrEqual(offers.choice);
  });

  it('has no list of sources as a part, although no heading says so', () => {
    const { parts, omissions } = plan(
      blood,
      '# Books\nGuyton, A. (2011). Physiology.\nWest, B. (2009). Lungs.',
    );
    expect(parts.map(({ title }) => title)).toEqual(['Blood']);
    expect(omissions).toHaveLength(1);
  });

  it('names no page of a note that has none', () => {
    const { parts, omissions } = planNote({
      document: getNote(blood, '# Lymph\nThoracic duct', '# References\nGuyton (2011)'),
      paged: false,
    });
    expect([...omissions, ...parts.map(({ reason }) => reason ?? '')].join(' ')).not.toMatch(/page/i);
  });

  it('counts the questions of a past paper, and none of a chapter', () => {
    const question = (number: number) => `${number}. Which is ${number}?\n(A) fog (B) ice (C) rain (D) hail`;
    const paper = typedPaper(Array.from({ length: 6 }, (_, index) => question(index + 1)).join('\n'));
    expect(planNote({ document: paper, paged: true }).paperQuestions).toBe(6);
    expect(planNote({ document: mixedNote, paged: true }).paperQuestions).toBe(0);
  });

  it('offers as many questions as its first set has', () => {
    const count = (types: 'choice' | 'mixed') => {
      const scope = { ...wholeNote, types };
      const request = { document: mixedNote, count: 50, seed: 'seed', excludedAnswers: [], scope };
      const { questions, typedDrafts } = makeSet(request);
      return questions.length + typedDrafts.length;
    };
    const { offers } = planNote({ document: mixedNote, paged: true });
    expect(offers).toEqual({ choice: count('choice'), mixed: count('mixed') });
  });

  const line = fc.constantFrom(
    '# Blood',
    '# Vessels',
    '# References',
    'Plasma: the liquid part of the blood',
    'An artery is a vessel that carries blood away from the heart.',
    'Lymph node',
    'F = m * a',
    '[picture]',
    'Exam focus!',
    'Guyton, A. (2011). Physiology.',
  );
  it('asks no question outside its parts, whatever the note', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(line, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        (pages) => {
          const document = getNote(...pages.map((lines) => lines.join('\n')));
          const { parts, offers } = planNote({ document, paged: true });
          const positions = parts.map(({ page, offset }) => page * 10_000 + offset);
          expect(positions).toEqual(positions.toSorted((one, other) => one - other));
          const hasOpenPart = parts.some(({ reason }) => reason === null);
          expect(hasOpenPart).toBe(offers.mixed > 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
