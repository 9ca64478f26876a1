import { expect, test } from 'vitest';
import { groupMenu } from './menu-groups.ts';

const entry = (text: string, position: number) =>
  ({ text, path: `/${text}`, icon: 'quiz', position }) as const;
const entries = [
  entry('a', 1),
  entry('b', 9),
  entry('c', 10),
  entry('d', 20),
  entry('e', 29),
  entry('f', 30),
];

test.each([
  ['student', ['Progress: c', 'Tutors and courses: de']],
  ['admin', ['Figures and record: c', 'Courses and exams: de']],
] as const)(
  'the menu of a %s has its first entries, and groups in the words of the role',
  (role, inWords) => {
    const { first, groups, account } = groupMenu(role, entries);
    const getTexts = (found: typeof first) => found.map(({ text }) => text).join('');
    expect([getTexts(first), getTexts(account)]).toEqual(['ab', 'f']);
    expect(groups.map(({ name, entries: inside }) => `${name}: ${getTexts(inside)}`)).toEqual(inWords);
  },
);

test('a group without entries has no name in the menu', () => {
  expect(groupMenu('tutor', [entry('a', 1)])).toEqual({ first: [entry('a', 1)], groups: [], account: [] });
});
