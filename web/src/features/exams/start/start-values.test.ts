import { beforeEach, expect, test } from 'vitest';
import { forgetAll, store } from '../../../lib/device/device-storage.ts';
import { firstValues, getOrder, type StartValues, startValues } from './start-values.ts';

const usual: StartValues = {
  count: 10,
  minutes: 10,
  right: 1,
  wrong: 'nothing',
  taken: 1,
  unanswered: 0,
  multiple: 'all_or_nothing',
  extra: '0',
  mayPause: false,
};

beforeEach(() => forgetAll(''));

test.each([
  [1, 1, 5],
  [12, 12, 12],
  [40, 40, 40],
  [1_000, 40, 40],
])('a source of %i questions suggests an exam of %i in %i minutes', (available, count, minutes) => {
  expect(firstValues('u1', available)).toMatchObject({ count, minutes, wrong: 'nothing' });
});

test('the device remembers choices by account', () => {
  const selectedStartValues: StartValues = {
    count: 30,
    minutes: 20,
    right: 4,
    wrong: 'own',
    taken: 0.5,
    unanswered: -1,
    multiple: 'each_option',
    extra: '25',
    mayPause: true,
  };
  startValues.remember('u1', selectedStartValues);
  expect(firstValues('u1', 1_000)).toEqual(selectedStartValues);
  expect(firstValues('u2', 10)).toEqual(usual);
  // The stored minutes were for thirty questions.
  expect(firstValues('u1', 12)).toEqual({ ...selectedStartValues, count: 12, minutes: 12 });
});

test.each([
  ['"nothing"'],
  ['{"count":0,"minutes":301,"wrong":"all","taken":-1,"multiple":1,"extra":"5","mayPause":"yes"}'],
  ['{"right":0,"unanswered":-101}'],
  ['{"count":"ten"}'],
  ['null'],
])('the form ignores a stored value of %s', (storedText) => {
  store('akada.exam-start.u1', storedText);
  expect(firstValues('u1', 10)).toEqual(usual);
});

test.each([
  ['nothing', 0],
  ['guess', 'guess'],
  ['own', 1.5],
] as const)('a wrong answer that costs %s takes %s', (wrong, taken) => {
  expect(getOrder({ ...usual, wrong, taken: 1.5 }).marking).toEqual({
    right: 1,
    unanswered: 0,
    multiple: 'all_or_nothing',
    wrong: taken,
  });
});

test('an order has the marks of right and missing answers, and an emptied field is not a number', () => {
  expect(getOrder({ ...usual, right: 4, unanswered: '-1' }).marking).toMatchObject({
    right: 4,
    unanswered: -1,
  });
  expect(getOrder({ ...usual, right: '' }).marking?.right).toBeNaN();
});

test('an order has numbers instead of the text in the fields', () => {
  expect(getOrder({ ...usual, count: '12', minutes: '15', extra: '100', mayPause: true })).toEqual({
    question_count: 12,
    duration_minutes: 15,
    extra_percent: 100,
    may_pause: true,
    marking: { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' },
  });
});
