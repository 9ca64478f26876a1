import { expect, test } from 'vitest';
import {
  type ExamStanding,
  minutesOfStep,
  type NoteStanding,
  type Standing,
  todaysSteps,
  tomorrowSentence,
} from './todays-steps.ts';

const at = (moment: string) => Date.parse(`2026-11-${moment}Z`);
/** 10:00 of a Friday in Lagos. */
const now = at('27T09:00:00');

const exam = (id: string, change: Partial<ExamStanding> = {}): ExamStanding => ({
  id,
  state: 'open',
  opensAt: at('26T08:00:00'),
  minutes: 45,
  ...change,
});
const coming = (id: string, opens: string) => exam(id, { state: 'coming', opensAt: at(opens) });
const note = (id: string, change: Partial<NoteStanding> = {}): NoteStanding => ({
  id,
  status: 'ready',
  hasCards: false,
  createdAt: at('20T08:00:00'),
  ...change,
});

const empty: Standing = {
  now,
  zone: 'Africa/Lagos',
  runningExams: [],
  examsAhead: [],
  hasSitting: false,
  notes: [],
  firstSets: [],
  cards: { total: 0, today: 0, fresh: 0 },
  questions: { due: 0, mistakes: 0 },
  tomorrow: { cards: 0, questions: 0, mistakes: 0 },
  newestQuestion: null,
  hasQuestions: false,
  done: { exams: 0, cards: 0, questions: 0 },
};
const practised: Standing = {
  ...empty,
  notes: [note('n1')],
  newestQuestion: { noteId: 'n1', createdAt: at('21T08:00:00') },
  hasQuestions: true,
};
const full: Standing = {
  ...practised,
  runningExams: [{ id: 'r1' }],
  examsAhead: [exam('e1'), coming('e2', '27T20:00:00'), coming('e3', '29T08:00:00')],
  hasSitting: true,
  cards: { total: 80, today: 34, fresh: 3 },
  questions: { due: 2, mistakes: 5 },
  notes: [note('n2', { status: 'extracting' }), note('n1')],
};

/** Each step as a word, with whose it is or how many. */
const words = (standing: Standing) =>
  todaysSteps(standing).steps.map((step) =>
    [step.kind, 'id' in step ? step.id : 'count' in step ? String(step.count) : ''].filter(Boolean).join(' '),
  );

test.each<[string, Partial<Standing>, string, string[]]>([
  ['nothing is there', empty, 'first_day', []],
  ['the only note could not be read', { notes: [note('n1', { status: 'failed' })] }, 'first_day', []],
  [
    'the first note is being read',
    { notes: [note('n1', { status: 'uploaded' })] },
    'to_do',
    ['note_reading'],
  ],
  [
    'the first sets of the newest note are on the way: it is one step and not two',
    { firstSets: [{ id: 'n2' }], notes: [note('n2', { status: 'extracting' }), note('n1')] },
    'to_do',
    ['first_sets n2', 'note_ready n1'],
  ],
  [
    'first sets wait on an exam day, with practice begun',
    { ...practised, examsAhead: [exam('e1')], hasSitting: true, firstSets: [{ id: 'n1' }] },
    'to_do',
    ['open_exam e1', 'first_sets n1', 'sitting'],
  ],
  ['the first note is ready', { notes: [note('n1')] }, 'to_do', ['note_ready n1']],
  [
    'a note is ready, and the newer one is being read',
    { notes: [note('n2', { status: 'extracting' }), note('n1')] },
    'to_do',
    ['note_ready n1', 'note_reading'],
  ],
  [
    'cards were made from the only note, and none is due',
    { notes: [note('n1', { hasCards: true })], cards: { total: 9, today: 0, fresh: 0 } },
    'to_do',
    ['practise_cards'],
  ],
  ['its cards were deleted', { notes: [note('n1', { hasCards: true })] }, 'to_do', ['add_note']],
  ['there are questions', practised, 'to_do', ['practise']],
  [
    'a note came after the newest question',
    { ...practised, notes: [note('n2', { createdAt: at('22T08:00:00') }), note('n1')] },
    'to_do',
    ['note_ready n2'],
  ],
  [
    'an older note was passed over',
    { ...practised, notes: [note('n1'), note('n0', { createdAt: at('01T08:00:00') })] },
    'to_do',
    ['practise'],
  ],
  [
    'mistakes were made, whatever note is ready',
    { ...practised, questions: { due: 0, mistakes: 8 }, notes: [note('n2', { createdAt: now }), note('n1')] },
    'to_do',
    ['mistakes 8', 'note_ready n2'],
  ],
  [
    'an exam is days away',
    { examsAhead: [coming('e3', '29T08:00:00')] },
    'to_do',
    ['add_note', 'exam_ahead e3'],
  ],
  [
    'an exam opens on this day, which ends at 04:00',
    { ...practised, examsAhead: [coming('e2', '28T02:30:00'), coming('e3', '28T03:30:00')] },
    'to_do',
    ['exam_today e2', 'exam_ahead e3'],
  ],
  [
    'all is there',
    full,
    'to_do',
    [
      'running_exam r1',
      'open_exam e1',
      'exam_today e2',
      'sitting',
      'cards 34',
      'due 2',
      'mistakes 5',
      'fresh_cards 3',
      'note_reading',
      'exam_ahead e3',
    ],
  ],
  [
    'all is done, and an exam is days away',
    { ...practised, done: { exams: 1, cards: 0, questions: 0 }, examsAhead: [coming('e3', '29T08:00:00')] },
    'done',
    ['exam_ahead e3'],
  ],
  [
    'much was done and something is left',
    { ...practised, done: { exams: 1, cards: 34, questions: 40 }, questions: { due: 0, mistakes: 1 } },
    'to_do',
    ['mistakes 1'],
  ],
])('the day and its steps are right when %s', (_when, change, state, steps) => {
  const standing = { ...empty, ...change };
  expect([todaysSteps(standing).state, words(standing)]).toEqual([state, steps]);
});

test.each([
  ['an exam, cards and two sets of questions', full, 45 + 5 + 2 + 4],
  ['more questions than a set', { ...empty, questions: { due: 0, mistakes: 400 } }, 15],
  ['one card', { ...empty, cards: { total: 1, today: 1, fresh: 0 } }, 1],
  ['what has no time known', { ...practised }, null],
])('the steps of the day take about the right time with %s', (_what, standing, minutes) => {
  expect(todaysSteps(standing).minutes).toBe(minutes);
});

test('a step alone says its minutes', () => {
  expect(minutesOfStep({ kind: 'open_exam', id: 'e1' }, full)).toBe(45);
  expect(minutesOfStep({ kind: 'sitting' }, full)).toBeNull();
});

test.each([
  [{ cards: 2, questions: 0, mistakes: 4 }, 'Tomorrow: 2 cards, 4 mistakes.'],
  [{ cards: 1, questions: 1, mistakes: 1 }, 'Tomorrow: 1 card, 1 mistake, 1 question.'],
  [{ cards: 0, questions: 1_001, mistakes: 0 }, 'Tomorrow: 1,000+ questions.'],
  [{ cards: 0, questions: 0, mistakes: 0 }, 'Nothing is due tomorrow.'],
])('a person whose day is done reads what comes tomorrow: %o', (tomorrow, sentence) => {
  expect(tomorrowSentence(tomorrow)).toBe(sentence);
});
