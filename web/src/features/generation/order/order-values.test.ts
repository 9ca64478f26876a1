import { beforeEach, describe, expect, test } from 'vitest';
import { store } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix, eraseSession } from '../../../lib/session/session-store.ts';
import { getBody, getErrors, getOrder, type OrderValues, orderChoices } from './order-values.ts';

const values: OrderValues = {
  fileId: 'f1',
  count: 7,
  focus: 'osmosis',
  firstPage: 2,
  lastPage: 4,
  difficulty: 'harder',
  kinds: ['term', 'why'],
  types: 'mixed',
  courseName: 'Botany',
};
const empty: OrderValues = {
  ...values,
  focus: '',
  firstPage: '',
  lastPage: '',
  difficulty: 'mixed',
  kinds: [],
  types: 'choice',
  courseName: ' ',
};

beforeEach(() => eraseSession());

describe('the next form on a device', () => {
  test('starts with the count, difficulty, kinds, types and course of the last order, for the complete note', () => {
    orderChoices.questions.remember('ada', values);

    expect(orderChoices.questions.of('ada')).toEqual({
      count: 7,
      difficulty: 'harder',
      kinds: ['term', 'why'],
      types: 'mixed',
      courseName: 'Botany',
    });
    expect(orderChoices.questions.of('obi')).toMatchObject({ count: 10, courseName: '' });
  });

  test.each([
    'not json',
    'null',
    '[]',
    '{"count":"7","kinds":"term"}',
    '{"count":1.5,"difficulty":"no","kinds":["essay",3],"courseName":4}',
  ])('begins with ten of all kinds where %s is stored', (text) => {
    store(`${accountDataPrefix}order.choices.ada`, text);

    expect(orderChoices.questions.of('ada')).toMatchObject({
      count: 10,
      difficulty: 'mixed',
      kinds: [],
      courseName: '',
    });
  });
});

test('an order omits unset choices', () => {
  expect(getOrder(empty)).toEqual({ fileId: 'f1', count: 7, focus: '' });
  expect(getBody(getOrder(empty))).toEqual({ gemini_file_id: 'f1', question_count: 7, context: '' });
});

test('an order includes the choices', () => {
  expect(getBody(getOrder(values))).toEqual({
    gemini_file_id: 'f1',
    question_count: 7,
    context: 'osmosis',
    first_page: 2,
    last_page: 4,
    difficulty: 'harder',
    kinds: 'term,why',
    types: 'mixed',
    course_name: 'Botany',
  });
});

test('an emptied count is omitted, so that the rules reject it', () => {
  expect(getBody({ ...values, count: '' }).question_count).toBeNull();
});

test('errors are named after the fields of the form', () => {
  expect(
    getErrors({ context: 'No.', first_page: 'Not there.', course_name: 'Long.', other: 'Unknown.' }),
  ).toEqual({
    focus: 'No.',
    firstPage: 'Not there.',
    courseName: 'Long.',
  });
});
