import { expect, test } from 'vitest';
import { progressChoice, rangeOptions } from './progress-choice.ts';

const course = '0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10';
const findChoice = (search: string) => {
  const params = new URLSearchParams(search);
  return progressChoice((name) => params.get(name) ?? '');
};

test.each([
  ['', { days: 30 }],
  ['days=7', { days: 7 }],
  ['days=400', { days: 400 }],
  ['days=30', { days: 30 }],
  ['days=-1', { days: 30 }],
  [`days=90&course=${course}`, { days: 90, course_id: course }],
  ['course=mine', { days: 30 }],
])('the address "%s" asks for %j', (search, choice) => {
  expect(findChoice(search)).toEqual(choice);
});

test('without premium the long ranges are labelled as premium', () => {
  expect(
    rangeOptions(true)
      .map(([, text]) => text)
      .join(),
  ).not.toContain('premium');
  expect(rangeOptions(false).filter(([, text]) => text.includes('premium'))).toEqual([
    ['90', 'The last 90 days (premium)'],
    ['400', 'The last 400 days (premium)'],
  ]);
});
