import { expect, test } from 'vitest';
import { choosingAddress, getAddress, getChoice } from './practice-choice.ts';

test.each([
  '/mcq/practice/generated',
  '/mcq/practice/generated?generation_id=g1',
  '/mcq/practice/generated?file_id=f1&only=mistakes',
  '/mcq/practice/generated?exam_id=e1',
  '/mcq/practice/generated?question_ids=q1&question_ids=q2',
  '/mcq/practice/generated?subject=Use+of+English&topic=Lexis&topic=A%26B',
  '/mcq/practice/generated?only=due&difficulty=hard&type=true_false',
  '/mcq/practice/c1?only=bookmarked&topic=Soil',
])('%s is read, and written back unchanged', (address) => {
  const { pathname, searchParams } = new URL(address, 'http://akada.test');
  const courseId = pathname.endsWith('/generated') ? undefined : pathname.split('/').at(-1);
  expect(getAddress(getChoice(searchParams, courseId))).toBe(address);
});

test('the choice ignores unknown values in the address', () => {
  const search = new URLSearchParams('only=some&difficulty=very&type=essay&file_id=f1&generation_id=g1');
  expect(getChoice(search)).toEqual({
    source: { generation_id: 'g1' },
    only: 'all',
    topics: [],
    difficulty: undefined,
    type: undefined,
  });
  expect(getChoice(search, 'c1').source).toEqual({ course_id: 'c1' });
});

test('the page that asks keeps the source', () => {
  expect(choosingAddress({ course_id: 'c1' })).toBe('/mcq/practice/c1?choose=1');
  expect(choosingAddress({ subject: 'Biology' })).toBe('/mcq/practice/generated?subject=Biology&choose=1');
});
