import { expect, test } from 'vitest';
import type { ExamStanding, NoteStanding, Standing } from './standing.ts';
import { minutesOfStep, todaysSteps } from './todays-steps.ts';
import { tomorrowSentence } from './tomorrow.ts';

const getTime = (moment: string) => Date.parse(`2026-11-${moment}Z`);
/** 10:00 of a Friday in Lagos. */
const now = getTime('27T09:00:00');

const exam = (id: string, change: Partial<ExamStanding> = {}): ExamStanding => ({
  id,
  state: 'open',
  opensAt: getTime('26T08:00:00'),
  closesAt: getTime('28T17:00:00'),
  minutes: 45,
  ...change,
});
const coming = (id: string, opens: string) => exam(id, { state: 'coming', opensAt: getTime(opens) });
const closing = (id: string, closes: string) => exam(id, { closesAt: getTime(closes) });
const note = (id: string, change: Partial<NoteStanding> = {}): NoteStanding => ({
  id,
  status: 'ready',
  hasCards: false,
  createdAt: getTime('20T08:00:00'),
  ...change,
});

const empty: Standing = {
  now,
  zone: 'Africa/Lagos',
  runningExams: [],
  examsAhead: [],
  assignments: [],
  session: null,
  hasSitting: false,
  notes: [],
  firstSets: [],
  cards: { total: 0, today: 0, fresh: 0 },
  questions: { due: 0, mistakes: 0 },
  tomorrow: { cards: 0, questions: 0, mistakes: 0 },
  newestQuestion: null,
  hasQuestions: false,
  done: { exams: 0, cards: 0, questions: 0 },
  studiedBefore: null,
};
const practised: Standing = {
  ...empty,
  notes: [note('n1')],
  newestQuestion: { noteId: 'n1', createdAt: getTime('21T08:00:00') },
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

/** Away since Friday of the week before, with far more due than a day can hold. */
const away: Standing = {
  ...full,
  runningExams: [],
  examsAhead: [],
  hasSitting: false,
  cards: { total: 480, today: 200, fresh: 3 },
  questions: { due: 90, mistakes: 60 },
  studiedBefore: '2026-11-20',
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
    { ...practised, notes: [note('n2', { createdAt: getTime('22T08:00:00') }), note('n1')] },
    'to_do',
    ['note_ready n2'],
  ],
  [
    'an older note was passed over',
    { ...practised, notes: [note('n1'), note('n0', { createdAt: getTime('01T08:00:00') })] },
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
    'an open exam closes in three days: the cards come first, and it comes before the mistakes',
    { ...full, runningExams: [], hasSitting: false, notes: [], examsAhead: [closing('e1', '30T08:00:00')] },
    'to_do',
    ['cards 34', 'open_exam e1', 'due 2', 'mistakes 5', 'fresh_cards 3'],
  ],
  [
    'several exams are open: they come by their deadlines',
    {
      examsAhead: [closing('e1', '28T17:00:00'), closing('e2', '27T12:00:00'), closing('e3', '30T08:00:00')],
      cards: { total: 9, today: 2, fresh: 0 },
    },
    'to_do',
    ['open_exam e2', 'open_exam e1', 'cards 2', 'open_exam e3'],
  ],
  [
    'a session starts in an hour: it comes before an exam of this day and before begun practice',
    { ...full, runningExams: [], session: { id: 's1', startsAt: getTime('27T10:00:00') }, notes: [] },
    'to_do',
    [
      'session s1',
      'open_exam e1',
      'exam_today e2',
      'sitting',
      'cards 34',
      'due 2',
      'mistakes 5',
      'fresh_cards 3',
      'exam_ahead e3',
    ],
  ],
  [
    'an exam closes before the session starts',
    {
      session: { id: 's1', startsAt: getTime('27T09:50:00') },
      examsAhead: [closing('e1', '27T09:40:00')],
    },
    'to_do',
    ['open_exam e1', 'session s1'],
  ],
  [
    'a session starts in more than an hour: it is no step yet',
    { ...practised, session: { id: 's1', startsAt: getTime('27T10:00:01') } },
    'to_do',
    ['practise'],
  ],
  ['the student comes back after a week: twenty of 200 cards', away, 'to_do', ['restart 20']],
  [
    'the student comes back to an exam that closes today',
    { ...away, examsAhead: [closing('e1', '27T20:00:00')] },
    'to_do',
    ['open_exam e1', 'restart 20'],
  ],
  [
    'a restart is begun on another device',
    { ...away, done: { exams: 0, cards: 8, questions: 0 } },
    'to_do',
    ['restart 12'],
  ],
  [
    'a restart is done, whatever else waits',
    { ...away, done: { exams: 0, cards: 20, questions: 0 } },
    'done',
    [],
  ],
  [
    'the student comes back and only mistakes wait',
    { ...away, cards: { total: 0, today: 0, fresh: 0 }, questions: { due: 0, mistakes: 60 } },
    'to_do',
    ['mistakes 20'],
  ],
  [
    'the student comes back after six days: all of it',
    { ...away, studiedBefore: '2026-11-21' },
    'to_do',
    ['cards 200', 'due 90', 'mistakes 60', 'fresh_cards 3', 'note_reading'],
  ],
  [
    'the student comes back and nothing is due',
    { ...practised, studiedBefore: '2026-10-01' },
    'to_do',
    ['practise'],
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

/** 23:30 in London is 00:30 in Lagos, and both belong to the day that ends at 04:00; in Tokyo it is the next morning. */
test.each<[string, string, Partial<Standing>, string[]]>([
  [
    'an exam that opens at 02:30 in Lagos',
    'Africa/Lagos',
    { examsAhead: [coming('e1', '28T01:30:00')] },
    ['exam_today e1'],
  ],
  [
    'an exam that opens at 10:30 in Tokyo',
    'Asia/Tokyo',
    { examsAhead: [coming('e1', '28T01:30:00')] },
    ['exam_today e1'],
  ],
  [
    'an exam that opens at 04:30 in Lagos',
    'Africa/Lagos',
    { examsAhead: [coming('e1', '28T03:30:00')] },
    ['exam_ahead e1'],
  ],
  [
    'an exam that closes on Monday in Lagos',
    'Africa/Lagos',
    { examsAhead: [closing('e1', '30T08:00:00')] },
    ['cards 9', 'open_exam e1'],
  ],
  [
    'an exam that closes on Monday in Tokyo',
    'Asia/Tokyo',
    { examsAhead: [closing('e1', '30T08:00:00')] },
    ['open_exam e1', 'cards 9'],
  ],
  ['an absence since 21 November in Lagos', 'Africa/Lagos', { studiedBefore: '2026-11-21' }, ['cards 9']],
  ['an absence since 21 November in Tokyo', 'Asia/Tokyo', { studiedBefore: '2026-11-21' }, ['restart 9']],
])("at 23:30 UTC the day is the student's own: %s", (_when, zone, change, steps) => {
  const hasOnlyAhead = steps[0]?.startsWith('exam_') === true;
  const cards = { total: 9, today: hasOnlyAhead ? 0 : 9, fresh: 0 };
  const standing = { ...practised, now: getTime('27T23:30:00'), zone, cards, ...change };
  expect(words(standing).filter((step) => step !== 'practise')).toEqual(steps);
});

test.each([
  ['an exam, cards and two sets of questions', full, 45 + 5 + 2 + 4],
  ['more questions than a set', { ...empty, questions: { due: 0, mistakes: 400 } }, 15],
  ['a restart', away, 3],
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

test('work of a tutor that is due soon comes before due cards, and later work after them', () => {
  const { steps } = todaysSteps({
    ...practised,
    cards: { total: 10, today: 4, fresh: 0 },
    assignments: [
      { id: 'a1', dueAt: getTime('26T17:00:00') },
      { id: 'a2', dueAt: getTime('29T17:00:00') },
      { id: 'a3', dueAt: getTime('30T17:00:00') },
    ],
  });
  expect(steps.map((step) => ('id' in step ? step.id : step.kind))).toEqual(['a1', 'a2', 'cards', 'a3']);
});
