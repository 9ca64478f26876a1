import { expect, test } from 'vitest';
import { getDifferences, withPart } from './bank-differences.ts';
import {
  type BankValues,
  blankValues,
  getErrors,
  isSame,
  storedForm,
  withKey,
  withOption,
  withoutOption,
  withType,
} from './bank-values.ts';

const soil: BankValues = {
  ...blankValues({ course_id: null, passage_id: null }),
  stem: 'What holds water?',
  options: ['Humus', 'Sand', 'Gravel'],
  feedback: ['', '', ''],
  answer_indexes: [0],
};
const names = { course: (id: string) => `Course ${id}`, passage: (id: string) => `Passage ${id}` };

test('spaces at the ends and empty feedback do not count as changes', () => {
  expect(isSame(soil, { ...soil, stem: ' What holds water? ', feedback: [], topic: ' ' })).toBe(true);
  expect(isSame(soil, { ...soil, answer_indexes: [1] })).toBe(false);
  expect(storedForm({ ...soil, feedback: ['', 'Too coarse. ', ''] }).feedback).toEqual([
    '',
    'Too coarse.',
    '',
  ]);
});

test('a draft may have gaps, a published question must not', () => {
  const gaps = { ...soil, options: ['Humus', '', ''], answer_indexes: [] };
  expect(getErrors(gaps)).toEqual({});
  expect(getErrors({ ...gaps, status: 'published' })).toEqual({
    options: 'Write option B, or remove it',
    answer_indexes: 'Choose the right option',
  });
});

test('a new right option replaces the key of a single-choice question, and is added to a multiple-choice one', () => {
  expect(withKey(soil, 2, true).answer_indexes).toEqual([2]);
  const several = withType(soil, 'multiple');
  expect(withKey(several, 2, true).answer_indexes).toEqual([0, 2]);
  expect(withKey(withKey(several, 2, true), 0, false).answer_indexes).toEqual([2]);
  expect(withType(withKey(several, 2, true), 'single').answer_indexes).toEqual([0]);
});

test('true and false replace the options, and switching back restores them', () => {
  const judged = withType(soil, 'true_false');
  expect([judged.options, judged.answer_indexes]).toEqual([['True', 'False'], []]);
  expect(withType(judged, 'single', soil).options).toEqual(soil.options);
  expect(withType(judged, 'multiple').options).toHaveLength(4);
});

test('the key follows its option', () => {
  const two = withType({ ...soil, answer_indexes: [0, 2] }, 'multiple');
  expect(withoutOption({ ...two, answer_indexes: [0, 2] }, 0).answer_indexes).toEqual([1]);
  expect(withoutOption(soil, 0)).toMatchObject({ options: ['Sand', 'Gravel'], feedback: ['', ''] });
  expect(withOption(soil)).toMatchObject({ options: [...soil.options, ''], feedback: ['', '', '', ''] });
});

test('two versions differ in parts, and each part can be taken separately', () => {
  const theirs: BankValues = { ...soil, stem: 'What holds rain?', answer_indexes: [1], course_id: 'c1' };
  const found = getDifferences(theirs, soil, names);
  expect(found.map(({ label }) => label)).toEqual(['Question', 'Answers', 'Course']);
  expect(found[1]?.before).toBe('One right option\nA. Humus\nB. Sand (right)\nC. Gravel');
  expect(found[2]).toEqual({ label: 'Course', before: 'Course c1', after: '' });
  const merged = withPart(soil, theirs, 'Answers');
  expect(getDifferences(theirs, merged, names).map(({ label }) => label)).toEqual(['Question', 'Course']);
});
