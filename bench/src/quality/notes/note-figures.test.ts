import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import { expect, test } from 'vitest';
import { getFigures, noteFigures } from './note-figures.ts';
import { reportOnNotes } from './note-report.ts';
import type { StudentNote } from './student-note.ts';

const LINES = {
  warp: 'warp: threads that are stretched on the loom first',
  weft: 'weft: thread that is drawn over and under the others',
  heddle: 'heddle: wire with an eye that lifts some threads',
  treadle: 'treadle: pedal by which a weaver raises threads',
};
const TEXT = Object.values(LINES).join('\n\n');

const weaving: StudentNote = {
  name: 'weaving',
  facts: 4,
  kinds: ['term', 'meaning', 'number'],
  keyTerms: ['warp', 'weft', 'heddle'],
  document: {
    title: 'weaving',
    pages: [{ number: 1, section: null, text: TEXT, blocks: [], bold: [], reading: 'text' }],
  },
};

function draft(kind: QuestionDraft['kind'], term: keyof typeof LINES): QuestionDraft {
  const meaning = LINES[term].slice(term.length + 2);
  const terms = Object.keys(LINES);
  return {
    kind,
    stem: kind === 'meaning' ? `Which of the following describes “${term}”?` : `____ is a ${meaning}.`,
    options: terms,
    answerIndex: terms.indexOf(term),
    explanation: '',
    source: { page: 1, section: null, quote: LINES[term] },
  };
}

test('questions count by their form and by the terms that they are about', () => {
  const figures = getFigures(weaving, [
    draft('term', 'warp'),
    draft('term', 'weft'),
    draft('number', 'heddle'),
  ]);

  expect(figures).toMatchObject({ made: 3, kinds: 2, carriedKinds: 3, facts: 4 });
  expect(figures.termShare).toBeCloseTo(2 / 3);
});

test('questions about other terms and missing questions count as misses', () => {
  const ten = Array.from({ length: 9 }, () => draft('term', 'warp'));

  expect(getFigures(weaving, [...ten, draft('term', 'treadle')]).keyTermPrecision).toBeCloseTo(0.9);
  expect(getFigures(weaving, ten).keyTermPrecision).toBeCloseTo(0.9);
  expect(getFigures(weaving, [...ten, draft('number', 'treadle')]).keyTermPrecision).toBe(1);
});

test('where no question is about a term, or there is none at all, there is no precision', () => {
  expect(getFigures(weaving, [draft('number', 'warp')]).keyTermPrecision).toBeNull();
  expect(getFigures(weaving, [])).toMatchObject({ made: 0, kinds: 0, termShare: 0, keyTermPrecision: null });
});

test('the faults that the checker finds are shares of the questions', () => {
  const repeated = getFigures(weaving, [draft('term', 'warp'), draft('term', 'warp')]);

  expect(repeated.faults.pair).toBeGreaterThan(0);
  expect(getFigures(weaving, []).faults.pair).toBe(0);
});

test('a note without a fact gives no question, and the report says so', () => {
  const [page] = weaving.document.pages;
  const blank = { ...weaving, document: { title: '', pages: page ? [{ ...page, text: 'hm' }] : [] } };

  expect(noteFigures(blank).made).toBe(0);
  expect(reportOnNotes([noteFigures(blank)]).misses).toContain(
    'Student notes: yield of 10 is 0.000, goal >= 0.85',
  );
});
