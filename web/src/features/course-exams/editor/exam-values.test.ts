import { describe, expect, test } from 'vitest';
import { noDate } from '../../../lib/form/date-rules.ts';
import { makeCourseExam, openExamOf } from '../../../testing/course-exams.ts';
import { fixedFacts, getDifferences, isSame, withParts } from './exam-differences.ts';
import { type ExamValues, getContent, getErrors, getValues, newValues, shownErrors } from './exam-values.ts';
import { missingParts, poolText } from './missing-parts.ts';

const zone = 'Africa/Lagos';
const namedExamValues: ExamValues = { ...newValues, title: 'Test' };

test('an unchanged form sends the stored values, to the second', () => {
  const exam = makeCourseExam(1, {
    opens_at: '2026-11-02T09:00:12.345Z',
    closes_at: '2026-11-02T12:00:59.000Z',
    marking: { right: 2, wrong: 0.5, unanswered: -1, multiple: 'each_option' },
    pool: { kind: 'filter', topics: ['Soil'], difficulties: ['hard'], tags: ['week1'] },
  });
  const { title, instructions, pool, marking, opens_at, closes_at } = exam;
  const values = getValues(exam, zone);
  expect(values).toMatchObject({ opens_at: '2026-11-02T10:00', wrong: 'own', taken: 0.5 });
  expect(getContent(values, exam, zone)).toEqual({
    title,
    instructions,
    pool,
    marking,
    opens_at,
    closes_at,
    question_count: 20,
    duration_minutes: 30,
    attempts: 1,
    results_show: 'after_close',
    keys_show: 'after_close',
  });
});

test('once students have started, the form sends typed values only for changeable fields', () => {
  const exam = openExamOf(1);
  const values = { ...getValues(exam, zone), title: 'New', question_count: 5, opens_at: '', right: 9 };
  const { pool, question_count, marking, opens_at } = exam;
  expect(getContent(values, exam, zone)).toMatchObject({
    title: 'New',
    pool,
    question_count,
    marking,
    opens_at,
  });
});

test.each([
  ['nothing', 0],
  ['guess', 'guess'],
  ['own', 1],
] as const)('a wrong answer that costs %s takes %s', (wrong, taken) => {
  expect(getContent({ ...namedExamValues, wrong }, null, zone).marking.wrong).toBe(taken);
});

describe('errors are named after the fields of the form', () => {
  test.each<[Partial<ExamValues>, ReturnType<typeof getErrors>]>([
    [{}, {}],
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ question_count: '' }, { question_count: 'Ask 1 to 200 questions' }],
    [{ right: '' }, { right: 'Give 0.25 to 100 marks' }],
    [{ wrong: 'own', taken: 101 }, { taken: 'Take 0 to 100 marks away' }],
    [{ unanswered: -101 }, { unanswered: 'Give -100 to 100 marks' }],
    [{ pool_kind: 'chosen' }, { question_ids: 'Choose at least one question' }],
    [
      { opens_at: noDate, closes_at: '2100-01-01T00:00' },
      {
        opens_at: 'There is no such date, or a part of it is missing',
        closes_at: 'Choose a date from 1900 to 2099',
      },
    ],
    [
      { opens_at: '2026-11-02T10:00', closes_at: '2026-11-02T10:00' },
      { closes_at: 'It closes after it opens' },
    ],
    [
      { results_show: 'never', keys_show: 'after_close' },
      { keys_show: 'Right answers show with the results or later' },
    ],
  ])('%j', (part, errors) => {
    expect(getErrors({ ...namedExamValues, ...part }, null, zone)).toEqual(errors);
  });

  test('errors of the server are named after the fields of the form', () => {
    const server = {
      pool: 'Too many',
      'pool.question_ids': 'Not yours',
      'marking.wrong': 'Too much',
      'pool.tags.0': 'Tag is empty',
      closes_at: 'Passed',
    };
    expect(shownErrors(server)).toEqual({
      pool_kind: 'Too many',
      question_ids: 'Not yours',
      taken: 'Too much',
      tags: 'Tag is empty',
      closes_at: 'Passed',
    });
  });
});

test('two texts differ by the parts that people choose between', () => {
  const [mine, theirs] = [
    { ...namedExamValues, title: 'Mine', wrong: 'guess' as const },
    { ...namedExamValues, title: 'Theirs', closes_at: '2026-11-02T10:00' },
  ];
  expect(getDifferences(theirs, mine)).toEqual([
    { label: 'Title', before: 'Theirs', after: 'Mine' },
    {
      label: 'Marks',
      before: 'A right answer gives 1, a wrong one costs nothing',
      after: 'A right answer gives 1, a wrong one costs what guessing would gain',
    },
    { label: 'Closes', before: '2 Nov 2026, 10:00', after: '' },
  ]);
  expect(withParts(mine, theirs, ['Title', 'Closes'])).toEqual({ ...theirs, wrong: 'guess' });
  expect(isSame(namedExamValues, { ...namedExamValues, taken: 5 })).toBe(true);
  expect(isSame(namedExamValues, { ...namedExamValues, opens_at: '2026-11-02T10:00' })).toBe(false);
});

test('the editor describes each fixed fact in a sentence', () => {
  const values = { ...namedExamValues, topics: ['Soil'], unanswered: -1, multiple: 'each_option' as const };
  expect(Object.fromEntries(fixedFacts(values))).toEqual({
    'Drawn from': 'All published questions of the course\ntopics: Soil',
    Questions: '20',
    Minutes: '20',
    Opens: '',
    Marks:
      'A right answer gives 1, a wrong one costs nothing\nNo answer gives -1\nOf several right options each gives a part',
  });
});

describe('before it is published', () => {
  const now = Date.parse('2026-11-02T10:00:00.000Z');
  const whole = { ...namedExamValues, opens_at: '2026-11-02T10:00', closes_at: '2026-11-02T11:01' };

  test.each<[Partial<ExamValues>, number, string[]]>([
    [{}, 20, []],
    [{ closes_at: '2026-11-02T11:00' }, 20, ['Its end has passed. Choose a later one.']],
    [
      { title: '', opens_at: '', closes_at: noDate },
      20,
      ['Give it a title.', 'Say when it opens.', 'Say when it closes.'],
    ],
    [{}, 19, ['It asks 20 questions, and 19 can be asked. Publish more questions, or ask fewer.']],
  ])('a draft with %j and %i questions to ask lacks: %j', (part, pool_size, sentences) => {
    const values = { ...whole, ...part };
    expect(missingParts({ values, exam: { pool_size }, isPoolStored: true, zone, now })).toEqual(sentences);
  });

  test('does not judge an uncounted pool', () => {
    const judged = { values: whole, exam: { pool_size: 0 }, isPoolStored: false, zone, now };
    expect(missingParts(judged)).toEqual([]);
  });
});

test.each<[Partial<ExamValues>, number | null, string]>([
  [{}, null, 'Once it is saved you see how many questions fit.'],
  [{}, 1, '1 question can be asked now.'],
  [{ pool_kind: 'chosen', question_ids: ['a', 'b'] }, null, '2 questions chosen, at most 500.'],
  [{ pool_kind: 'chosen', question_ids: ['a', 'b'] }, 2, '2 questions can be asked now.'],
  [
    { pool_kind: 'chosen', question_ids: ['a', 'b'] },
    1,
    '1 question can be asked now. Of 2 chosen questions the others are not published.',
  ],
])('the pool %j with %s to ask reads: %s', (part, size, text) => {
  expect(
    poolText({ ...namedExamValues, ...part }, size === null ? null : { pool_size: size }, size !== null),
  ).toBe(text);
});
