import { expect, test } from 'vitest';
import { getDifferences } from './bank-differences.ts';
import {
  type BankValues,
  blankValues,
  getErrors,
  isSame,
  storedForm,
  withStem,
  withType,
} from './bank-values.ts';
import { makeBody } from './body-values.ts';
import { isOutOfOrder, withGapsInOrder, withMarkers, withoutGap } from './gap-markers.ts';

const blank = blankValues({ course_id: null, passage_id: null });
const soil: BankValues = {
  ...blank,
  stem: 'What holds water?',
  options: ['Humus', 'Sand', 'Gravel'],
  feedback: ['', '', ''],
  answer_indexes: [0],
};
const none = { texts: [], keys: [], verdict: null };

test('another type takes over the texts that it can use', () => {
  const short = withType(soil, 'short');
  expect(short).toMatchObject({ stem: soil.stem, options: [], answer_indexes: [], feedback: [] });
  expect(short.body).toMatchObject({ accepted: [{ text: 'Humus', share: 1 }] });
  const ordering = withType(soil, 'ordering');
  expect(ordering.body).toMatchObject({ items: soil.options });
  const reasoned = withType(ordering, 'reasoned');
  expect(reasoned.body).toMatchObject({ reasons: soil.options, reason: 0, verdict: true });
  expect(withType(reasoned, 'true_false')).toMatchObject({ answer_indexes: [0], body: null });
  expect(withType(reasoned, 'multiple')).toMatchObject({ options: soil.options, answer_indexes: [0] });
});

test('the answers of a former type return', () => {
  const { options, answer_indexes, feedback, body } = soil;
  const former = { options, answer_indexes, feedback, body };
  expect(withType(withType(soil, 'numerical'), 'single', former)).toEqual(soil);
  expect(withType(withType(soil, 'gaps'), 'single').options).toEqual(['', '', '', '']);
});

test('an author reads the problems of a body only for a published question', () => {
  const draft = withType(blank, 'short');
  expect(getErrors(draft)).toEqual({});
  expect(getErrors({ ...draft, status: 'published' })).toEqual({
    stem: 'Write the question',
    body: 'Write a text for each accepted answer.',
  });
  expect(getErrors({ ...withType(soil, 'short'), status: 'published' })).toEqual({});
});

test('empty rows do not block publishing, and are not stored', () => {
  const matching = withType({ ...blank, stem: 'Match' }, 'matching');
  const [left, right] = ['Nigeria', 'Abuja'];
  const pairs = [
    { left, right },
    { left: '', right: '' },
    { left: 'Ghana', right: 'Accra' },
    { left: ' ', right: '' },
  ];
  const values: BankValues = { ...matching, body: { type: 'matching', pairs, extra: ['', 'Lagos'] } };
  expect(getErrors({ ...values, status: 'published' })).toEqual({});
  expect(storedForm(values).body).toEqual({
    type: 'matching',
    pairs: [
      { left, right },
      { left: 'Ghana', right: 'Accra' },
    ],
    extra: ['Lagos'],
  });
  expect(isSame(values, { ...values, body: storedForm(values).body })).toBe(true);
  expect(storedForm(matching).body).toMatchObject({ pairs: [{ left: '' }, { left: '' }] });
});

test('the right reason stays right without the empty rows above it', () => {
  const body = {
    type: 'reasoned',
    verdict: true,
    reasons: ['', 'It swells.', '', 'It is dry.'],
    reason: 3,
  } as const;
  const values: BankValues = { ...soil, type: 'reasoned', body: { ...body, reasons: [...body.reasons] } };
  expect(storedForm(values).body).toMatchObject({ reasons: ['It swells.', 'It is dry.'], reason: 1 });
  const unwritten: BankValues = { ...values, body: { ...body, reasons: [...body.reasons], reason: 2 } };
  expect(storedForm(unwritten).body).toMatchObject({ reasons: ['It swells.', '', 'It is dry.'], reason: 1 });
});

test('spaces and the order of properties do not count as changes of a body', () => {
  const short = withType(soil, 'short');
  const other = { accents: false, case: false, accepted: [{ feedback: '', share: 1, text: ' Humus ' }] };
  expect(isSame(short, { ...short, body: { ...other, type: 'short' } })).toBe(true);
  expect(storedForm({ ...short, body: { ...other, type: 'short' } }).body).toEqual(short.body);
});

test('a marker in the text adds the form of its gap, and an empty form leaves with its marker', () => {
  const gaps = withStem(withType(soil, 'gaps'), 'Water is [[1]] and [[2]].');
  expect(gaps.body).toMatchObject({ gaps: [{ weight: 1 }, { weight: 1 }] });
  expect(withStem(gaps, 'Water is [[1]].').body).toMatchObject({ gaps: [{ weight: 1 }] });
});

test('an author removes a gap, and numbers gaps in order', () => {
  const stem = '[[2]] before [[1]]';
  const unordered = withMarkers({ type: 'gaps', gaps: [] }, stem);
  const body = { ...unordered, gaps: unordered.gaps.map((gap, index) => ({ ...gap, weight: index + 1 })) };
  expect(isOutOfOrder(body, stem)).toBe(true);
  const ordered = withGapsInOrder(body, stem);
  expect(ordered.stem).toBe('[[1]] before [[2]]');
  expect(ordered.body.gaps.map(({ weight }) => weight)).toEqual([2, 1]);
  expect(isOutOfOrder(ordered.body, ordered.stem)).toBe(false);
  const left = withoutGap(ordered.body, ordered.stem, 0);
  expect([left.stem, left.body.gaps.length]).toEqual([' before [[1]]', 1]);
});

test('two versions of a body differ in its lines', () => {
  const names = { course: String, passage: String };
  const body = makeBody('numerical', { ...none, texts: ['9.8'], keys: [0] });
  const [difference] = getDifferences(soil, { ...withType(soil, 'numerical'), body }, names);
  expect(difference).toMatchObject({ label: 'Answers', after: 'Numerical answer\n9.8' });
});
