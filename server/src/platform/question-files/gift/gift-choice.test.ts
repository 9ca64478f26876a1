import { describe, expect, test } from 'vitest';
import { readGift } from './read-gift.ts';

describe('weights', () => {
  const unequal = 'The right options had different weights. Now each counts the same.';
  const part = 'Part marks cannot be imported: only the option with = is right.';
  test.each([
    ['halves', '~%50%a ~%50%b ~c', 'multiple', [0, 1], []],
    ['thirds', '~%33.33333%a ~%33.33333%b ~%33.33333%c', 'multiple', [0, 1, 2], []],
    ['thirds in whole percent', '~%33%a ~%33%b ~%34%c', 'multiple', [0, 1, 2], []],
    ['commas for points', '~%33,33333%a ~%33,33333%b ~%33,33333%c', 'multiple', [0, 1, 2], []],
    ['penalties', '~%50%a ~%-100%b ~%50%c', 'multiple', [0, 2], []],
    ['unequal shares', '~%70%a ~%30%b ~c', 'multiple', [0, 1], [unequal]],
    ['shares that are not the whole', '~%25%a ~%25%b ~c', 'multiple', [0, 1], [unequal]],
    ['two that are each the whole', '~%100%a ~%100%b ~c', 'multiple', [0, 1], [unequal]],
    ['one that is the whole beside a half', '~%100%a ~%50%b ~c', 'multiple', [0], [unequal]],
    ['a half beside the right one', '~%50%a =b ~c', 'single', [1], [part]],
    ['the whole written out', '=%100%a ~%0%b', 'single', [0], []],
    ['a half marked as right too', '=%50%a =%50%b ~c', 'multiple', [0, 1], []],
  ])('%s', (_, answers, type, keys, messages) => {
    const { questions, warnings } = readGift(`Q{${answers}}`);
    expect(questions[0]).toMatchObject({ type, keys });
    expect(warnings).toEqual(messages.map((message) => ({ line: 1, message })));
  });
});
